/** Our own check of a request's names and animal, which the moderation service does not see in their own words (decision S15). */
import { conflictingTopic, conflictMessage, type StoryRequest } from '@tuckaway/domain';
import { alwaysFrightening } from '../frightening/always.ts';
import { isHateful } from '../profanity/hatred.ts';
import { isProfaneName, isProfaneWish, REAL_NAMES } from '../profanity/profanity.ts';

export interface UnfitField {
  field: 'childName' | 'siblings' | 'favoriteAnimal';
  /** For the family. */
  message: string;
}

/** The first field that is not for a bedtime story; null if all are. */
export function unfitField({ childName, siblings = [], favoriteAnimal, notTonight = [] }: StoryRequest): UnfitField | null {
  if (isUnfitName(childName)) {
    return {
      field: 'childName',
      message: "We can't use this name in a bedtime story. Please try another one, such as a nickname.",
    };
  }
  if (areUnfitNames([childName, ...siblings])) {
    return {
      field: 'siblings',
      message: "We can't use one of the other children's names in a bedtime story. Please try another one, such as a nickname.",
    };
  }
  const topic = conflictingTopic(favoriteAnimal, notTonight);
  if (topic !== null) return { field: 'favoriteAnimal', message: conflictMessage(topic) };
  return isProfaneWish(favoriteAnimal)
    ? { field: 'favoriteAnimal', message: 'We can’t write a bedtime story about that. Please choose another favorite animal.' }
    : null;
}

/** Two names that may be the halves of one word; longer pairs and mixed scripts are chance: Fanni and Gerald. */
const HALVES = /^(?:\p{Script=Latin}{2,8}|\p{Script=Cyrillic}{2,8})$/u;

/** @param names all names of a story: they are shown one after the other, so "Fu" and "Ck" are judged together too. */
export function areUnfitNames(names: readonly string[]): boolean {
  const pairs = names.slice(1).map((name, index) => `${names[index]}${name}`);
  return names.some(isUnfitName) || isHateful(names) || pairs.some((pair) => HALVES.test(pair) && isProfaneName(pair));
}

function isUnfitName(name: string): boolean {
  const word = alwaysFrightening(name);
  return (word !== null && !REAL_NAMES.has(word.toLowerCase())) || isProfaneName(name) || isHateful([name]);
}
