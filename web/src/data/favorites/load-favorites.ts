/** Favorites from the server, or from the copy on this device without a network. Imported dynamically: a visitor has none. */
import type { Favorite } from '@tuckaway/domain';
import { type Copy, changeCopy, copyOf, withCopy } from '../cache/cached-copies.ts';
import type { FavoriteEntry } from '../outbox/entry.ts';
import { readFavoriteIds, readFavorites } from './favorite-documents.ts';
import { FAVORITES_PAGE, type FavoriteCursor, isAfter, newestFirst, nextCursor } from './favorite-order.ts';

const COPY_NAME = 'favorites';

interface CachedFavorites {
  items: Favorite[];
  /** Whether the list was read from its beginning; otherwise it only holds stories that were asked about. */
  listed: boolean;
}

const NOTHING: CachedFavorites = { items: [], listed: false };

/** A page of favorites, newest first. @param late called when the server answers after the copy was returned. */
export function loadFavorites(uid: string, after: FavoriteCursor | null, late: (page: Favorite[]) => void): Promise<Favorite[]> {
  return withCopy(cachedPage(uid, after), () => readFavorites(uid, after), late);
}

/** Which of these stories are favorites. @param late called when the server answers after the copy was returned. */
export function loadFavoriteIds(uid: string, storyIds: readonly string[], late: (ids: string[]) => void): Promise<string[]> {
  return withCopy(cachedIds(uid, storyIds), () => readFavoriteIds(uid, storyIds), late);
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
