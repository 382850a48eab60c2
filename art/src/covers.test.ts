/** Every story has its own cover. */

import { hash32 } from '@tuckaway/domain';
import { expect, it } from 'vitest';
import { COVERS } from './compose.ts';
import { knownAnimals, sceneSvg } from './kit.ts';
import { PLACES } from './place.ts';
import { makeRng } from './prng.ts';

const STORIES = 1000;
const TONES = ['funny', 'sleepy', 'cozy', 'silly', 'calm'] as const;

/** A picture without its ids, which always differ, as two numbers. */
function look(svg: string): string {
  const plain = svg.replace(/t[0-9a-z]{8,}/g, '');
  return `${plain.length} ${hash32(plain)}`;
}

it('a thousand stories have a thousand covers', { timeout: 120_000 }, () => {
  const rng = makeRng('a thousand families');
  const seen = new Set<string>();
  for (let i = 0; i < STORIES; i++) {
    // Every other story has the same fox, forest and cover, and differs only in its id.
    const request =
      i % 2
        ? { place: 'forest', animal: 'fox', mood: 'calm' as const, cover: COVERS[i % COVERS.length] }
        : { place: rng.pick(PLACES), animal: rng.pick(knownAnimals), mood: rng.pick(TONES), cover: rng.pick(COVERS) };
    seen.add(look(sceneSvg({ ...request, seed: `story-${i}` }, { width: 960, height: 540 })));
  }
  expect(seen.size).toBe(STORIES);
});
