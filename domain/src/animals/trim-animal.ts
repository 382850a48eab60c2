/** The rules for a typed animal that a form needs. Apart from read-animal.ts, because a form loads no list of characters. */
import { usualSpelling } from '../account/usual-spelling.ts';

/** Words that name no animal; “it” and “at” are a dog and a horse in Turkish. */
const FUNCTION_WORDS = new Set('a an the my our your his her their this that some all and or of with for to'.split(' '));

/** From the first to the last character that is no punctuation, with a dot behind it; one match is fast for texts of any length. */
const INNER = /[^\s.,·'’ʼ!?…“”-](?:.*[^\s.,·'’!?…“”-])?\.?/su;
/** A last dot that belongs to its word, as in “Sam Jr.” */
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

/** An animal's name in its usual spelling: “Bella” for “bella”. */
export const usualName = (typed: string): string => usualSpelling(typed) ?? typed;

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);
