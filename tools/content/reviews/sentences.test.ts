import { expect, test } from 'vitest';
import { instructionsHash, isHeldOut, labeledSentences, ratesOf, recordedReviews } from './sentences.ts';

test('the recorded review belongs to the present instructions and reaches the goal with the held-out sentences', () => {
  const recording = recordedReviews();
  expect(recording.instructions, 'npm run review-sentences records it anew').toBe(instructionsHash());
  const { recall, precision } = ratesOf(labeledSentences().filter(isHeldOut), recording);
  expect(recall).toBeGreaterThanOrEqual(0.97);
  expect(precision).toBeGreaterThanOrEqual(0.9);
});

test('a reviewer that lists everything, or nothing, is not taken for a good one', () => {
  const sentences = labeledSentences().filter(isHeldOut);
  const ids = sentences.map(({ id }) => id);
  const saying = (listed: string[]) => ({ ...recordedReviews(), frightening: { '2-3': listed, '4-5': listed, '6-8': listed } });
  expect(ratesOf(sentences, saying(ids))).toMatchObject({ recall: 1, precision: 0.5, bothRight: 0 });
  expect(ratesOf(sentences, saying([]))).toMatchObject({ recall: 0, bothRight: 0 });
});
