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

/** A known place; for any other text, a meadow or another gentle place chosen by its hash. */
export function resolvePlace(place: string): Place {
  const found = PLACES.find((p) => p === place);
  return found ?? (['meadow', 'forest', 'mountain', 'clouds'] as const)[hash32(place) % 4] ?? 'meadow';
}
