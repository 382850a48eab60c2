/** The children of a story by their names and placeholders. Apart from story-request.ts, because readers need no parser. */
import { normalizePersonText } from '../account/person-text.ts';
import type { StoryRequest } from '../stories/story-request.ts';
import { wordList } from '../text/story-text.ts';

/** Replaces the child's name in everything a model reads or writes (decision S5). */
export const CHILD_PLACEHOLDER = '{child}';

/** Placeholders for the child and its siblings, in the order of the form: `{child}`, `{child2}`, … */
export function childPlaceholders(siblings: number): string[] {
  return [CHILD_PLACEHOLDER, ...Array.from({ length: siblings }, (_sibling, index) => `{child${index + 2}}`)];
}

/** Scripts whose names begin with a capital. Others have none or, like Georgian, do not use them so. */
const SMALL_LETTER = /^(?=\p{Ll})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]/u;

/** The name with a capital first letter; ß becomes Ss, not SS. */
export function capitalized(name: string): string {
  if (!SMALL_LETTER.test(name)) return name;
  return name.replace(/^./u, (letter) => {
    const [first = '', ...rest] = letter.toUpperCase();
    return first + rest.join('').toLowerCase();
  });
}

/** The names of all children in a story: "Mia", "Mia and Leo", "Mia, Leo, and Ana". */
export function childrenNames({ childName, siblings = [] }: Pick<StoryRequest, 'childName' | 'siblings'>): string {
  return wordList([childName, ...siblings]);
}

/** Whether two names are the same apart from case and spaces. */
export function sameName(one: string, other: string): boolean {
  return normalizePersonText(one).toLowerCase() === normalizePersonText(other).toLowerCase();
}
