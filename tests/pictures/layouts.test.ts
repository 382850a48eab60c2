/** Pages of one place look different, and the last page of a story is lit by one lamp: measured from pixels. */
import { describe, expect, it } from 'vitest';
import { drawStoryLayers } from '../../art/src/index.ts';
import { PLACES, storyPicture } from '../../art/src/kit.ts';
import { pagePicture, parseScene, SCENE_SPACES, SCENE_TIMES, type Scene, type StorySetting } from '../../domain/src/index.ts';
import { LONG, sample } from '../long.ts';
import { rasterize } from './support/raster.ts';

const PLACE_COUNT = 4;
const STORIES = 12;
/** The brightest and the darkest of all. */
const TIMES = LONG ? SCENE_TIMES : (['day', 'late-night'] as const);
/** Pictures whose brightness differs by this share on average have another layout. */
const DIFFERENT = 0.05;
/** Pictures of two places differ by more, even by the light of one lamp. */
const OTHER_PLACE = 0.03;

/** So bright is paper in lamplight, and such a share of the last page is. */
const LIT = 128;
const LAMPLIT = { least: 0.01, most: 0.28 };
/** What the moon shines on through a window may be as bright, on this share of a page. */
const OTHER_LIGHT = 0.01;
/** The mean brightness of a page at night is less, of 255. */
const DARK = 100;

const story = (id: string, place: StorySetting) =>
  ({ id, storySetting: place, storyTone: 'calm', favoriteAnimal: 'fox', coverImage: 'moon' }) as const;
function scene(place: StorySetting, { view = 'wide', ...more }: { view?: string; space?: string; time?: string } = {}): Scene {
  const staging = { view, acts: [{ who: ['animal'], does: 'stand' }] };
  return parseScene({ place, space: 'outside', time: 'night', staging, ...more }, { place });
}

function difference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / (255 * one.length);
}

const brightness = (values: Uint8Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How many of the pictures are unlike each other. */
function layoutsOf(place: StorySetting, space: Scene['space']): number {
  const found: Uint8Array[] = [];
  for (let nth = 0; nth < STORIES; nth++) {
    const picture = pagePicture(story(`layout-${nth}`, place), scene(place, { time: 'day', space }), 2, [], 8);
    const { values } = rasterize(storyPicture(picture).svg, 48);
    if (found.every((other) => difference(values, other) > DIFFERENT)) found.push(values);
  }
  return found.length;
}

describe.each(sample(PLACES, PLACE_COUNT))('the pictures of %s', (place) => {
  it.each(SCENE_SPACES)('have at least three layouts: %s', (space) => {
    expect(layoutsOf(place, space)).toBeGreaterThanOrEqual(3);
  });

  it.each(['wide', 'near', 'hands'])('end in their own place: %s', (view) => {
    const drawn = (where: StorySetting): Uint8Array =>
      rasterize(storyPicture(pagePicture(story('last', where), scene(where, { view }), 5, [], 6)).svg, 48).values;
    const elsewhere = place === 'meadow' ? 'desert' : 'meadow';
    expect(difference(drawn(place), drawn(elsewhere))).toBeGreaterThan(OTHER_PLACE);
  });

  it('end in a room without another light than that lamp', async () => {
    const { far } = await drawStoryLayers(pagePicture(story('last', place), scene(place, { space: 'inside' }), 7, [], 8));
    const { values } = rasterize(far, 96);
    expect(values.filter((value) => value >= LIT).length / values.length).toBeLessThan(OTHER_LIGHT);
  });

  it.each(TIMES)('end in the dark around one lamp: %s', (time) => {
    for (const space of SCENE_SPACES)
      for (const view of ['wide', 'near', 'hands']) {
        const picture = pagePicture(story('last', place), scene(place, { space, view, time }), 7, [], 8);
        const last = rasterize(storyPicture(picture).svg, 48).values;
        const lit = last.filter((value) => value >= LIT).length / last.length;
        expect(lit, `${space}, ${view}`).toBeGreaterThan(LAMPLIT.least);
        expect(lit, `${space}, ${view}`).toBeLessThan(LAMPLIT.most);
        expect(brightness(last), `${space}, ${view}`).toBeLessThan(DARK);
      }
  });
});
