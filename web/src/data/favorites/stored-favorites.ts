/**
 * The stored favorites: `users/{uid}/favorites/{storyId}` on the server (decision P15), and their copy on this device, which answers
 * without a network. Reading throws `FirestoreError`. Imported dynamically by what visitors load: they have none.
 */
import type { Favorite } from '@tuckaway/domain';
import { type Copy, changeCopy, copyOf, withCopy } from '../cache/cached-copies.ts';
import type { FoundDocument } from '../firestore/client.ts';
import { readClient, referenceTo } from '../firestore/read-client.ts';
import { encode, Timestamp } from '../firestore/values.ts';
import type { FavoriteEntry } from '../outbox/entry.ts';

/** Favorites in a page. With their stories, at most 36 documents are read before the first card shows (docs/data-model.md). */
export const FAVORITES_PAGE = 18;

/** The last favorite of a page, after which the next page begins. */
export type FavoriteCursor = Pick<Favorite, 'addedAt' | 'storyId'>;

/** Newest first; favorites of the same moment by id, as the server sorts them. */
export function newestFirst(one: FavoriteCursor, other: FavoriteCursor): number {
  if (one.addedAt !== other.addedAt) return other.addedAt - one.addedAt;
  if (one.storyId === other.storyId) return 0;
  return one.storyId < other.storyId ? 1 : -1;
}

/** Whether the favorite comes after the cursor; every favorite comes after null. */
function isAfter(favorite: FavoriteCursor, cursor: FavoriteCursor | null): boolean {
  return cursor === null || newestFirst(cursor, favorite) < 0;
}

/** Where the next page begins; null after the last page. */
export function nextCursor(page: readonly Favorite[]): FavoriteCursor | null {
  const last = page.at(-1);
  return page.length === FAVORITES_PAGE && last ? { addedAt: last.addedAt, storyId: last.storyId } : null;
}

/** The most values that Firestore accepts in one `IN` filter. */
const MAX_IN_VALUES = 30;

export async function readFavorites(uid: string, after: FavoriteCursor | null): Promise<Favorite[]> {
  const cursor = after && [new Timestamp(after.addedAt), referenceTo('users', uid, 'favorites', after.storyId)].map(encode);
  const found = await readClient.query(uid, `users/${uid}`, {
    from: [{ collectionId: 'favorites' }],
    orderBy: ['addedAt', '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: 'DESCENDING' })),
    ...(cursor && { startAt: { values: cursor, before: false } }),
    limit: FAVORITES_PAGE,
  });
  return found.map(favoriteFrom);
}

export async function readFavoriteIds(uid: string, storyIds: readonly string[]): Promise<string[]> {
  const groups = Array.from({ length: Math.ceil(storyIds.length / MAX_IN_VALUES) }, (_, index) =>
    storyIds.slice(index * MAX_IN_VALUES, (index + 1) * MAX_IN_VALUES),
  );
  return (await Promise.all(groups.map((ids) => readIdsOf(uid, ids)))).flat();
}

/** Only the names are selected, as a favorite's fields are not needed. */
async function readIdsOf(uid: string, storyIds: readonly string[]): Promise<string[]> {
  const name = { fieldPath: '__name__' };
  const found = await readClient.query(uid, `users/${uid}`, {
    select: { fields: [name] },
    from: [{ collectionId: 'favorites' }],
    where: { fieldFilter: { field: name, op: 'IN', value: encode(storyIds.map((id) => referenceTo('users', uid, 'favorites', id))) } },
    limit: storyIds.length,
  });
  return found.map(({ id }) => id);
}

function favoriteFrom({ id, fields: { addedAt, title } }: FoundDocument): Favorite {
  return {
    storyId: id,
    addedAt: addedAt instanceof Timestamp ? addedAt.milliseconds : 0,
    ...(typeof title === 'string' ? { title } : {}),
  };
}

const COPY_NAME = 'favorites';

interface CachedFavorites {
  items: Favorite[];
  /** Whether the list was read from its beginning; otherwise it only holds stories that were asked about. */
  listed: boolean;
}

const NOTHING: CachedFavorites = { items: [], listed: false };

/** How many changes have reached the server since the app was opened. */
let delivered = 0;

/** Reads once more if a change reached the server meanwhile, because the answer may be from before it. */
async function upToDate<T>(read: () => Promise<T>): Promise<T> {
  const before = delivered;
  const found = await read();
  return before === delivered ? found : upToDate(read);
}

/** A page of favorites, newest first. @param late called when the server answers after the copy was returned. */
export function loadFavorites(uid: string, after: FavoriteCursor | null, late: (page: Favorite[]) => void): Promise<Favorite[]> {
  return withCopy(cachedPage(uid, after), () => upToDate(() => readFavorites(uid, after)), late);
}

/** Which of these stories are favorites. @param late called when the server answers after the copy was returned. */
export function loadFavoriteIds(uid: string, storyIds: readonly string[], late: (ids: string[]) => void): Promise<string[]> {
  return withCopy(cachedIds(uid, storyIds), () => upToDate(() => readFavoriteIds(uid, storyIds)), late);
}

/** A page of the list, where the list was read once. */
export function cachedPage(uid: string, after: FavoriteCursor | null): Copy<Favorite[]> {
  const copy = copyOf<CachedFavorites>(uid, COPY_NAME);
  return {
    async get() {
      const cached = await copy.get();
      return cached?.listed ? cached.items.filter((item) => isAfter(item, after)).slice(0, FAVORITES_PAGE) : undefined;
    },
    put: (page) =>
      change(uid, ({ items, listed }) => {
        const end = nextCursor(page);
        const inPage = new Set(page.map(({ storyId }) => storyId));
        // A cached favorite between the page's ends that the page lacks was removed; behind the last page there are none.
        const wasRemoved = (item: Favorite) => isAfter(item, after) && (end === null || !isAfter(item, end));
        const others = items.filter((item) => !inPage.has(item.storyId) && !wasRemoved(item));
        return { items: [...others, ...page].sort(newestFirst), listed: listed || after === null };
      }),
    drop: copy.drop,
  };
}

/** Which of these stories are favorites, as far as this device knows. */
export function cachedIds(uid: string, storyIds: readonly string[]): Copy<string[]> {
  const copy = copyOf<CachedFavorites>(uid, COPY_NAME);
  return {
    async get() {
      return (await copy.get())?.items.map(({ storyId }) => storyId);
    },
    put: (ids) =>
      change(uid, ({ items, listed }) => {
        const asked = new Set(storyIds);
        const known = new Map(items.map((item) => [item.storyId, item]));
        const others = items.filter(({ storyId }) => !asked.has(storyId));
        // The answer does not say when a favorite was added, so one that was unknown is listed last.
        const answered = ids.map((storyId): Favorite => known.get(storyId) ?? { storyId, addedAt: 0 });
        return { items: [...others, ...answered].sort(newestFirst), listed };
      }),
    drop: copy.drop,
  };
}

/** Updates the copy after a change has reached the server. Never rejects. */
export function cacheFavoriteChange(uid: string, { action, storyId, data }: FavoriteEntry): Promise<void> {
  delivered += 1;
  return change(uid, ({ items, listed }) => {
    const others = items.filter((item) => item.storyId !== storyId);
    return { items: action === 'add' ? [...others, data].sort(newestFirst) : others, listed };
  });
}

/** Removes a deleted story from the copy. Never rejects. */
export function forgetFavorite(uid: string, storyId: string): Promise<void> {
  return change(uid, ({ items, listed }) => ({ items: items.filter((item) => item.storyId !== storyId), listed }));
}

function change(uid: string, update: (before: CachedFavorites) => CachedFavorites): Promise<void> {
  return changeCopy<CachedFavorites>(uid, COPY_NAME, (before = NOTHING) => update(before));
}
