/** Pages of stories as the local storyteller writes them: what their scenes say is seen, whole and counted, at every width. */
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { knownAnimals, PLACES, storyPicture } from '../../art/src/kit.ts';
import { COVER_IDS, pagePicture, STORY_TONES, type StoryPicture } from '../../domain/src/index.ts';
import { createStoryteller } from '../../tools/storyteller/engine/storyteller.ts';
import { LONG, SEED } from '../long.ts';
import { LOOKS } from './support/looks.ts';
import { freeRasters } from './support/raster.ts';
import { stagedPicture } from './support/staged-page.ts';
import { pageFaults } from './support/story-page.ts';

const SCENES = LONG ? 1000 : 16;

/** Pages of as many stories as needed, each in another place, with another animal and a family that looks different. */
function scenes(howMany: number): StoryPicture[] {
  const found: StoryPicture[] = [];
  for (let nth = 0; found.length < howMany; nth++) {
    const setting = PLACES[(nth + SEED) % PLACES.length] ?? 'meadow';
    const animal = knownAnimals[(nth * 7 + SEED) % knownAnimals.length] ?? 'fox';
    const { id: tone = 'calm' } = STORY_TONES[nth % STORY_TONES.length] ?? {};
    const { pages } = createStoryteller(`pictures ${SEED} ${nth}`)({
      animal,
      setting,
      tone,
      words: 400,
      others: ['{child2}', '{child3}'].slice(0, nth % 3),
    });
    const story = {
      id: `pictures-${SEED}-${nth}`,
      storySetting: setting,
      storyTone: tone,
      favoriteAnimal: animal,
      coverImage: COVER_IDS[nth % COVER_IDS.length],
    };
    const further = pages.slice(1).map(({ scene }, index) => pagePicture(story, scene, index + 1, LOOKS[nth % LOOKS.length], pages.length));
    found.push(...(LONG ? further : [further[nth % further.length], further.at(-1)].filter((page) => page !== undefined)));
  }
  return found.slice(0, howMany);
}

describe(`${SCENES} pages of stories from the local storyteller (seed ${SEED})`, () => {
  let drawn: StoryPicture[] = [];
  beforeAll(() => {
    drawn = scenes(SCENES);
  }, 30 * 60_000);

  it('show what their scenes say, in the right number, uncovered and inside every crop', { timeout: 30 * 60_000 }, async () => {
    const faults: string[] = [];
    for (const picture of drawn) {
      faults.push(...pageFaults(picture).map((fault) => `${picture.seed}, page ${picture.page} (${picture.scene.place}): ${fault}`));
      await freeRasters();
    }
    expect(faults).toEqual([]);
  });

  it('take at most 12 KB after gzip', { timeout: 30 * 60_000 }, () => {
    const sizes = drawn.map((picture) => gzipSync(storyPicture(picture).svg).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(12 * 1024);
  });
});

describe('a page of those who are close', () => {
  it.each([
    { acts: ['child and sibling sleep in bed', 'animal sleeps'], space: 'inside', time: 'night' },
    { acts: ['animal walks', 'frog rides on animal'] },
    { acts: ['child whispers to woman'] },
    { acts: ['child holds stone', 'animal looks at stone'], things: ['stone'] },
  ])('shows each of them once, with their faces, and says so: $acts', (written) => {
    expect(pageFaults(stagedPicture({ ...written, animal: 'dog' }))).toEqual([]);
  });
});
