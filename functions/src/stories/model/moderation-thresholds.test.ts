import { expect, test } from 'vitest';
import { areScoresLow, thresholdOf } from './moderation-thresholds.ts';

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

const KNOWN = [
  ...['sexual', 'sexual/minors', 'harassment', 'harassment/threatening', 'hate', 'hate/threatening', 'illicit', 'illicit/violent'],
  ...['self-harm', 'self-harm/intent', 'self-harm/instructions', 'violence', 'violence/graphic'],
];

test('no category is less strict than the one limit of earlier versions, and a new one is as strict as the strictest', () => {
  const limits = KNOWN.map(thresholdOf);
  expect(Math.max(...limits)).toBe(0.3);
  expect(thresholdOf('a-new-one')).toBe(Math.min(...limits));
});

test.each(KNOWN)('a score of %s is low just below its threshold, and too high at it', (category) => {
  expect(areScoresLow({ [category]: thresholdOf(category) - 0.001 })).toBe(true);
  expect(areScoresLow({ [category]: thresholdOf(category) })).toBe(false);
});
