/** The favourites as the server told them last, kept to be shown without a network. */
import type { Favorite } from '@tuckaway/domain';
import { type Copy, changeCopy, copyOf } from './kept-copies.ts';
import type { FavoriteEntry } from './outbox/entry.ts';

const NAME = 'favorites';

interface Kept {
  items: Favorite[];
  /** All of them; else only those that somebody has asked about. */
  whole: boolean;
}

const NOTHING: Kept = { items: [], whole: false };

/** The list, as far as it was read as a whole once. */
export function keptList(uid: string): Copy<Favorite[]> {
  const copy = copyOf<Kept>(uid, NAME);
  return {
    async get() {
      const kept = await copy.get();
      return kept?.whole ? kept.items : undefined;
    },
    put: (items) => copy.put({ items, whole: true }),
    drop: copy.drop,
  };
}

/** Which of these stories are favourites; all that are, where none is named. */
export function keptIds(uid: string, storyIds?: readonly string[]): Copy<string[]> {
  const copy = copyOf<Kept>(uid, NAME);
  return {
    async get() {
      return (await copy.get())?.items.map(({ storyId }) => storyId);
    },
    put: (ids) =>
      changeCopy<Kept>(uid, NAME, (before = NOTHING) => {
        const asked = new Set(storyIds ?? before.items.map(({ storyId }) => storyId));
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

/** As the server sorts them. */
function newestFirst(one: Favorite, other: Favorite): number {
  return other.addedAt - one.addedAt;
}
