/** Texts as people look for them: without capitals, accents and the ways in which the same letter can be written. Pure, for any script. */

/**
 * Marks that somebody who searches leaves out: accents, and the vowel points of Arabic and Hebrew. The vowel signs of Indic scripts and the
 * voicing marks of Japanese are letters to their readers, and stay.
 */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]/gu;
/** Soft hyphens, joiners, and the stroke that stretches Arabic words: they change no word. */
const UNSEEN = /[\u00ad\u0640\u200b-\u200d\u2060\ufeff]/gu;
/** What no decomposition takes apart. */
const LETTERS: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', æ: 'ae', œ: 'oe', ς: 'σ', '’': "'", '‘': "'", ʼ: "'" };

/** Folding twice is folding once; upper and lower case, composed and decomposed letters fold to the same. */
export function foldText(text: string): string {
  // There and back again: some letters are a pair of others in capitals (ß), some have two small forms (σ).
  const even = text.normalize('NFKD').toLowerCase().toUpperCase().toLowerCase();
  return (
    even
      .normalize('NFKD')
      .replace(OPTIONAL_MARKS, '')
      .replace(UNSEEN, '')
      .replace(/[øłđħæœς’‘ʼ]/gu, (letter) => LETTERS[letter] ?? letter)
      // Together again, so that a part of a letter finds nothing.
      .normalize('NFC')
  );
}

/** The words of a search, folded. Punctuation parts them, but for an apostrophe within one. */
export function foldWords(words: string): string[] {
  return foldText(words)
    .split(/[^\p{L}\p{M}\p{N}\p{S}']+/u)
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter((word) => word !== '');
}

/** Whether each of the words stands somewhere in the text; in any order, as a part of a longer word too. */
export function hasWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}
