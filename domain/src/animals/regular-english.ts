/** The common rules of English; english.ts has the exceptions. */

/** The article by the first letter. */
export const regularArticle = (noun: string): 'a' | 'an' => (/^[aeiouæœø]/iu.test(noun) ? 'an' : 'a');

/** The end of a plural, and what it becomes. The first that fits counts. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/mice$/iu, 'mouse'],
  [/^(l)ice$/iu, '$1ouse'],
  [/(g)eese$/iu, '$1oose'],
  [/(f)eet$/iu, '$1oot'],
  [/(ox)en$/iu, '$1'],
  [/(child)ren$/iu, '$1'],
  [/^(|wo|snow|sand|mer|space|super|fire|frog|cow|cave|post|police|bread)men$/iu, '$1man'],
  [/^(el|cal|hal|shel|dwar|hoo|thie|.*wol)ves$/iu, '$1f'],
  [/^(kni|wi|li)ves$/iu, '$1fe'],
  [/ies$/iu, 'y'],
  [/(ch|sh|ss|x|zz|[^o]us)es$/iu, '$1'],
  [/(\p{L}{2}[^s])s$/iu, '$1'],
];

/** The singular of a word; a word that is one stays. */
export function regularSingular(word: string): string {
  const [plural, one] = ENDINGS.find(([end]) => end.test(word)) ?? [];
  return plural === undefined || one === undefined ? word : word.replace(plural, one);
}
