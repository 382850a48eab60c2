import { expect, it } from 'vitest';
import { distinct, likeness } from './likeness.ts';

it('counts what is said once', () => {
  expect(distinct(['a', 'b', 'a'])).toBe(2);
});

it('is the share of three words in a row, over all pairs', () => {
  // Of the four trigrams of the first two texts two are in both; the third has none of them.
  const texts = ['The otter hummed all day.', 'the otter hummed all night', 'Somebody else slept.'];
  const { mean, alike } = likeness(texts, 0.5);
  expect(mean).toBeCloseTo((2 / 4 + 0 + 0) / 3);
  expect(alike).toBeCloseTo(1 / 3);
});
