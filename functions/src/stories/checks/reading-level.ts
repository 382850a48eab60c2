/** How hard a text is to follow, and how hard it may be for the child's age. Pure. */
import { type AgeBand, countWords, splitSentences } from '@tuckaway/domain';
import { ANY_CHILD } from '../names/placeholders.ts';

interface ReadingLimits {
  /** An American school grade. */
  grade: number;
  /** Mean words of a sentence; missing if sentences of our own stories do not differ from those of a grown-up's prose. */
  sentence?: number;
  /** For the model, after "for". */
  child: string;
}

/** Above all our own stories of that age; docs/story-engine.md has their figures. */
const LIMITS: Readonly<Record<AgeBand, ReadingLimits>> = {
  '2-3': { grade: 5.5, sentence: 12, child: 'a child of two' },
  '4-5': { grade: 6, child: 'a child of four' },
  '6-8': { grade: 8, child: 'a child of six' },
};
/** For requests without an age: earlier versions had one limit for all children. */
const WITHOUT_AGE: ReadingLimits = { grade: 8, child: 'a child of four' };

/**
 * What is too hard about a text, worded for the model; null for one that suits the age.
 * @param paragraphs without the family's animal, which may be an archaeopteryx.
 */
export function readingProblem(paragraphs: readonly string[], age?: AgeBand): string | null {
  const { grade: mostGrade, sentence: mostWords = Number.POSITIVE_INFINITY, child } = age ? LIMITS[age] : WITHOUT_AGE;
  const grade = readingGrade(paragraphs);
  if (grade > mostGrade) {
    return `It reads like school grade ${Math.round(grade)}. Use short, everyday words and shorter sentences, for ${child}.`;
  }
  const words = wordsPerSentence(paragraphs);
  return words > mostWords ? `A sentence has ${Math.round(words)} words on average. Use much shorter ones, for ${child}.` : null;
}

/**
 * Readability as an American school grade: 0.0588 × letters per 100 words − 0.296 × sentences per 100 words − 15.8 (Coleman and Liau, “A computer
 * readability formula designed for machine scoring”, Journal of Applied Psychology 60 (1975), 283-284). A placeholder counts as a name of four letters.
 */
export function readingGrade(paragraphs: readonly string[]): number {
  const text = paragraphs.map((paragraph) => paragraph.replace(ANY_CHILD, 'Name'));
  const words = countWords(text.join(' '));
  if (words === 0) return 0;
  const letters = text.join('').match(/\p{L}/gu)?.length ?? 0;
  const sentences = text.flatMap(splitSentences).length;
  return (0.0588 * 100 * letters) / words - (0.296 * 100 * sentences) / words - 15.8;
}

/** Mean words of a sentence; 0 for an empty text. */
function wordsPerSentence(paragraphs: readonly string[]): number {
  const sentences = paragraphs.flatMap(splitSentences).length;
  return sentences === 0 ? 0 : countWords(paragraphs.join(' ')) / sentences;
}
