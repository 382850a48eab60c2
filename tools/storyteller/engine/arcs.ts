/** All arcs, the words of the places for those of bodies, and words that belong to no arc. */
import { readContent, readContentFile } from '../../../domain/reader/read-content.ts';
import {
  type Arc,
  arcSchema,
  type Choice,
  friendWaysSchema,
  placeWordsSchema,
  storytellerWordsSchema,
} from '../../../domain/src/content/index.ts';

export const ARCS: readonly Arc[] = readContent('arcs/!(settings)/**/*.yaml', arcSchema);

export type PlaceWords = Readonly<Record<string, readonly Choice[]>>;

export const PLACES: Readonly<Record<string, PlaceWords>> = Object.assign({}, ...readContent('arcs/settings/*.yaml', placeWordsSchema));

export const WORDS = readContentFile('words/storyteller.yaml', storytellerWordsSchema);
export const FRIEND_WAYS = readContentFile('words/friend-ways.yaml', friendWaysSchema);
