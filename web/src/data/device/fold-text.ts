/** Normalizes texts for searching: without case, accents and different encodings of the same letter. Pure, for any script. */

/**
 * Marks that users leave out when searching: accents, and the vowel points of Arabic and Hebrew. The vowel signs of Indic scripts and the
 * voicing marks of Japanese count as letters and stay.
 */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]/gu;
/** Soft hyphens, joiners, and the stroke that stretches Arabic words: they do not change a word. */
const INVISIBLE = /[\u00ad\u0640\u200b-\u200d\u2060\ufeff]/gu;
/** Letters without a Unicode decomposition. */
const LETTERS: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', æ: 'ae', œ: 'oe', ς: 'σ', '’': "'", '‘': "'", ʼ: "'" };

/** Idempotent. Upper and lower case, composed and decomposed letters give the same text. */
export function foldText(text: string): string {
  // Through upper case, because ß becomes SS there and both lower-case forms of sigma become one.
  const oneCase = text.normalize('NFKD').toLowerCase().toUpperCase().toLowerCase();
  return (
    oneCase
      .normalize('NFKD')
      .replace(OPTIONAL_MARKS, '')
      .replace(INVISIBLE, '')
      .replace(/[øłđħæœς’‘ʼ]/gu, (letter) => LETTERS[letter] ?? letter)
      // Composed again, so that a search cannot match a part of a letter.
      .normalize('NFC')
  );
}

/** The folded words of a search. Punctuation separates them, except apostrophes within a word. */
export function foldWords(words: string): string[] {
  return foldText(words)
    .split(/[^\p{L}\p{M}\p{N}\p{S}']+/u)
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter((word) => word !== '');
}

/** Whether the text contains all of the words, in any order and also as parts of longer words. */
export function hasWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}
