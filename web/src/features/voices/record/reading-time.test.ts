// @vitest-environment node
import { expect, it } from 'vitest';
import { minutesToRead } from './reading-time.ts';

const sentence = Array.from({ length: 11 }, () => 'lamp').join(' ');
const page = Array.from({ length: 10 }, () => sentence);

it.each([
  [0, 1],
  [1, 1],
  [3, 3],
  [9, 9],
])('%i pages of a hundred words and ten take about %i minutes', (pages, minutes) => {
  expect(minutesToRead(Array.from({ length: pages }, () => page))).toBe(minutes);
});
