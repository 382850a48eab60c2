import { SCENE_PLACES } from '@tuckaway/domain';
import { describe, expect, it } from 'vitest';
import { RECIPES } from './recipes.ts';
import { PEAK, SAMPLE_RATE, synthesize } from './synthesize.ts';

describe.each(SCENE_PLACES)('the sound of %s', (place) => {
  it('is quiet but never silent, and its end leads to its beginning without a click', async () => {
    const loop = await synthesize(RECIPES[place]);
    const loudest = loop.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(loudest).toBeCloseTo(PEAK, 4);
    expect(PEAK).toBeLessThanOrEqual(0.2);

    const seconds = Array.from({ length: Math.floor(loop.length / SAMPLE_RATE) }, (_, nth) => {
      const second = loop.subarray(nth * SAMPLE_RATE, (nth + 1) * SAMPLE_RATE);
      return Math.sqrt(second.reduce((sum, value) => sum + value * value, 0) / second.length);
    });
    expect(Math.min(...seconds)).toBeGreaterThan(0.001);

    const steps = loop.map((value, i) => Math.abs(value - (loop[i - 1] ?? value)));
    const usual = steps.toSorted()[Math.floor(steps.length * 0.999)] ?? 0;
    expect(Math.abs((loop[0] ?? 0) - (loop.at(-1) ?? 0))).toBeLessThanOrEqual(Math.max(usual, 0.002));
  });
});

it('no two places have the same sound', () => {
  expect(new Set(SCENE_PLACES.map((place) => JSON.stringify(RECIPES[place]))).size).toBe(SCENE_PLACES.length);
});
