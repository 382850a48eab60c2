import { AGE_BANDS, pageParagraphs } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { curatedSources } from '../../../../tools/seed/sources.ts';
import { readingGrade, readingProblem } from './reading-level.ts';

test('the school grade of a text is the one of the published formula', () => {
  // 10 words, 40 letters, 2 sentences: 0.0588 × 400 − 0.296 × 20 − 15.8.
  expect(readingGrade(['Some owls like cold soup. They keep four warm pots.'])).toBeCloseTo(0.0588 * 400 - 0.296 * 20 - 15.8, 5);
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
    const long = [
      'The owl sat on the log and the mouse sat on the owl and they both saw the old moon go up.',
      'So the owl and the mouse sat and sat on the log and saw the moon and sat.',
    ];
    expect(readingProblem(long, '2-3')).toBe('A sentence has 20 words on average. Use much shorter ones, for a child of two.');
    for (const age of ['4-5', '6-8', undefined] as const) expect(readingProblem(long, age)).toBeNull();
  });

  test('of every curated story is right for every age', () => {
    for (const { title, pages } of curatedSources().filter(({ unpublished }) => !unpublished)) {
      const paragraphs = pages.flatMap(({ text }) => pageParagraphs(text.trim()));
      for (const age of [...AGE_BANDS, undefined]) expect(readingProblem(paragraphs, age), title).toBeNull();
    }
  });
});
