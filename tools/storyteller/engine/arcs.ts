/** All arcs, and the words of the places for those that can happen anywhere. */
import { readContent } from '../../../domain/reader/read-content.ts';
import { type Arc, arcSchema, type Choice, placeWordsSchema } from '../../../domain/src/content/index.ts';

export const ARCS: readonly Arc[] = readContent('arcs/!(settings)/*.yaml', arcSchema);

export type PlaceWords = Readonly<Record<string, readonly Choice[]>>;

export const PLACES: Readonly<Record<string, PlaceWords>> = Object.assign({}, ...readContent('arcs/settings/*.yaml', placeWordsSchema));
