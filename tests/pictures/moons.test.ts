/** The sky of a place: no second moon beside that of the text, and nothing round that looks like one. */
import { describe, expect, it } from 'vitest';
import { PLACES, storyPicture } from '../../art/src/kit.ts';
import { coverPicture, pagePicture, parseScene, type StorySetting } from '../../domain/src/index.ts';
import { LONG, sample } from '../long.ts';
import { ALONE } from './support/marks.ts';
import { measure } from './support/measure.ts';

const TIMES = LONG ? (['day', 'evening', 'night', 'late-night'] as const) : (['evening', 'late-night'] as const);
const PLACE_COUNT = 5;
const DISC = /^(?:sky sun|sky moon|moon)$/;

/** Of the raster around a picture of 300 by 200 pixels (measure.ts). */
const ROW = 300 * ALONE;
const TOP = 100 * (ALONE - 1);
/** Those without a moon, and those whose moon is so high or so large that only a part of it is seen. */
const MOONLESS: readonly StorySetting[] = ['space', 'underwater', 'dinosaur'];
const CUT_OFF: readonly StorySetting[] = ['garden', 'circus', 'desert', 'pirate'];
const WHOLE = PLACES.filter((place) => !MOONLESS.includes(place) && !CUT_OFF.includes(place));

const story = (storySetting: StorySetting) =>
  ({ id: 'moons', storySetting, storyTone: 'calm', favoriteAnimal: 'fox', coverImage: 'forest' }) as const;

function discs(place: StorySetting, time: string, objects: readonly object[]): string[] {
  const scene = parseScene({ place, space: 'outside', view: 'wide', time, figures: [{ who: 'animal' }], objects }, { place });
  const { svg } = storyPicture(pagePicture(story(place), scene, 3, [], 8), { width: 960, height: 640, marks: true });
  return measure(svg, (what) => DISC.test(what)).map(({ what }) => what);
}

describe.each(sample(PLACES, PLACE_COUNT))('the sky of %s', (place) => {
  it.each(TIMES)('has the moon of the text and no other: %s', (time) => {
    expect(discs(place, time, [{ kind: 'moon', count: 1 }])).toEqual(['moon']);
    expect(discs(place, time, []).length).toBeLessThanOrEqual(1);
  });

  it.each(['morning', 'day', 'afternoon'])('has no moon by day: %s', (time) => {
    // Above the clouds it is a boat.
    expect(discs(place, time, []).filter((what) => what !== 'sky sun')).toEqual(place === 'clouds' ? ['sky moon'] : []);
  });

  it('has one moon on a cover that is framed by moonlight', () => {
    const cover = coverPicture({ ...story(place), coverImage: 'moon' });
    const { svg } = storyPicture(cover, { width: 960, height: 640, marks: true });
    expect(measure(svg, (what) => /moon$/.test(what)).length).toBeLessThanOrEqual(1);
  });
});

it.each(sample(WHOLE, PLACE_COUNT))('the moon of %s is in the picture from near, too', (place) => {
  for (const page of [1, 2, 3]) {
    const scene = parseScene({ place, space: 'outside', view: 'near', time: 'night', figures: [{ who: 'animal' }] }, { place });
    const { svg } = storyPicture(pagePicture(story(place), scene, page, [], 8), { width: 960, height: 640, marks: true });
    const moons = measure(svg, (what) => what === 'sky moon');
    const above = moons.map(({ pixels }) => [...pixels].filter((index) => Math.floor(index / ROW) < TOP).length);
    expect(above).toEqual([0]);
  }
});
