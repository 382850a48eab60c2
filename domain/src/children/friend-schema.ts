/** The words that describe a friend, as requests and stored documents have them. */
import * as z from 'zod/mini';
import { BELONGINGS, FEARS, FRIEND_PRONOUNS, HABITS, TEMPERS } from './friend.ts';

/** @param error the message for a word that is not in its list; zod's own by default. */
export function friendWords(error?: string) {
  const word = <Words extends readonly [string, ...string[]]>(words: Words) => z.enum(words, error);
  return { pronoun: word(FRIEND_PRONOUNS), temper: word(TEMPERS), habit: word(HABITS), fear: word(FEARS), belonging: word(BELONGINGS) };
}
