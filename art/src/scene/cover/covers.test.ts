/** Every story has its own cover. */

import {
  type ChildAppearance,
  COVER_IDS,
  childSeedOf,
  coverPicture,
  hash32,
  pagePicture,
  parseScene,
  SETTING_IDS,
  TONE_IDS,
} from '@tuckaway/domain';
import { expect, it } from 'vitest';
import { LONG } from '../../../../tests/long.ts';
import { knownAnimals, storyPicture } from '../../kit.ts';
import { makeRng } from '../../paper/prng.ts';

const STORIES = LONG ? 1000 : 100;

/** A picture without its ids, which always differ, as two numbers. */
function look(svg: string): string {
  const plain = svg.replace(/t[0-9a-z]{8,}/g, '');
  return `${plain.length} ${hash32(plain)}`;
}

it('any two stories have different covers', { timeout: 120_000 }, () => {
  const rng = makeRng('a thousand families');
  const seen = new Set<string>();
  for (let i = 0; i < STORIES; i++) {
    // Every other story has the same fox, forest and mood, and differs only in its cover and id.
    const story =
      i % 2
        ? {
            storySetting: 'forest' as const,
            favoriteAnimal: 'fox',
            storyTone: 'calm' as const,
            coverImage: COVER_IDS[i % COVER_IDS.length],
          }
        : {
            storySetting: rng.pick(SETTING_IDS),
            favoriteAnimal: rng.pick(knownAnimals),
            storyTone: rng.pick(TONE_IDS),
            coverImage: rng.pick(COVER_IDS),
          };
    seen.add(look(storyPicture(coverPicture({ ...story, id: `story-${i}` })).svg));
  }
  expect(seen.size).toBe(STORIES);
});

it('draws undescribed children by the number of the story, on cover and pages, and others as they are described', () => {
  const scene = parseScene({ place: 'forest', time: 'day', figures: [{ who: 'child' }, { who: 'sibling' }, { who: 'adult' }] });
  const story = { id: 'a-story', storySetting: 'forest', storyTone: 'calm', favoriteAnimal: 'fox' } as const;
  const drawn = (childSeed?: number, looks: ChildAppearance[] = []) =>
    [coverPicture({ ...story, childSeed }, looks), pagePicture({ ...story, childSeed }, scene, 1, looks)].map((picture) =>
      look(storyPicture(picture).svg),
    );
  expect(drawn()).toEqual(drawn(childSeedOf(story)));
  const seeds = [1, 2, 3, 4, 5].map((seed) => drawn(seed));
  for (const at of [0, 1]) expect(new Set(seeds.map((pictures) => pictures[at])).size).toBe(seeds.length);
  const chosen: ChildAppearance = { skin: 'olive', hair: 'bob', hairColor: 'red', clothes: 'teal' };
  expect(drawn(1, [chosen])[0]).toBe(drawn(2, [chosen])[0]);
});
