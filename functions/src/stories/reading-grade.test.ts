import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readingGrade } from './checks.ts';

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

  const curated = new URL('../../../tools/seed/curated/', import.meta.url);
  test.each(readdirSync(curated))('of the curated story %s is far below the limit', (file) => {
    const { pages } = parse(readFileSync(new URL(file, curated), 'utf8')) as { pages: { text: string }[] };
    expect(readingGrade(pages.map(({ text }) => text))).toBeLessThan(5);
  });
});
