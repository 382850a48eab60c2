/** The plot idea of a story. The server picks it, because models left to themselves repeat the same story. */
import { SETTING_IDS, type StorySetting, type StoryTone } from '@tuckaway/domain';

export interface StorySeed {
  /** Stored with a family so that the seed is not repeated soon; never reused for another seed. */
  id: string;
  settings: readonly StorySetting[];
  tones: readonly StoryTone[];
  /** A sentence in the past tense that can open a story: one observation, without a hero. */
  opening: string;
  /** Notes in a few words: the wish, the small trouble, the gentle or clever turn, the way to sleep. */
  wish: string;
  trouble: string;
  turn: string;
  sleep: string;
}

export const ANYWHERE: readonly StorySetting[] = SETTING_IDS;
/** Outdoors, on the ground. */
export const OPEN: readonly StorySetting[] = ['jungle', 'forest', 'farm', 'desert', 'mountain', 'garden', 'meadow', 'dinosaur', 'arctic'];
/** Indoors, with people who work there. */
export const HOUSES: readonly StorySetting[] = ['castle', 'city', 'bakery', 'library', 'workshop', 'circus'];
/** High up. */
export const ALOFT: readonly StorySetting[] = ['space', 'clouds', 'rainbow'];
/** On, in or near the water. */
export const WATER: readonly StorySetting[] = ['underwater', 'pirate', 'arctic'];
