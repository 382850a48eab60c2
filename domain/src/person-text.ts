/** The text rules for what a family types: the child's name and the favourite animal. */
import { LIMITS } from './limits.ts';

// Letters and marks of any script, spaces and ' ’ - . , ·; joiners (ZWNJ, ZWJ) only between letters, as Persian and Indic names need them.
// Written without look-behind, as firestore.rules has it too.
const LETTER = '[\\p{L}\\p{M}]';
const JOINER = '[\\u200C\\u200D]';
const PUNCTUATION = "[ '’.,·-]";
const PERSON_TEXT = new RegExp(`^${LETTER}(?:(?:${JOINER}|${PUNCTUATION}*)${LETTER})*${PUNCTUATION}*$`, 'u');

export type PersonTextProblem = 'missing' | 'too-long' | 'characters';

/** NFC, outer spaces off, inner runs of white space to one space: what form and function apply before they check. */
export function normalizePersonText(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** What is wrong with a normalized name or animal, or null. */
export function personTextProblem(text: string, limit: number = LIMITS.childName): PersonTextProblem | null {
  if (text === '') return 'missing';
  if (text.length > limit) return 'too-long';
  return PERSON_TEXT.test(text) ? null : 'characters';
}
