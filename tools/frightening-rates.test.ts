import { expect, test } from 'vitest';
import { frighteningPart } from '../functions/src/stories/frightening/frightening-part.ts';
import { labeledExamples } from './frightening/examples.ts';
import { instructionsHash, recordedReviews } from './frightening/recorded-reviews.ts';
import { labeledSentences, ratesOf, withReview } from './frightening-rates.ts';
import { curatedStories } from './story-lab/corpus.ts';

test('of held-out sentences no fewer are judged right than documented', () => {
  const { recall, precision } = ratesOf(labeledSentences().filter(({ pair }) => pair % 2 === 0));
  expect(recall).toBeGreaterThan(0.52);
  expect(precision).toBeGreaterThan(0.89);
});

test('the recorded review belongs to the present instructions, and with it the held-out sentences reach the goal', () => {
  const recording = recordedReviews();
  expect(recording.instructions, 'node tools/frightening/review-sentences.ts records it anew').toBe(instructionsHash());
  const heldOut = labeledSentences().filter(({ pair }) => pair % 2 === 0);
  const { recall, precision } = ratesOf(heldOut, withReview(recording));
  expect(recall).toBeGreaterThanOrEqual(0.97);
  expect(precision).toBeGreaterThanOrEqual(0.9);
});

test('no curated story is flagged, at any age', () => {
  const texts = curatedStories().map(({ title, pages }) => [title, ...pages].join('\n'));
  expect(texts.map((text) => frighteningPart(text, '2-3')).filter((part) => part !== null)).toEqual([]);
});

test('no sentence that judges the weights is one that they are learned from', () => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}]+/gu, ' ')
      .trim();
  const judging = new Set(labeledSentences().map(({ text }) => plain(text)));
  expect(labeledExamples().filter(({ text }) => judging.has(plain(text)))).toEqual([]);
});
