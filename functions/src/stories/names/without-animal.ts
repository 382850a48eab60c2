/** A text without the family's animal. */
import { CHILD_PLACEHOLDER } from '@tuckaway/domain';
import { ANY_CHILD, WORD_PLACEHOLDER } from './placeholders.ts';

const INSTEAD = 'animal';
/** Minimum letters of a word in scripts with capitals, to skip “of” and “my”. */
const SHORTEST = 3;
/** Words of at least that length that name no animal: of “{word} the dog”, only “dog” is replaced. */
const COMMON = new Set('and called from friend named our the that who with without'.split(' '));

/**
 * Replaces each word of the animal, also in the plural. What is remembered of a story is sent with later ones, for other children of the family,
 * and the animal may contain a child's name (decision S5).
 * @param animal as it was sent.
 */
export function withoutAnimal(text: string, animal: string): string {
  const words = animal
    .replaceAll(WORD_PLACEHOLDER, ' ')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => !COMMON.has(word.toLowerCase()))
    .filter((word) => [...word].length >= SHORTEST || (word !== '' && word.toLowerCase() === word.toUpperCase()))
    .toSorted((one, other) => other.length - one.length)
    .map((word) => `(?<![\\p{L}\\p{M}])${word.replace(/s$/iu, '')}(?:e?s)?(?![\\p{L}\\p{M}])`);
  // Placeholders stay, even if the animal is called “child”. A later story has other children, so all become the first.
  const parts = text.split(ANY_CHILD).map((part) => part.replace(new RegExp(['\\{word\\}s?', ...words].join('|'), 'giu'), INSTEAD));
  return parts.join(CHILD_PLACEHOLDER).replace(/animal(?:[ -]animal)+/gu, INSTEAD);
}
