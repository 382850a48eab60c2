/** Letters of other scripts that look the same, which a keyboard left in the wrong language writes: “Міа” of Cyrillic letters is read as Mia. */

/**
 * Latin letters, each with the Cyrillic and Greek ones whose small or capital form looks like its own, after the "confusables" of Unicode Technical
 * Standard 39. In lower case: where a capital looks alike, as in Н, the search without case finds it.
 */
const ALIKE = ['aаα', 'bвβ', 'cс', 'dԁ', 'eеε', 'hнηһ', 'iіι', 'jј', 'kкκ', 'lӏ', 'mмμ', 'nνηп', 'oоο', 'pрρ', 'qԛ', 'rг'].concat([
  'sѕ',
  'tтτ',
  'uυ',
  'vνѵ',
  'wԝω',
  'xхχ',
  'yуγυ',
  'zζ',
]);
const BY_LETTER = new Map<string, string>();
for (const alike of ALIKE) for (const letter of alike) BY_LETTER.set(letter, [...new Set((BY_LETTER.get(letter) ?? '') + alike)].join(''));

/** All letters that look like this one, itself included. @param letter a small one without marks. */
export function lookAlikes(letter: string): string {
  return BY_LETTER.get(letter) ?? letter;
}
