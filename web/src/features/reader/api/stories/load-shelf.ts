/** The shelf from the server, or from the copies on this device. */
import type { Story } from '@tuckaway/domain';
import { changeCopy, copiesOf, copyOf, type Stored } from '../../../../data/query/cached-copies.ts';
import { storedQuery } from '../../../../data/query/stored-query.ts';
import { isNotDeleted } from '../hidden/deleted-stories.ts';
import { noteConfirmed } from './confirmed-stories.ts';
import { countShelf, readShelf } from './shelf-documents.ts';
import { isBehind, newestStoryFirst, placeOf, type ShelfPage, type ShelfPlace, shelfPage } from './shelf-order.ts';
import { isReadable } from './story-documents.ts';

const NAME = 'shelf';
const nameOf = ({ id }: { id: string }) => `story/${id}`;

/** A page of the shelf, newest first: fetched again at every visit, as another device may have made or deleted a story. */
export function shelfPageQuery(uid: string | null, queryKey: readonly unknown[], after: ShelfPlace | null, size: number) {
  const owner = uid ?? '';
  return storedQuery<ShelfPage>({
    uid,
    queryKey,
    async read() {
      const page = await readShelfPage(owner, after, size);
      for (const { id } of page.stories) noteConfirmed(id);
      return page;
    },
    stored: cachedShelfPage(owner, after, size),
    first: 'soon',
    staleTime: 0,
  });
}

/**
 * Stories never change and none is inserted among older ones, so a cached page is right if the server counts as many stories. A hundred
 * stories that were read before cost one document read.
 */
async function readShelfPage(uid: string, after: ShelfPlace | null, size: number): Promise<ShelfPage> {
  const cached = after === null ? null : await completeCachedPage(uid, after, size);
  if (after !== null && cached !== null && (await countShelf(uid, after, cached.next, size)) === cached.stories.length) {
    confirmed.add(cached);
    return cached;
  }
  return shelfPage(await readShelf(uid, after, size), size);
}

/** The order of the cached stories; the stories themselves are cached one by one, where their reader finds them too. */
interface CachedShelf {
  /** Newest first. */
  places: ShelfPlace[];
  /** The oldest story down to which `places` has no gap; null before the first load. */
  reach: ShelfPlace | null;
  /** Whether there is nothing behind `reach`. */
  whole: boolean;
}

const shelfCopy = (uid: string) => copyOf<CachedShelf>(uid, NAME, ({ places }) => Array.isArray(places));

const NOTHING: CachedShelf = { places: [], reach: null, whole: false };

/** Cached pages that the server confirmed: they need not be stored again. */
const confirmed = new WeakSet<ShelfPage>();

/** A page of the shelf, where it was read once. */
export function cachedShelfPage(uid: string, after: ShelfPlace | null, size: number): Stored<ShelfPage> {
  const copy = shelfCopy(uid);
  return {
    async get() {
      const cached = await copy.get();
      if (cached === undefined) return undefined;
      const behind = cached.places.filter((place) => isBehind(place, after));
      const places = behind.slice(0, size);
      const last = places.at(-1);
      // Only the server knows whether there are more.
      if (last === undefined && !cached.whole) return undefined;
      const stories = (await copiesOf<Story>(uid).get(places.map(nameOf))).filter(isReadable);
      // Stories that could not be stored must not look like an empty shelf.
      if (last !== undefined && stories.length === 0) return undefined;
      return { stories, next: last && (behind.length > places.length || !cached.whole) ? last : null };
    },
    async put(page) {
      if (confirmed.has(page)) return;
      const { put, drop } = copiesOf<Story>(uid);
      await put(page.stories.filter(isNotDeleted).map((story) => [nameOf(story), story]));
      let gone: ShelfPlace[] = [];
      await changeCopy<CachedShelf>(uid, NAME, (before = NOTHING) => {
        const { after: now, left } = withPage(before, { ...page, stories: page.stories.filter(isNotDeleted) }, after);
        gone = left;
        return now;
      });
      if (gone.length > 0) await drop(gone.map(nameOf));
    },
    drop: copy.drop,
  };
}

/** The cached page behind a place, where it has no gap; the server has to confirm it before it counts. */
async function completeCachedPage(uid: string, after: ShelfPlace, size: number): Promise<ShelfPage | null> {
  const cached = await shelfCopy(uid).get();
  if (cached === undefined) return null;
  const behind = cached.places.filter((place) => isBehind(place, after));
  const places = behind.slice(0, size);
  const last = places.at(-1) ?? null;
  if (!isKnown(cached, places.length === size ? last : null)) return null;
  const stories = (await copiesOf<Story>(uid).get(places.map(nameOf))).filter(isReadable);
  if (stories.length < places.length) return null;
  return { stories, next: behind.length > places.length || !cached.whole ? last : null };
}

/** Removes a deleted story and its share link from this device. Never rejects. */
export async function forgetStory(uid: string, storyId: string): Promise<void> {
  await changeCopy<CachedShelf>(uid, NAME, (before = NOTHING) => ({ ...before, places: before.places.filter(({ id }) => id !== storyId) }));
  await copiesOf(uid).drop([nameOf({ id: storyId }), `progress/${storyId}`, `share/${storyId}`]);
}

/** Pure. @returns the cached order after the server sent a page, and the places that are gone. */
function withPage(before: CachedShelf, page: ShelfPage, after: ShelfPlace | null): { after: CachedShelf; left: ShelfPlace[] } {
  const inPage = new Set(page.stories.map(({ id }) => id));
  // A cached story between the page's ends that the page lacks is gone; behind the last page there is nothing.
  const left = before.places.filter(
    (place) => !inPage.has(place.id) && isBehind(place, after) && (page.next === null || !isBehind(place, page.next)),
  );
  const gone = new Set(left.map(({ id }) => id));
  const others = before.places.filter(({ id }) => !inPage.has(id) && !gone.has(id));
  const places = [...others, ...page.stories.map(placeOf)].sort(newestStoryFirst);
  return { after: { places, ...reachWith(before, page, after) }, left };
}

function reachWith(before: CachedShelf, { next }: ShelfPage, after: ShelfPlace | null): Pick<CachedShelf, 'reach' | 'whole'> {
  const { reach, whole } = before;
  // If more new stories came than fit on a page, there is a gap behind the first page.
  const joins = after === null ? before.places.some(({ id }) => id === next?.id) && isKnown(before, next) : isKnown(before, after);
  if (after !== null && !joins) return { reach, whole };
  if (next === null) return { reach: null, whole: true };
  return joins && isKnown(before, next) ? { reach, whole } : { reach: next, whole: false };
}

function isKnown({ reach, whole }: CachedShelf, place: ShelfPlace | null): boolean {
  return whole || (place !== null && reach !== null && !isBehind(place, reach));
}
