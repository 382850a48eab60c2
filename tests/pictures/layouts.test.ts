/** Pages of one place look different, and the last page of a story is mostly light: measured from pixels. */
import { describe, expect, it } from 'vitest';
import { PLACES, storyPicture } from '../../art/src/kit.ts';
import { pagePicture, parseScene, SCENE_SPACES, SCENE_TIMES, type Scene, type StorySetting } from '../../domain/src/index.ts';
import { LONG, sample } from '../long.ts';
import { rasterize } from './raster.ts';

const PLACE_COUNT = 4;
const STORIES = 12;
/** The brightest and the darkest of all. */
const TIMES = LONG ? SCENE_TIMES : (['day', 'late-night'] as const);
/** Pictures whose brightness differs by this share on average have another layout. */
const DIFFERENT = 0.05;
/** Two places, seen through such light, differ by less; on other pages most differ by two to four times as much. */
const HARDLY_SEEN = 0.037;

/** Such a share of the last page is at least half as bright as white paper, and so is the page on average. */
const MOSTLY = 0.5;
const LIT = 128;

const story = (id: string, place: StorySetting) =>
  ({ id, storySetting: place, storyTone: 'calm', favoriteAnimal: 'fox', coverImage: 'moon' }) as const;
const scene = (place: StorySetting, more: object = {}) =>
  parseScene({ place, space: 'outside', view: 'wide', time: 'night', figures: [{ who: 'animal' }], focus: 'animal', ...more }, { place });

function difference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / (255 * one.length);
}

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

  it.each(['wide', 'near', 'detail'])('end in a light in which the place is hardly seen: %s', (view) => {
    const drawn = (where: StorySetting): Uint8Array =>
      rasterize(storyPicture(pagePicture(story('last', where), scene(where, { view }), 5, [], 6)).svg, 48).values;
    const elsewhere = place === 'meadow' ? 'desert' : 'meadow';
    expect(difference(drawn(place), drawn(elsewhere))).toBeLessThan(HARDLY_SEEN);
  });

  it.each(TIMES)('end on a page that is mostly light: %s', (time) => {
    for (const space of SCENE_SPACES) {
      for (const view of ['wide', 'near', 'detail']) {
        const last = pagePicture(story('last', place), scene(place, { space, view, time }), 7, [], 8);
        const { values } = rasterize(storyPicture(last).svg, 48);
        const brightness = values.reduce((sum, value) => sum + value, 0) / (255 * values.length);
        const lit = values.filter((value) => value >= LIT).length / values.length;
        expect(Math.min(brightness, lit), `${space}, ${view}`).toBeGreaterThan(MOSTLY);
      }
    }
  });
});
