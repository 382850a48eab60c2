import { expect, test } from 'vitest';
import { tokenLimit } from './token-limit.ts';

test.each([
  ['is three times what it takes', { reasons: false, cutOffs: 0 }, 3200],
  ['has room of its own for reasoning', { reasons: true, cutOffs: 0 }, 5200],
  ['doubles when an answer was cut off', { reasons: false, cutOffs: 1 }, 6400],
  ['has an end, because each token costs', { reasons: false, cutOffs: 3 }, 16_000],
])('the room of a short story %s', (_what, expected, tokens) => {
  expect(tokenLimit({ words: 200, pages: 6, ...expected })).toBe(tokens);
});
