/** A new version of a story is a visibly different book: measured from pixels, for the same scenes in every place. */
import { describe, expect, it } from 'vitest';
import { PLACES, storyPicture } from '../../art/src/kit.ts';
import {
  coverPicture,
  otherVersionId,
  pagePicture,
  parseScene,
  SCENE_SPACES,
  type Scene,
  type StorySetting,
} from '../../domain/src/index.ts';
import { LONG, sample } from '../long.ts';
import { rasterize } from './support/raster.ts';

const VERSIONS = LONG ? 5 : 2;
const PLACE_COUNT = 4;
/** The mean difference of brightness. Where chance alone chose, some pages differed by 0.01 and some covers by 0.004. */
const DIFFERENT = 0.045;
const DIFFERENT_COVER = 0.06;

const story = (id: string, place: StorySetting) =>
  ({ id, storySetting: place, storyTone: 'calm', favoriteAnimal: 'fox', coverImage: 'moon' }) as const;
const scene = (place: StorySetting, space: Scene['space'], view: string, time: string) =>
  parseScene(
    {
      place,
      space,
      view,
      time,
      figures: [
        { who: 'animal', side: 'left' },
        { who: 'child', side: 'right' },
      ],
      focus: 'animal',
    },
    { place },
  );
const SCENES = SCENE_SPACES.flatMap(
  (space) =>
    [
      [space, 'wide', 'day'],
      [space, 'near', 'evening'],
      [space, 'wide', 'night'],
    ] as const,
);

/** The pictures of a story whose text says the same in every version. */
function bookOf(id: string, place: StorySetting): Uint8Array[] {
  const pages = SCENES.map(([space, view, time], index) =>
    pagePicture(story(id, place), scene(place, space, view, time), (index % 3) + 1, [], 8),
  );
  return [coverPicture(story(id, place)), ...pages].map((picture) => rasterize(storyPicture(picture).svg, 48).values);
}

function difference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / (255 * one.length);
}

describe.each(sample(PLACES, PLACE_COUNT))('a new version of a story in %s', (place) => {
  it('differs from the one before on its cover and its pages', () => {
    let [id, nth] = [`version ${place}`, 0];
    let before = bookOf(id, place);
    for (let version = 1; version <= VERSIONS; version++) {
      id = otherVersionId(id, () => `version ${place} ${nth++}`);
      const book = bookOf(id, place);
      const [cover = 0, ...pages] = book.map((picture, index) => difference(picture, before[index] ?? picture));
      expect(cover, `cover of version ${version}`).toBeGreaterThan(DIFFERENT_COVER);
      for (const page of pages) expect(page, `a page of version ${version}`).toBeGreaterThan(DIFFERENT);
      before = book;
    }
  });
});
