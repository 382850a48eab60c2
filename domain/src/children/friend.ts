/**
 * The animal friend of a child: who the animal of its stories is. The storyteller chooses one from closed lists, the same for the same child and kind of
 * animal, and the family may change it (`users/{uid}/friends/{childId}`, decision 49).
 */
import type { Body } from '../scenes/bodies.ts';

export const FRIEND_PRONOUNS = ['he', 'she', 'they', 'it'] as const;
export type FriendPronoun = (typeof FRIEND_PRONOUNS)[number];

/** All ids below are stored: never rename or reuse one. */
export const TEMPERS = ['shy', 'brave', 'curious', 'patient', 'cheerful', 'stubborn', 'dreamy', 'gentle', 'careful', 'proud'] as const;
export const HABITS = [
  ...(['counts', 'hums', 'last', 'yawns', 'thanks', 'names', 'starts-over', 'turns', 'nose', 'washes', 'pats', 'listens'] as const),
  ...(['puddles', 'bubbles', 'rounds', 'arms', 'feet', 'curls', 'lifted', 'small'] as const),
] as const;
export const FEARS = [
  'echoes',
  'hiccups',
  'gates',
  'mirrors',
  'balloons',
  'umbrellas',
  'spoons',
  'chairs',
  'sneezes',
  'long-words',
] as const;
export const BELONGINGS = [
  ...(['button', 'spoon', 'pebble', 'acorn', 'string', 'bell', 'sock', 'map', 'key', 'ribbon', 'shell', 'cork'] as const),
  ...(['seed', 'bead', 'thread'] as const),
] as const;

/** The lists of a friend's fields, in the order of the form. */
export const FRIEND_LISTS = { pronoun: FRIEND_PRONOUNS, temper: TEMPERS, habit: HABITS, fear: FEARS, belonging: BELONGINGS } as const;

export interface Friend {
  name: string;
  pronoun: FriendPronoun;
  temper: (typeof TEMPERS)[number];
  habit: (typeof HABITS)[number];
  fear: (typeof FEARS)[number];
  /** What it always carries. */
  belonging: (typeof BELONGINGS)[number];
}

/** A friend as it is stored, with whose it is: a deleted child's id is used again. */
export interface StoredFriend extends Friend {
  nickname: string;
  /** The kind of animal (`FriendsAnimal`). */
  animal: string;
}

/** What of a family's animal decides who its friend is. */
export interface FriendsAnimal {
  /** The same for all words for one kind: “fox” of “a small fox”. */
  animal: string;
  /** As it is written in a sentence: “small fox”. */
  kind: string;
  /** As the family typed it with the animal: “Otto the dog”. */
  name: string | null;
  body: Body;
}

/** Whose friend is looked for. */
export interface FriendOf extends FriendsAnimal {
  /** The child's. */
  nickname: string;
}

/** A stored friend of any origin; null if it has a word that this version does not know. */
export function readFriend(stored: unknown): StoredFriend | null {
  const fields = Object(stored) as Record<string, unknown>;
  const { nickname, animal, name } = fields;
  const isText = (text: unknown): text is string => typeof text === 'string' && text !== '';
  if (!isText(nickname) || !isText(animal) || !isText(name)) return null;
  const words = Object.entries(FRIEND_LISTS).flatMap(([field, list]) =>
    list.filter((word) => word === fields[field]).map((word) => [field, word] as const),
  );
  if (words.length < Object.keys(FRIEND_LISTS).length) return null;
  return { nickname, animal, name, ...(Object.fromEntries(words) as Omit<Friend, 'name'>) };
}
