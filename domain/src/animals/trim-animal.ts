/** What a form needs to know of a typed animal. Apart from read-animal.ts, because a form loads no list of characters. */
/** Without “it” and “at”, which are a dog and a horse in Turkish. */
const FUNCTION_WORDS = new Set('a an the my our your his her their this that some all and or of with for to'.split(' '));

/** A dot that belongs to its word. */
const SHORT_FORM = /(?:^|\s)(?:\p{L}|jr|sr)\.$/iu;

/** Without punctuation around it: “otter.” is “otter”. */
export function trimMarks(typed: string): string {
  const trimmed = typed.replace(/^[\s.,·'’-]+/u, '').replace(/[\s,·'’-]+$/u, '');
  return SHORT_FORM.test(trimmed) ? trimmed : trimmed.replace(/[\s.,·'’-]+$/u, '');
}

/** Whether a text has only articles and the like: “the”. */
export function namesNoAnimal(typed: string): boolean {
  return trimMarks(typed)
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => word === '' || isFunctionWord(word));
}

export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);
