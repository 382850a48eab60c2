/** What a story grows from. The server picks it: left to themselves, models tell the same story again and again. */
import { SETTING_IDS, type StorySetting, type StoryTone } from '@tuckaway/domain';

export interface StorySeed {
  /** Kept with a family, so that it does not come again soon; never given to another seed. */
  id: string;
  settings: readonly StorySetting[];
  tones: readonly StoryTone[];
  /** A whole sentence in the past tense that can stand near a story's beginning as it is: one thing, seen. No hero in it. */
  opening: string;
  /** The rest are notes, in a few words: what is wanted, the small trouble, the gentle or clever turn, how it comes to sleep. */
  wish: string;
  trouble: string;
  turn: string;
  sleep: string;
}

export const ANYWHERE: readonly StorySetting[] = SETTING_IDS;
/** Out of doors, on the ground. */
export const OPEN: readonly StorySetting[] = ['jungle', 'forest', 'farm', 'desert', 'mountain', 'garden', 'meadow', 'dinosaur', 'arctic'];
/** With walls, shelves and people who work there. */
export const HOUSES: readonly StorySetting[] = ['castle', 'city', 'bakery', 'library', 'workshop', 'circus'];
/** With nothing but air, or less, underneath. */
export const ALOFT: readonly StorySetting[] = ['space', 'clouds', 'rainbow'];
/** On, in or beside the water. */
export const WATER: readonly StorySetting[] = ['underwater', 'pirate', 'arctic'];
