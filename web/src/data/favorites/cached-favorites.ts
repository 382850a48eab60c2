/** The favourites as the server told them last, kept to be shown without a network. */
import type { Favorite } from '@tuckaway/domain';
import { type Copy, changeCopy, copyOf } from '../cache/cached-copies.ts';
import type { FavoriteEntry } from '../outbox/entry.ts';
import { FAVORITES_PAGE, type FavoriteCursor, isAfter, newestFirst, nextCursor } from './favorite-order.ts';

const NAME = 'favorites';

interface Kept {
  items: Favorite[];
  /** The list was read from its beginning; else these are only those that somebody has asked about. */
  listed: boolean;
}

const NOTHING: Kept = { items: [], listed: false };

/** A page of the list, as far as it was read once. */
export function keptPage(uid: string, after: FavoriteCursor | null): Copy<Favorite[]> {
  const copy = copyOf<Kept>(uid, NAME);
  return {
    async get() {
      const kept = await copy.get();
      return kept?.listed ? kept.items.filter((item) => isAfter(item, after)).slice(0, FAVORITES_PAGE) : undefined;
    },
    put: (page) =>
      changeCopy<Kept>(uid, NAME, (before = NOTHING) => {
        const end = nextCursor(page);
        const told = new Set(page.map(({ storyId }) => storyId));
        // What is kept between the page's ends and not in it is a favourite no more; behind the last page there is none.
        const isOld = (item: Favorite) => isAfter(item, after) && (end === null || !isAfter(item, end));
        const others = before.items.filter((item) => !told.has(item.storyId) && !isOld(item));
        return { items: [...others, ...page].sort(newestFirst), listed: before.listed || after === null };
      }),
    drop: copy.drop,
  };
}

/** Which of these stories are favourites, as far as anything is known. */
export function keptIds(uid: string, storyIds: readonly string[]): Copy<string[]> {
  const copy = copyOf<Kept>(uid, NAME);
  return {
    async get() {
      return (await copy.get())?.items.map(({ storyId }) => storyId);
    },
    put: (ids) =>
      changeCopy<Kept>(uid, NAME, (before = NOTHING) => {
        const asked = new Set(storyIds);
        const known = new Map(before.items.map((item) => [item.storyId, item]));
        const others = before.items.filter(({ storyId }) => !asked.has(storyId));
        // One that was not known before stands last: the answer does not say since when it is there.
        const answered = ids.map((storyId): Favorite => known.get(storyId) ?? { storyId, addedAt: 0 });
        return { ...before, items: [...others, ...answered].sort(newestFirst) };
      }),
    drop: copy.drop,
  };
}

/** A press has reached the server. */
export function keepPress(uid: string, { action, storyId, data }: FavoriteEntry): Promise<void> {
  return changeCopy<Kept>(uid, NAME, (before = NOTHING) => {
    const items = before.items.filter((item) => item.storyId !== storyId);
    return { ...before, items: action === 'add' ? [...items, data].sort(newestFirst) : items };
  });
}

/** A story is deleted, and its heart with it. Never rejects. */
export function forgetPress(uid: string, storyId: string): Promise<void> {
  return changeCopy<Kept>(uid, NAME, (before = NOTHING) => ({ ...before, items: before.items.filter((item) => item.storyId !== storyId) }));
}
