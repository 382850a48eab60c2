/** Our own check of a request's names and animal, which the moderation service does not see in their own words (decision S15). */
import { characterMessage, conflictingTopic, conflictMessage, insteadOfCharacter, type StoryRequest } from '@tuckaway/domain';
import { alwaysFrightening } from '../frightening/always.ts';
import { isHateful, isHatefulName } from '../profanity/hatred.ts';
import { type Check, isProfaneName, isProfaneWish, PRIVATE, PUBLIC } from '../profanity/profanity.ts';
import { sayTogether } from '../profanity/said-together.ts';

export interface UnfitField {
  field: 'childName' | 'siblings' | 'favoriteAnimal' | 'friend';
  /** For the family. */
  message: string;
}

/** The first field that is not for a private bedtime story; null if all are. Of names it refuses only what is clearly none. */
export function unfitField({ childName, siblings = [], favoriteAnimal, notTonight = [], friend }: StoryRequest): UnfitField | null {
  if (isUnfitName(childName, PRIVATE)) {
    return {
      field: 'childName',
      message: "We can't use this name in a bedtime story. Please try another one, such as a nickname.",
    };
  }
  if (siblings.some((sibling) => isUnfitName(sibling, PRIVATE))) {
    return {
      field: 'siblings',
      message: "We can't use one of the other children's names in a bedtime story. Please try another one, such as a nickname.",
    };
  }
  if (friend && !isFitFriend(friend.name)) {
    return { field: 'friend', message: 'We can’t use the animal friend’s name in a bedtime story. Please give your friend another one.' };
  }
  const topic = conflictingTopic(favoriteAnimal, notTonight);
  if (topic !== null) return { field: 'favoriteAnimal', message: conflictMessage(topic) };
  const instead = insteadOfCharacter(favoriteAnimal);
  if (instead !== null) return { field: 'favoriteAnimal', message: characterMessage(favoriteAnimal, instead) };
  return isProfaneWish(favoriteAnimal)
    ? { field: 'favoriteAnimal', message: 'We can’t write a bedtime story about that. Please choose another favorite animal.' }
    : null;
}

/** Whether an animal friend may have this name. */
export const isFitFriend = (name: string): boolean => !isUnfitName(name, PRIVATE);

/** Two names that may be the halves of one word; longer pairs and mixed scripts are chance: Fanni and Gerald. */
const HALVES = /^(?:\p{Script=Latin}{2,8}|\p{Script=Cyrillic}{2,8})$/u;

/**
 * The stricter check, for pages that anyone can open.
 * @param names all names of a story: they are shown one after the other, so "Fu" and "Ck" are judged together too.
 */
export function areUnfitNames(names: readonly string[]): boolean {
  const pairs = names.slice(1).map((name, index) => `${names[index]}${name}`);
  return (
    names.some((name) => isUnfitName(name, PUBLIC)) ||
    isHateful(names) ||
    isProfaneName(names.join(' '), PUBLIC) ||
    pairs.some((pair) => HALVES.test(pair) && isProfaneName(pair, PUBLIC)) ||
    sayTogether(names)
  );
}

function isUnfitName(name: string, check: Check): boolean {
  const word = alwaysFrightening(name);
  return (word !== null && !check.harmless.has(word.toLowerCase())) || isProfaneName(name, check) || isHatefulName(name);
}
