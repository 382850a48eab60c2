import { SCENE_PLACES } from '@tuckaway/domain';
import { expect, it } from 'vitest';
import { LONG, SEED } from '../../../../../tests/long.ts';
import { RECIPES } from './recipes.ts';
import { PEAK, SAMPLE_RATE, synthesize } from './synthesize.ts';

/** Making a sound takes a tenth of a second. */
const SAMPLE = SCENE_PLACES.filter((_, index) => LONG || index % 4 === SEED % 4);

it.each(SAMPLE)('the sound of %s is quiet but never silent, and its end leads to its beginning without a click', async (place) => {
  const loop = await synthesize(RECIPES[place]);
  const loudest = loop.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  expect(loudest).toBeCloseTo(PEAK, 4);
  expect(PEAK).toBeLessThanOrEqual(0.2);

  const seconds = Array.from({ length: Math.floor(loop.length / SAMPLE_RATE) }, (_, nth) => {
    const second = loop.subarray(nth * SAMPLE_RATE, (nth + 1) * SAMPLE_RATE);
    return Math.sqrt(second.reduce((sum, value) => sum + value * value, 0) / second.length);
  });
  expect(Math.min(...seconds)).toBeGreaterThan(0.001);

  // The step from the end to the beginning is as small as one in a thousand within the sound.
  const seam = Math.abs((loop[0] ?? 0) - (loop.at(-1) ?? 0));
  let larger = 0;
  for (let at = 1; at < loop.length; at += 1) larger += Number(Math.abs((loop[at] ?? 0) - (loop[at - 1] ?? 0)) >= seam);
  expect(seam <= 0.002 || larger >= loop.length / 1000).toBe(true);
});

it('no two places have the same sound', () => {
  expect(new Set(SCENE_PLACES.map((place) => JSON.stringify(RECIPES[place]))).size).toBe(SCENE_PLACES.length);
});
