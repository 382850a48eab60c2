/** What a form needs to know of a typed animal. Apart from read-animal.ts, because a form loads no list of characters. */
import { tidierName } from '../account/tidier-name.ts';

/** Without “it” and “at”, which are a dog and a horse in Turkish. */
const FUNCTION_WORDS = new Set('a an the my our your his her their this that some all and or of with for to'.split(' '));

/** From the first to the last character that is no punctuation, and a dot behind it. In one pass, because the text may be of any length. */
const INNER = /[^\s.,·'’ʼ!?…“”-](?:.*[^\s.,·'’!?…“”-])?\.?/su;
/** A dot that belongs to its word. */
const SHORT_FORM = /(?:^|[\s.])(?:\p{L}|jr|sr)\.$/iu;

/** Without punctuation around it: “otter.” and “otter!” are “otter”. */
export function trimMarks(typed: string): string {
  const inner = INNER.exec(typed)?.[0] ?? '';
  return SHORT_FORM.test(inner) ? inner : inner.replace(/\.$/u, '');
}

/** Whether a text has only articles and the like: “the”, “a.”. */
export function namesNoAnimal(typed: string): boolean {
  return trimMarks(typed)
    .toLowerCase()
    .split(/[\s.]+/u)
    .every((word) => !/\p{L}/u.test(word) || isFunctionWord(word));
}

/** An animal's name, “Bella” for “bella”. Here, because a form has the code for its children's names, too. */
export const usualName = (typed: string): string => tidierName(typed) ?? typed;

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);
