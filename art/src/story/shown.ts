/** What a page's picture shows of its scene. Its drawing and its text alternative both start here. */
import { FAMILY_FIGURES, type Figure, type Scene, type SceneObject, type StoryLooks } from '@tuckaway/domain';
import { PLACES, type Place } from '../place.ts';
import { canBeHeld } from './figures/held.ts';

export interface Shown {
  figures: readonly Figure[];
  objects: readonly SceneObject[];
  focus: Scene['focus'];
  /** Only the focus with what it holds, large, before a soft backdrop. */
  closeUp: boolean;
}

/** @param looks how the story's children look */
export function shownIn({ view, focus, figures, objects, space }: Scene, looks: StoryLooks): Shown {
  if (view === 'detail' && focus === 'objects' && objects.length > 0) return { figures: [], objects, focus, closeUp: true };
  const figure = view === 'detail' ? figures.find((each) => isFocus(each, focus)) : undefined;
  if (figure && hasFace(figure, looks))
    return { figures: [figure], objects: heldBy(figure, objects, space === 'inside'), focus, closeUp: true };
  return { figures, objects, focus, closeUp: false };
}

function isFocus({ who }: Figure, focus: Scene['focus']): boolean {
  return focus === 'other' ? !FAMILY_FIGURES.some((one) => one === who) : who === focus;
}

/** Whether a close-up of it is more than a coat from behind. @param figure the first of its kind, which is the one in focus */
function hasFace({ who }: Figure, looks: StoryLooks): boolean {
  if (who === 'adult') return false;
  const look = who === 'child' ? looks[0] : looks[1];
  return (who !== 'child' && who !== 'sibling') || look?.skin !== undefined;
}

function heldBy({ pose }: Figure, objects: readonly SceneObject[], inside: boolean): SceneObject[] {
  const held = pose === 'hold' ? objects.find(({ kind }) => canBeHeld(kind, inside)) : undefined;
  return held ? [{ kind: held.kind, count: 1 }] : [];
}

const ROOMS: readonly string[] = ['bakery', 'library', 'workshop'];
/** Whether the place itself is a room. */
export const isRoom = (place: Place): boolean => ROOMS.includes(place);

/** The place on a cover. */
export const coverPlace = ({ place }: Scene): Place => PLACES.find((each) => each === place) ?? 'meadow';

/** The place whose own picture is the backdrop; null for a room of an open place, the street before a room, and home. */
export function backdropPlace({ place, space }: Scene): Place | null {
  return PLACES.find((each) => each === place && isRoom(each) === (space === 'inside')) ?? null;
}
