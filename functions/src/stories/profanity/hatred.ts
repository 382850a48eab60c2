/**
 * Finds slogans against groups of people in names. Each word alone is fine, and the names of several children are shown one after the other, so on
 * public pages all are judged together. Rare names that are also a group (Gay, Jude) count only there, and only beside a word of ill will.
 */
import { folded, splitWords } from './disguises.ts';
import { WORDS } from './words.data.ts';

const GROUPS = new Set(WORDS.groups.map(folded));
const ILL_WILL = new Set(WORDS.illWill.map(folded));

const GROUP_NAMES = new Set(WORDS.groupNames.map(folded));

/** @param name of one child; a group that is also a name is a name: Gay Burns. */
export function isHatefulName(name: string): boolean {
  const words = splitWords(folded(name));
  return words.some((word) => GROUPS.has(word) && !GROUP_NAMES.has(word)) && words.some((word) => ILL_WILL.has(word));
}

/** @param names all names of one story, in the order in which they are shown. */
export function isHateful(names: readonly string[]): boolean {
  const words = splitWords(folded(names.join(' ')));
  return words.some((word) => GROUPS.has(word)) && words.some((word) => ILL_WILL.has(word));
}
