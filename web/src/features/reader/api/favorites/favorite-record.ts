/**
 * What this device knows of an account's favorites: one record, in the memory of queries and stored on the device (docs/offline.md). The
 * server's answers and the changes that have reached it are merged into it.
 */
import type { Favorite } from '@tuckaway/domain';
import type { FavoriteEntry } from '../../../../data/outbox/entry.ts';
import { onDelivered, onSynced } from '../../../../data/outbox/page/sync-events.ts';
import { changeCopy, copyOf, ownerOfCopies, type Stored } from '../../../../data/query/cached-copies.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { favoritesKey, favoritesPageKey } from './keys.ts';

const NAME = 'favorites';

/** Favorites in a page. With their stories, at most 36 documents are read before the first card shows (docs/data-model.md). */
export const FAVORITES_PAGE = 18;

/** The last favorite of a page, after which the next page begins. */
export type FavoriteCursor = Pick<Favorite, 'addedAt' | 'storyId'>;

export interface FavoriteRecord {
  /** Newest first. */
  items: readonly Favorite[];
  /** Whether the list was read from its beginning; otherwise the record only holds stories that were asked about. */
  listed: boolean;
}

const NOTHING: FavoriteRecord = { items: [], listed: false };

/** Newest first; favorites of the same moment by id, as the server sorts them. */
export function newestFirst(one: FavoriteCursor, other: FavoriteCursor): number {
  if (one.addedAt !== other.addedAt) return other.addedAt - one.addedAt;
  if (one.storyId === other.storyId) return 0;
  return one.storyId < other.storyId ? 1 : -1;
}

/** Whether the favorite comes after the cursor; every favorite comes after null. */
export function isAfter(favorite: FavoriteCursor, cursor: FavoriteCursor | null): boolean {
  return cursor === null || newestFirst(cursor, favorite) < 0;
}

/** Where the next page begins; null after the last page. */
export function nextCursor(page: readonly Favorite[]): FavoriteCursor | null {
  const last = page.at(-1);
  return page.length === FAVORITES_PAGE && last ? { addedAt: last.addedAt, storyId: last.storyId } : null;
}

/** Registers for what happens to the queue. */
export function followFavorites(): void {
  const readAgain = (uid: string): void => void queryClient.invalidateQueries({ queryKey: favoritesKey(uid) });
  onDelivered('favorite', (uid, entries) => {
    for (const entry of entries) void mergeDelivered(uid, entry);
  });
  // An unopened story has become a favorite (decision P5), whose own entry may have come and gone in between.
  onDelivered('story', readAgain);
  onSynced('favorite', readAgain);
  onSynced('story', readAgain);
}

/** The part of the record that answers for a page of the list, if the list was read once. */
export function storedPage(uid: string, after: FavoriteCursor | null): Stored<Favorite[]> {
  return {
    async get() {
      const record = await recordOf(uid);
      return record?.listed ? record.items.filter((item) => isAfter(item, after)).slice(0, FAVORITES_PAGE) : undefined;
    },
    put(page) {
      // If it comes after a copy, the page that is shown ends elsewhere now.
      queryClient.setQueryData<{ next: FavoriteCursor | null }>(
        favoritesPageKey(uid, after),
        (shown) => shown && { next: nextCursor(page) },
      );
      return change(uid, (before) => withPage(before, after, page));
    },
    drop: copyOf(uid, NAME).drop,
  };
}

/** The part of the record that answers which of these stories are favorites. */
export function storedIds(uid: string, storyIds: readonly string[]): Stored<string[]> {
  return {
    async get() {
      return (await recordOf(uid))?.items.map(({ storyId }) => storyId);
    },
    put: (ids) => change(uid, (before) => withIds(before, storyIds, ids)),
    drop: copyOf(uid, NAME).drop,
  };
}

/** How many changes have reached the server since the app was opened. */
let delivered = 0;

/** Reads once more if a change reached the server meanwhile, because the answer may be from before it. */
export async function upToDate<T>(read: () => Promise<T>): Promise<T> {
  const before = delivered;
  const found = await read();
  return before === delivered ? found : upToDate(read);
}

/** Merges a change that has reached the server. Never rejects. */
export function mergeDelivered(uid: string, { action, storyId, data }: FavoriteEntry): Promise<void> {
  delivered += 1;
  return change(uid, ({ items, listed }) => {
    const others = items.filter((item) => item.storyId !== storyId);
    return { items: action === 'add' ? [...others, data].sort(newestFirst) : others, listed };
  });
}

/** Removes a deleted story. Never rejects. */
export function forgetFavorite(uid: string, storyId: string): Promise<void> {
  delivered += 1;
  return change(uid, ({ items, listed }) => ({ items: items.filter((item) => item.storyId !== storyId), listed }));
}

function withPage({ items, listed }: FavoriteRecord, after: FavoriteCursor | null, page: readonly Favorite[]): FavoriteRecord {
  const end = nextCursor(page);
  const inPage = new Set(page.map(({ storyId }) => storyId));
  // A favorite between the page's ends that the page lacks was removed; behind the last page there are none.
  const wasRemoved = (item: Favorite) => isAfter(item, after) && (end === null || !isAfter(item, end));
  const others = items.filter((item) => !inPage.has(item.storyId) && !wasRemoved(item));
  return { items: [...others, ...page].sort(newestFirst), listed: listed || after === null };
}

function withIds({ items, listed }: FavoriteRecord, storyIds: readonly string[], ids: readonly string[]): FavoriteRecord {
  const asked = new Set(storyIds);
  const known = new Map(items.map((item) => [item.storyId, item]));
  const others = items.filter(({ storyId }) => !asked.has(storyId));
  // The answer does not say when a favorite was added, so one that was unknown is listed last.
  const answered = ids.map((storyId): Favorite => known.get(storyId) ?? { storyId, addedAt: 0 });
  return { items: [...others, ...answered].sort(newestFirst), listed };
}

/** The record, from the device at first; null if nothing is stored. */
async function recordOf(uid: string): Promise<FavoriteRecord | null> {
  if (ownerOfCopies() !== uid) return null;
  const load = async () => (await copyOf<FavoriteRecord>(uid, NAME, ({ items }) => Array.isArray(items)).get()) ?? null;
  return queryClient.ensureQueryData({ queryKey: favoritesKey(uid), queryFn: load }).catch(() => null);
}

/** The same update in memory and on the device, where another tab may have stored more. It may run twice. */
async function change(uid: string, update: (before: FavoriteRecord) => FavoriteRecord): Promise<void> {
  const key = favoritesKey(uid);
  const stored = changeCopy<FavoriteRecord>(uid, NAME, (before = NOTHING) => update(before));
  // At once if possible, so that no heart shows the state of before for a moment.
  if (queryClient.getQueryData(key) === undefined) await recordOf(uid);
  if (ownerOfCopies() === uid) queryClient.setQueryData<FavoriteRecord | null>(key, (before) => update(before ?? NOTHING));
  await stored;
}
