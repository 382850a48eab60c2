/**
 * The shelf as the server told it last. Each story lies under its own name, where its reader finds it, too; beside them lies who stands
 * where, and down to which place nothing is missing: so far the shelf can be searched and needs not be read again.
 */
import type { Story } from '@tuckaway/domain';
import { type Copy, changeCopy, copiesOf, copyOf } from '../../cache/cached-copies.ts';
import { isThere } from '../deleted-stories.ts';
import { isBehind, newestStoryFirst, placeOf, type ShelfPage, type ShelfPlace } from './shelf-order.ts';

const NAME = 'shelf';
const nameOf = ({ id }: { id: string }) => `story/${id}`;

interface Kept {
  /** Newest first. */
  places: ShelfPlace[];
  /** From the newest to this one they were told without a gap; null where nothing was. */
  reach: ShelfPlace | null;
  /** Nothing stands behind the reach. */
  whole: boolean;
}

const NOTHING: Kept = { places: [], reach: null, whole: false };

/** Pages that the server confirmed as they are kept: they need not be written again. */
const confirmed = new WeakSet<ShelfPage>();

/** A page of the shelf, as far as it was read once. */
export function keptShelfPage(uid: string, after: ShelfPlace | null, size: number): Copy<ShelfPage> {
  const copy = copyOf<Kept>(uid, NAME);
  return {
    async get() {
      const kept = await copy.get();
      if (kept === undefined) return undefined;
      const behind = kept.places.filter((place) => isBehind(place, after));
      const places = behind.slice(0, size);
      const last = places.at(-1);
      // Whether there are more, only the server could say.
      if (last === undefined && !kept.whole) return undefined;
      const stories = (await copiesOf<Story>(uid).get(places.map(nameOf))).filter((story) => story !== undefined);
      return { stories, next: last && (behind.length > places.length || !kept.whole) ? last : null };
    },
    async put(page) {
      if (confirmed.has(page)) return;
      const { put, drop } = copiesOf<Story>(uid);
      await put(page.stories.filter(isThere).map((story) => [nameOf(story), story]));
      let gone: ShelfPlace[] = [];
      await changeCopy<Kept>(uid, NAME, (before = NOTHING) => {
        const { after: now, left } = withPage(before, { ...page, stories: page.stories.filter(isThere) }, after);
        gone = left;
        return now;
      });
      if (gone.length > 0) await drop(gone.map(nameOf));
    },
    drop: copy.drop,
  };
}

/** What is kept of a page behind a place, where nothing is missing in it; to be asked about before it counts. */
export async function listedShelfPage(uid: string, after: ShelfPlace, size: number): Promise<ShelfPage | null> {
  const kept = await copyOf<Kept>(uid, NAME).get();
  if (kept === undefined) return null;
  const behind = kept.places.filter((place) => isBehind(place, after));
  const places = behind.slice(0, size);
  const last = places.at(-1) ?? null;
  if (!isTold(kept, places.length === size ? last : null)) return null;
  const stories = (await copiesOf<Story>(uid).get(places.map(nameOf))).filter((story) => story !== undefined);
  if (stories.length < places.length) return null;
  return { stories, next: behind.length > places.length || !kept.whole ? last : null };
}

/** The server has said that a page is just so. */
export function confirmShelfPage(page: ShelfPage): ShelfPage {
  confirmed.add(page);
  return page;
}

/** A story was deleted: nothing of it stays on this device, its share link neither. Never rejects. */
export async function forgetStory(uid: string, storyId: string): Promise<void> {
  await changeCopy<Kept>(uid, NAME, (before = NOTHING) => ({ ...before, places: before.places.filter(({ id }) => id !== storyId) }));
  await copiesOf(uid).drop([nameOf({ id: storyId }), `progress/${storyId}`, `share/${storyId}`]);
}

/** Pure. @returns what is kept after a page was told, and which places are not there any more. */
export function withPage(before: Kept, page: ShelfPage, after: ShelfPlace | null): { after: Kept; left: ShelfPlace[] } {
  const told = new Set(page.stories.map(({ id }) => id));
  // What is kept between the page's ends and not in it is gone; behind the last page there is nothing.
  const left = before.places.filter(
    (place) => !told.has(place.id) && isBehind(place, after) && (page.next === null || !isBehind(place, page.next)),
  );
  const gone = new Set(left.map(({ id }) => id));
  const others = before.places.filter(({ id }) => !told.has(id) && !gone.has(id));
  const places = [...others, ...page.stories.map(placeOf)].sort(newestStoryFirst);
  return { after: { places, ...reachWith(before, page, after) }, left };
}

function reachWith(before: Kept, { next }: ShelfPage, after: ShelfPlace | null): Pick<Kept, 'reach' | 'whole'> {
  const { reach, whole } = before;
  // More new stories than a page has may have come since: then there is a gap behind the first one.
  const joins = after === null ? before.places.some(({ id }) => id === next?.id) && isTold(before, next) : isTold(before, after);
  if (after !== null && !joins) return { reach, whole };
  if (next === null) return { reach: null, whole: true };
  return joins && isTold(before, next) ? { reach, whole } : { reach: next, whole: false };
}

function isTold({ reach, whole }: Kept, place: ShelfPlace | null): boolean {
  return whole || (place !== null && reach !== null && !isBehind(place, reach));
}
