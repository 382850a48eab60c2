/** The place that a page or a cover shows. */
import type { Scene } from '@tuckaway/domain';
import { PLACES, type Place } from '../places/parts/place.ts';

const ROOMS: readonly string[] = ['bakery', 'library', 'workshop'];
/** Whether the place itself is a room. */
export const isRoom = (place: Place): boolean => ROOMS.includes(place);

/** The place on a cover. */
export const coverPlace = ({ place }: Scene): Place => PLACES.find((each) => each === place) ?? 'meadow';

/** The place whose own picture is the backdrop; null for a room of an open place, the street before a room, and home. */
export function backdropPlace({ place, space }: Scene): Place | null {
  return PLACES.find((each) => each === place && isRoom(each) === (space === 'inside')) ?? null;
}
