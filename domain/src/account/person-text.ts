/** Text rules for the child's name and the favorite animal. */
import { LIMITS } from '../limits.ts';

// Letters and marks of any script, spaces and ' ’ - . , ·; joiners (ZWNJ, ZWJ) only between letters, as Persian and Indic names need them.
// Without look-behind, which firestore.rules cannot express.
const LETTER = '[\\p{L}\\p{M}]';
const JOINER = '[\\u200C\\u200D]';
const PUNCTUATION = "[ '’.,·-]";
const PERSON_TEXT = new RegExp(`^${LETTER}(?:(?:${JOINER}|${PUNCTUATION}*)${LETTER})*${PUNCTUATION}*$`, 'u');

export type PersonTextProblem = 'missing' | 'too-long' | 'characters';

/**
 * Replaces the variants of hyphens (also Armenian and the Hebrew maqaf), middle dots (also Japanese) and apostrophes (also the Hebrew
 * geresh) by one character each. An apostrophe before the first letter, as in ’Alohi, becomes the letter it stands for.
 */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2013\u2212\u058A\u05BE\uFF0D]/gu, '-'],
  [/[\u2022\u2027\u30FB\uFF65\u22C5]/gu, '·'],
  [/[\u2018\u201B\u2032\u0060\u00B4\u05F3\u055A\uFF07]/gu, '’'],
  [/^['’](?=\p{L})/u, '\u02BC'],
];

/** Malayalam's six chillu letters. Older keyboards write them as a letter, a mark and a joiner: “രാമന്‍” is “രാമൻ”. */
const CHILLUS = new Map([...'ണനരലളക'].map((letter, index) => [letter, [...'ൺൻർൽൾൿ'][index] ?? letter]));
const OLD_CHILLU = /([ണനരലളക])\u0D4D\u200D(?!\p{L})/gu;

/** Applies NFC, trims, collapses white space and unifies punctuation. Form and function do this before checking. */
export function normalizePersonText(text: string): string {
  const spaced = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(OLD_CHILLU, (old, letter: string) => CHILLUS.get(letter) ?? old);
  return SHAPES.reduce((shaped, [shape, ours]) => shaped.replace(shape, ours), spaced);
}

/** A last dot that belongs to its word, as in “Sam Jr.” */
const SHORT_FORM = /(?:^|[\s.])(?:\p{L}|jr|sr)\.$/iu;

/** Without marks behind a name: “Mia,” is Mia, but “Sam Jr.” and “Jess'” keep theirs. */
export function withoutLastMarks(name: string): string {
  const bare = name.replace(/[\s.,·-]+$/u, '');
  const dotted = `${bare}.`;
  return name.startsWith(dotted) && SHORT_FORM.test(dotted) ? dotted : bare;
}

/** The possessive, with one kind of apostrophe: “Jess'” becomes “Jess's”, and “Chloë's” stays. @param mark the apostrophe if the name has none. */
export function possessive(name: string, mark: "'" | '’' = '’'): string {
  if (/['’]s?$/u.test(name)) return name.replace(/['’]$/u, '$&s');
  return `${name}${/['’]/u.exec(name)?.[0] ?? mark}s`;
}

export function personTextProblem(text: string, limit: number = LIMITS.childName): PersonTextProblem | null {
  if (text === '') return 'missing';
  if (text.length > limit) return 'too-long';
  return PERSON_TEXT.test(text) ? null : 'characters';
}
