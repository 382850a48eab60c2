import { expect, test } from 'vitest';
import { frighteningPart } from '../functions/src/stories/frightening/frightening-part.ts';
import { exampleStories } from './frightening/examples.ts';
import { labeledSentences, ratesOf } from './frightening-rates.ts';
import { arcStories, curatedStories } from './story-lab/corpus.ts';

test('of held-out sentences no fewer are judged right than documented', () => {
  const { recall, precision } = ratesOf(labeledSentences().filter(({ pair }) => pair % 2 === 0));
  expect(recall).toBeGreaterThan(0.52);
  expect(precision).toBeGreaterThan(0.89);
});

test('no curated story is flagged, at any age', () => {
  const texts = curatedStories().map(({ title, pages }) => [title, ...pages].join('\n'));
  expect(texts.map((text) => frighteningPart(text, '2-3')).filter((part) => part !== null)).toEqual([]);
});

test('no example for the model is flagged', () => {
  expect(
    exampleStories()
      .filter(({ title, pages, age }) => frighteningPart([title, ...pages].join('\n'), age) !== null)
      .map(({ title }) => title),
  ).toEqual([]);
});

test('of 60 local stories none is flagged', () => {
  const stories = arcStories('flagged', 60);
  expect(stories.filter(({ title, pages, age }) => frighteningPart([title, ...pages].join('\n'), age) !== null).length).toBe(0);
});
