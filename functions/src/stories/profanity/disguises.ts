/** Undoes common disguises of words, so that they can be found in a list. Pure. */

/** Letters without a decomposition, as they are spelled without them. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ŋ: 'n' };
const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');
/** Accents; marks of other scripts are vowels and stay. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Small letters without full-width or other forms, accents and invisible characters. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter);
}

export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? [];
}

/** The words of a folded text; each compound without its hyphens and each run of single letters as one more word: “f u c k”. “Dick’s” is no plural. */
export function wordsOf(text: string): string[] {
  const compounds = (text.match(/[\p{L}\p{M}]+(?:[-'’.·][\p{L}\p{M}]+)+/gu) ?? []).map((compound) =>
    compound.replace(/['’]s$/u, '').replace(/[^\p{L}\p{M}]/gu, ''),
  );
  const words = splitWords(text);
  const spelled: string[] = [];
  let run = '';
  for (const word of [...words, '']) {
    if ([...word].length === 1) {
      run += word;
      continue;
    }
    if (run.length > 1) spelled.push(run);
    run = '';
  }
  return [...words, ...compounds, ...spelled];
}

/** A word as it might be meant: with fewer repeated letters, `ph` as f, and `vv` as w. */
export function readings(word: string): string[] {
  const long = /(\p{L})\1\1/u.test(word);
  const shortened = long ? [withoutRepeats(word), word.replace(/(\p{L})\1{2,}/gu, '$1$1'), word.replace(/(\p{L})\1{2,}/gu, '$1')] : [];
  return [...new Set([word, ...shortened, ...[word, ...shortened].map((one) => one.replaceAll('ph', 'f').replaceAll('vv', 'w'))])];
}

export function withoutRepeats(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1');
}
