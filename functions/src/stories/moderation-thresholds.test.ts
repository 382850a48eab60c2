import { expect, test } from 'vitest';
import { areScoresLow } from './moderation-thresholds.ts';

test('a quarrel may score higher than self-harm or anything sexual about minors', () => {
  expect(areScoresLow({ harassment: 0.2, violence: 0.2 })).toBe(true);
  expect(areScoresLow({ 'self-harm': 0.2 })).toBe(false);
  expect(areScoresLow({ 'sexual/minors': 0.02 })).toBe(false);
});

test.each([[{}], [{ violence: 0.29, hate: 0.001 }], [{ 'a-new-one': 0.001 }], [{ sexual: null }]])('%j is low', (scores) => {
  expect(areScoresLow(scores)).toBe(true);
});

test.each([[{ violence: 0.3 }], [{ 'a-new-one': 0.02 }], [{ violence: 'high' }], [{ violence: Number.NaN }]])(
  '%j is too high',
  (scores) => {
    expect(areScoresLow(scores)).toBe(false);
  },
);
