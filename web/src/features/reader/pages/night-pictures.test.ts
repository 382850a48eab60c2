import { expect, test } from 'vitest';
import { brightnessFor, meanLuminance, upperEdge } from './night-pictures.ts';

test('the mean luminance of white and black pixels is in between', () => {
  expect(meanLuminance([255, 255, 255, 255, 0, 0, 0, 255])).toBeCloseTo(0.5);
});

test.each([0.15, 0.4, 0.9])('a picture of luminance %f is dimmed to a restful one', (luminance) => {
  const level = Math.round(255 * luminance ** (1 / 2.2));
  const dimmed = Math.round(level * brightnessFor(luminance));
  expect(meanLuminance([dimmed, dimmed, dimmed, 255])).toBeLessThanOrEqual(0.14);
  expect(meanLuminance([dimmed, dimmed, dimmed, 255])).toBeGreaterThan(0.08);
});

test('a dark picture stays as it is', () => {
  expect(brightnessFor(0.03)).toBe(1);
});

test('the color of the upper edge is the mean of the first row', () => {
  const row = Array.from({ length: 24 }, (_, x) => (x % 2 === 0 ? [10, 20, 30, 255] : [30, 40, 50, 255])).flat();
  expect(upperEdge([...row, ...row.map(() => 0)])).toEqual([20, 30, 40]);
});
