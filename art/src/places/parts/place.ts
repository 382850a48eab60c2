/** The twenty places a story can play in. */
import { hash32 } from '@tuckaway/domain';

/** The ids of the twenty places. */
export const PLACES = [
  'space',
  'jungle',
  'underwater',
  'forest',
  'castle',
  'pirate',
  'dinosaur',
  'circus',
  'farm',
  'city',
  'desert',
  'arctic',
  'mountain',
  'bakery',
  'garden',
  'library',
  'workshop',
  'rainbow',
  'clouds',
  'meadow',
] as const;
export type Place = (typeof PLACES)[number];

export const COVERS = ['moon', 'forest', 'ocean', 'space', 'castle', 'garden'] as const;
export type Cover = (typeof COVERS)[number];
/** The twenty places, and the two covers that show none of them. */
export type SceneName = Place | 'moon' | 'ocean';

/** A known place; for any other text, a meadow or another gentle place chosen by its hash. */
export function resolvePlace(place: string): Place {
  const found = PLACES.find((p) => p === place);
  return found ?? (['meadow', 'forest', 'mountain', 'clouds'] as const)[hash32(place) % 4] ?? 'meadow';
}
