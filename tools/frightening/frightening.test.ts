import { expect, test } from 'vitest';
import { labeledSentences } from '../frightening-rates.ts';
import { labeledExamples } from './examples.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();

test('the corpus has at least 1,500 pairs and 600 single sentences, none of them twice', () => {
  const own = labeledExamples().filter(({ source }) => source !== 'more');
  const frightening = own.filter(({ kind }) => kind !== null).map(({ text }) => plain(text));
  expect(frightening.length).toBeGreaterThanOrEqual(1_500);
  expect(new Set(frightening).size).toBe(frightening.length);
  expect(own.filter(({ source }) => source === 'harmless').length).toBeGreaterThanOrEqual(600);
});

test('no sentence that judges the weights is in the corpus they are learned from', () => {
  const judging = new Set(labeledSentences().map(({ text }) => plain(text)));
  expect(labeledExamples().filter(({ text }) => judging.has(plain(text))).length).toBe(0);
});
