/** A text without the animal that a family typed. */
import { CHILD_PLACEHOLDER } from '@tuckaway/domain';
import { ANY_CHILD, WORD_PLACEHOLDER } from './placeholders.ts';

/** What stands in its place. */
const INSTEAD = 'animal';
/** Letters from which a word of a script with capitals is more than “of” or “my”. */
const SHORTEST = 3;

/**
 * Each of the animal's words is taken out, also in the plural. What is remembered of a story is sent along with later ones, for other
 * children of the family, and an animal can be called like one of them (decisions S5).
 * @param animal as it was sent.
 */
export function withoutAnimal(text: string, animal: string): string {
  const words = animal
    .replaceAll(WORD_PLACEHOLDER, ' ')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => [...word].length >= SHORTEST || (word !== '' && word.toLowerCase() === word.toUpperCase()))
    .toSorted((one, other) => other.length - one.length)
    .map((word) => `(?<![\\p{L}\\p{M}])${word.replace(/s$/iu, '')}(?:e?s)?(?![\\p{L}\\p{M}])`);
  // A child's placeholder is no word, even where the animal is a child; a later story has other children, and knows of one only.
  const parts = text.split(ANY_CHILD).map((part) => part.replace(new RegExp(['\\{word\\}s?', ...words].join('|'), 'giu'), INSTEAD));
  return parts.join(CHILD_PLACEHOLDER).replace(/animal(?:[ -]animal)+/gu, INSTEAD);
}
