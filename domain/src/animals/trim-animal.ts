/** The rules for a typed animal that a form needs. Apart from read-animal.ts, because a form loads no list of characters. */
import { withoutLastMarks } from '../account/person-text.ts';
import { usualSpelling } from '../account/usual-spelling.ts';

/** Words that name no animal; “it” and “at” are a dog and a horse in Turkish. */
const FUNCTION_WORDS = new Set('a an the my our your his her their this that some all and or of with for to'.split(' '));

/** From the first to the last character that is no punctuation, with a dot behind it; one match is fast for texts of any length. */
const INNER = /[^\s.,·'’ʼ!?…“”"():-](?:.*[^\s.,·'’!?…“”"():-])?\.?/su;
/** Answers that leave the animal open. */
const OPEN =
  /^(?:(?:any|no|all|every|(?:my )?favou?rite)(?: animals?| pets?)?|(?:any|every|no|some)thing(?: (?:big|cute|fluffy|furry|little|nice|small|soft|tiny))?|an? (?:big|little|small|tiny)|none|whatever|no idea|not sure|idk|dunno|n\.?a|you (?:choose|decide|pick)|surprise(?: me)?)$/iu;

/** Without punctuation around it: “otter.” and “otter!” are “otter”. */
export function trimMarks(typed: string): string {
  return withoutLastMarks(INNER.exec(typed)?.[0] ?? '');
}

/** Whether a text has only articles and the like, or leaves the animal open: “the”, “a.”, “any animal”. */
export function namesNoAnimal(typed: string): boolean {
  const trimmed = trimMarks(typed);
  if (OPEN.test(trimmed)) return true;
  return trimmed
    .toLowerCase()
    .split(/[\s.]+/u)
    .every((word) => !/\p{L}/u.test(word) || isFunctionWord(word));
}

/** An animal's name in its usual spelling: “Bella” for “bella”. */
export const usualName = (typed: string): string => usualSpelling(typed) ?? typed;

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);
