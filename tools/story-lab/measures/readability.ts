/**
 * Readability for the child's age: grade, long words, and words beyond those of our own stories.
 * Source: Kincaid and others, "Derivation of new readability formulas" (US Navy, 1975: public domain), on syllables and sentence length;
 * the share of unknown words as in Spache, "A new readability formula for primary-grade reading materials" (1953), with a list of our own
 * (docs/story-engine.md says which published lists are left out and why).
 */
import { readFileSync } from 'node:fs';
import { type AgeBand, DEFAULT_AGE_BAND } from '../../../domain/src/index.ts';
import { between, type LabStory, type Measure, type Measured, result } from '../story.ts';
import { examples, per, sentencesOf, syllables, textOf, wordsOf } from '../text.ts';

interface Limits {
  good: number;
  bad: number;
}

/** A grown-up reads aloud, so that a grade is one that a listener follows, not one that a child reads alone. */
const LIMITS: Readonly<Record<AgeBand, { grade: Limits; unknown: Limits }>> = {
  '2-3': { grade: { good: 3.5, bad: 7 }, unknown: { good: 18, bad: 32 } },
  '4-5': { grade: { good: 4.5, bad: 8 }, unknown: { good: 20, bad: 34 } },
  '6-8': { grade: { good: 5.5, bad: 9 }, unknown: { good: 22, bad: 36 } },
};
const KNOWN = new Set(readFileSync(new URL('../data/known-words.txt', import.meta.url), 'utf8').split(/\s+/u));
const ENDING = /(?:'s|'|s|es|ed|d|ing|er|est|ly|y)$/u;

export const readability: Measure = { id: 'readability', weight: 10, isDecisive: true, measure: measureReadability };

function measureReadability(story: LabStory): Measured {
  const limits = LIMITS[story.age ?? DEFAULT_AGE_BAND];
  const grade = gradeOf(textOf(story));
  const unknown = unknownWords(story);
  const share = per(unknown.length, wordsOf(textOf(story)).length);
  const value = Math.min(between(grade, limits.grade.good, limits.grade.bad), between(share, limits.unknown.good, limits.unknown.bad));
  return result(
    value,
    `hard for ages ${story.age ?? DEFAULT_AGE_BAND}: grade ${grade.toFixed(1)}, ${Math.round(share)} % unusual words (${examples(unknown)})`,
  );
}

/** The Flesch–Kincaid grade; a name counts as two syllables. */
export function gradeOf(text: string): number {
  const words = wordsOf(text);
  const spoken = words.reduce((sum, word) => sum + (word.startsWith('{') ? 2 : syllables(word)), 0);
  return (0.39 * words.length) / Math.max(1, sentencesOf(text).length) + (11.8 * spoken) / Math.max(1, words.length) - 15.59;
}

/** Words that are not in the list, not even without an ending; names and short words are known. */
export function unknownWords(story: LabStory): string[] {
  const text = textOf(story);
  const names = new Set((text.match(/(?<=[\p{Ll},;] )\p{Lu}\p{L}+/gu) ?? []).map((name) => name.toLowerCase()));
  return wordsOf(text).filter((word) => {
    const stem = word.replace(/'s$|'$/u, '');
    return stem.length > 3 && !stem.startsWith('{') && !names.has(stem) && !isKnown(stem);
  });
}

function isKnown(word: string): boolean {
  const stem = word.replace(ENDING, '');
  return (
    [word, stem, `${stem}e`, `${stem}y`, stem.replace(/i$/u, 'y'), stem.replace(/(.)\1$/u, '$1')].some((form) => KNOWN.has(form)) ||
    (word.includes('-') && word.split('-').every((half) => half.length < 4 || isKnown(half)))
  );
}
