/** Normalizes texts for searching: without case, accents and different encodings of the same letter. Pure, for any script. */

/**
 * Marks that users leave out when searching: accents, and the vowel points of Arabic and Hebrew. The vowel signs of Indic scripts and the
 * voicing marks of Japanese count as letters and stay.
 */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670]/gu;
/** Soft hyphens, joiners, and the stroke that stretches Arabic words: they do not change a word. */
const INVISIBLE = /[\u00ad\u0640\u200b-\u200d\u2060\ufeff]/gu;
/** Letters without a Unicode decomposition, and what people without that keyboard type instead. */
const LETTERS = new Map<string, string>([
  ...pairs('æ ae œ oe þ th'),
  ...pairs(
    'ø o ł l đ d ð d ħ h ŋ n ŧ t ĸ k ə e ǝ e ɛ e ɔ o ɑ a ɓ b ƀ b ƈ c ȼ c ɖ d ɗ d ƒ f ǥ g ɠ g ɣ g ɦ h ɨ i ɩ i ɪ i ɉ j ƙ k ƚ l ɫ l ɱ m ɲ n ƞ n',
  ),
  ...pairs('ɵ o ƥ p ɍ r ʃ s ƭ t ʈ t ʉ u ʊ u ʋ v ƴ y ɏ y ƶ z ʒ z ɇ e ⱥ a ⱦ t ⱡ l'),
  ...pairs('ґ г ғ г қ к ң н ө о ұ у ү у ҳ х ҷ ч ә а ς σ'),
  ...pairs('ی ي ى ي ک ك ة ه ٱ ا ە ه ہ ه ھ ه'),
  ...[...'’‘ʼʻʽʾʿˈ`'].map((mark) => [mark, "'"] as const),
]);
const DASHES = /[\p{Pd}−]/gu;
const SPECIAL = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu');

function pairs(list: string): [string, string][] {
  return [...list.matchAll(/(\S+) (\S+)/g)].map(([, letter = '', plain = '']) => [letter, plain]);
}

/** Idempotent. Upper and lower case, composed and decomposed letters give the same text. */
export function foldText(text: string): string {
  // An acute accent by itself, as some type for an apostrophe, would become a space.
  const typed = text.replaceAll('´', "'");
  // Through upper case, because ß becomes SS there and both lower-case forms of sigma become one.
  const oneCase = typed.normalize('NFKD').toLowerCase().toUpperCase().toLowerCase();
  return (
    oneCase
      .normalize('NFKD')
      .replace(OPTIONAL_MARKS, '')
      .replace(INVISIBLE, '')
      .replace(DASHES, '-')
      .replace(SPECIAL, (letter) => LETTERS.get(letter) ?? letter)
      // Composed again, so that a search cannot match a part of a letter.
      .normalize('NFC')
  );
}

/** Words that an apostrophe, a hyphen or a dot joins. */
const COMPOUND = /[\p{L}\p{M}\p{N}]+(?:['·.-][\p{L}\p{M}\p{N}]+)+/gu;

/** A vowel that is written with a second one where its mark cannot be typed, as in Mueller, Bjoern and Aase. */
const SPELLED_OUT = /([aou])e|(a)a/g;

/** A folded text for {@link hasWords}, in which “oneill” also finds O'Neill, and Mueller and Müller find each other. */
export function searchText(text: string): string {
  const spellings = new Set([
    text,
    text
      .normalize('NFC')
      .replace(/[äöüø]/giu, '$&e')
      .replace(/å/giu, '$&a'),
  ]);
  const folded = [...spellings].map(foldText).join('\n');
  const short = folded.split(/\s+/u).filter((word) => word.search(SPELLED_OUT) >= 0);
  const all = [folded, ...short.map((word) => word.replace(SPELLED_OUT, '$1$2'))].join('\n');
  return [all, ...(all.match(COMPOUND) ?? []).map((compound) => compound.replace(/['·.-]/g, ''))].join('\n');
}

/** The folded words of a search. Punctuation separates them, except apostrophes within a word. */
export function foldWords(words: string): string[] {
  return foldText(words)
    .split(/[^\p{L}\p{M}\p{N}\p{S}']+/u)
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter((word) => word !== '');
}

/** Whether a {@link searchText} contains all of the words, in any order and also as parts of longer words. */
export function hasWords(searched: string, words: readonly string[]): boolean {
  return words.every((word) => searched.includes(word) || searched.includes(word.replaceAll("'", '')));
}
