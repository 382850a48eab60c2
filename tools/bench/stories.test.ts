import { expect, test } from 'vitest';
import { MOST_CENTS, storyCosts } from './stories.ts';

test('a story costs at most 1.2 cents, as a mean of all ages and lengths', () => {
  const costs = storyCosts().map(({ cents }) => cents);
  expect(costs.reduce((sum, cents) => sum + cents, 0) / costs.length).toBeLessThanOrEqual(MOST_CENTS);
});
