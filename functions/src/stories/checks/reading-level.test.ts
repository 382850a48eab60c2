import { AGE_BANDS, pageParagraphs } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { LONG } from '../../../../tests/long.ts';
import { arcStories, curatedStories, earlierStories } from '../../../../tools/story-lab/corpus.ts';
import type { LabStory } from '../../../../tools/story-lab/story.ts';
import { readingGrade, readingProblem, wordsPerSentence } from './reading-level.ts';

const paragraphsOf = ({ pages }: LabStory) => pages.flatMap(pageParagraphs);

describe('the school grade of a text', () => {
  test('is the one of the published formula', () => {
    // 10 words, 40 letters, 2 sentences: 0.0588 × 400 − 0.296 × 20 − 15.8.
    expect(readingGrade(['Some owls like cold soup. They keep four warm pots.'])).toBeCloseTo(0.0588 * 400 - 0.296 * 20 - 15.8, 5);
  });

  test('does not depend on paragraphs or on the name', () => {
    expect(readingGrade(['The owl slept.', 'So did the moon.'])).toBeCloseTo(readingGrade(['The owl slept. So did the moon.']), 5);
    expect(readingGrade(['{child} slept.'])).toBe(readingGrade(['Anna slept.']));
  });

  test('of an empty text is 0', () => {
    expect(readingGrade([])).toBe(0);
  });
});

describe('the words of a sentence', () => {
  test('are the mean of all sentences', () => {
    expect(wordsPerSentence(['The owl slept. So did the old moon.', '{child} yawned.'])).toBeCloseTo(10 / 3, 5);
    expect(wordsPerSentence([])).toBe(0);
  });
});

describe('the reading level', () => {
  // Grades 5.8, 7.3 and 9.5.
  const text = (long: string) => [`The moon was ${long} tonight. The owl said so. The mouse thought it was ${long} too.`];

  test.each([
    ['magnificent', ['2-3']],
    ['extraordinary', ['2-3', '4-5']],
    ['incomprehensible', ['2-3', '4-5', '6-8', undefined]],
  ] as const)('of a text with the word “%s” is too hard for some ages', (long, ages) => {
    const tooHard = [...AGE_BANDS, undefined].filter((age) => readingProblem(text(long), age) !== null);
    expect(tooHard).toEqual(ages);
  });

  test('names the grade and the child to the model', () => {
    expect(readingProblem(text('incomprehensible'), '2-3')).toMatch(/school grade \d+\. .* for a child of two\.$/);
    expect(readingProblem(text('incomprehensible'), '6-8')).toMatch(/for a child of six\.$/);
  });

  test('of long sentences of easy words is too hard for toddlers only', () => {
    const long = ['The owl sat on the log and the mouse sat on the owl and they saw the moon go up.'];
    expect(readingProblem(long, '2-3')).toBe('A sentence has 20 words on average. Use much shorter ones, for a child of two.');
    for (const age of ['4-5', '6-8', undefined] as const) expect(readingProblem(long, age)).toBeNull();
  });

  test('of every curated story is right for every age', () => {
    for (const story of curatedStories()) {
      for (const age of [...AGE_BANDS, undefined]) expect(readingProblem(paragraphsOf(story), age), story.title).toBeNull();
    }
  });

  test('of the stories of the local storyteller is right for their age', () => {
    for (const story of arcStories('reading level', LONG ? 1200 : 60)) {
      expect(readingProblem(paragraphsOf(story), story.age), `${story.title}, ${story.age}`).toBeNull();
    }
  });

  test('of the first local storyteller’s plots is mostly too hard for toddlers', () => {
    const plots = earlierStories()['plot mode'] ?? [];
    expect(plots.length).toBe(40);
    expect(plots.filter((story) => readingProblem(paragraphsOf(story), '2-3') !== null).length).toBeGreaterThanOrEqual(30);
  });
});
