/** What the server says of favourites, with what waits here laid over it: a press counts from its moment, after a reload too. Pure. */
import type { Favorite } from '@tuckaway/domain';
import type { Entry, FavoriteEntry } from '../outbox/entry.ts';
import { newestFirst } from './favorite-order.ts';

/** The presses that are on their way. One that needs attention is on no way: the server's word stands. */
export function favoritesOnTheirWay(entries: readonly Entry[]): FavoriteEntry[] {
  return entries.filter((entry) => entry.type === 'favorite').filter(({ attention }) => !attention);
}

export function idsWith(ids: ReadonlySet<string>, presses: readonly FavoriteEntry[]): ReadonlySet<string> {
  if (presses.length === 0) return ids;
  const next = new Set(ids);
  for (const { action, storyId } of presses) {
    if (action === 'add') next.add(storyId);
    else next.delete(storyId);
  }
  return next;
}

/** Newest first. */
export function favoritesWith(favorites: readonly Favorite[], presses: readonly FavoriteEntry[]): Favorite[] {
  const pressed = new Set(presses.map(({ storyId }) => storyId));
  const added = presses.filter(({ action }) => action === 'add').map(({ data }): Favorite => data);
  return [...added, ...favorites.filter(({ storyId }) => !pressed.has(storyId))].sort(newestFirst);
}
