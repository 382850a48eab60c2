/**
 * Readability as an American school grade: Coleman and Liau, “A computer readability formula designed for machine scoring”, Journal of Applied
 * Psychology 60 (1975), 283-284. It counts letters, so it needs no dictionary of syllables.
 */
import { countWords, splitSentences } from '@tuckaway/domain';
import { ANY_CHILD } from './placeholders.ts';

/** 0.0588 × letters per 100 words − 0.296 × sentences per 100 words − 15.8. A placeholder counts as a name of four letters. */
export function readingGrade(paragraphs: readonly string[]): number {
  const text = paragraphs.map((paragraph) => paragraph.replace(ANY_CHILD, 'Name'));
  const words = countWords(text.join(' '));
  if (words === 0) return 0;
  const letters = text.join('').match(/\p{L}/gu)?.length ?? 0;
  const sentences = text.flatMap(splitSentences).length;
  return (0.0588 * 100 * letters) / words - (0.296 * 100 * sentences) / words - 15.8;
}
