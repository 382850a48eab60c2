/** The text rules for what a family types: the child's name and the favourite animal. */
import { LIMITS } from './limits.ts';

// Letters and marks of any script, spaces and ' ’ - . , ·; joiners (ZWNJ, ZWJ) only between letters, as Persian and Indic names need them.
// Written without look-behind, as firestore.rules has it too.
const LETTER = '[\\p{L}\\p{M}]';
const JOINER = '[\\u200C\\u200D]';
const PUNCTUATION = "[ '’.,·-]";
const PERSON_TEXT = new RegExp(`^${LETTER}(?:(?:${JOINER}|${PUNCTUATION}*)${LETTER})*${PUNCTUATION}*$`, 'u');

export type PersonTextProblem = 'missing' | 'too-long' | 'characters';

/**
 * Marks that keyboards and scripts have in many shapes, as one of ours: the hyphens (also Armenian and the Hebrew maqaf), the dot between
 * names (also the Japanese one), the apostrophe (also the Hebrew geresh). An apostrophe before the first letter, as in ’Alohi, is the
 * letter that it stands for.
 */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2013\u2212\u058A\u05BE\uFF0D]/gu, '-'],
  [/[\u2022\u2027\u30FB\uFF65\u22C5]/gu, '·'],
  [/[\u2018\u201B\u2032\u0060\u00B4\u05F3\u055A\uFF07]/gu, '’'],
  [/^['’](?=\p{L})/u, '\u02BC'],
];

/** Malayalam's six vowelless letters, which older keyboards write as a letter, a mark and a joiner: “രാമന്‍” is “രാമൻ”. */
const CHILLUS = new Map([...'ണനരലളക'].map((letter, index) => [letter, [...'ൺൻർൽൾൿ'][index] ?? letter]));
const OLD_CHILLU = /([ണനരലളക])\u0D4D\u200D(?!\p{L})/gu;

/** NFC, outer spaces off, inner runs of white space to one space, marks in one shape: what form and function apply before they check. */
export function normalizePersonText(text: string): string {
  const spaced = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(OLD_CHILLU, (old, letter: string) => CHILLUS.get(letter) ?? old);
  return SHAPES.reduce((shaped, [shape, ours]) => shaped.replace(shape, ours), spaced);
}

/** What is wrong with a normalized name or animal, or null. */
export function personTextProblem(text: string, limit: number = LIMITS.childName): PersonTextProblem | null {
  if (text === '') return 'missing';
  if (text.length > limit) return 'too-long';
  return PERSON_TEXT.test(text) ? null : 'characters';
}
