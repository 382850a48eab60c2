/** Updates queries when outbox entries are added or delivered. */
import type { InfiniteData } from '@tanstack/react-query';
import type { ReadingProgress } from '@tuckaway/domain';
import { progressCopy } from '../cache/cached-copies.ts';
import { cacheFavoriteChange } from '../favorites/stored-favorites.ts';
import { type FavoriteEntry, LANES, type Lane, type ProgressEntry } from '../outbox/entry.ts';
import { onAdded, onDelivered, onSynced } from '../sync/sync-events.ts';
import { favoriteIdsKey, favoritesKey, progressKey, readingLatelyKey, shelfKey } from './keys.ts';
import { queryClient } from './query-client.ts';

/** The part of the favorites pages that is needed here. */
type Listed = InfiniteData<{ items: readonly { id: string }[] }>;

/** Registers for what happens to the queue. */
export function followQueue(): void {
  for (const lane of LANES) onSynced(lane, (uid) => invalidateLane(uid, lane));
  // An unopened story has become a favorite (decision P5), whose own entry may have come and gone in between.
  onDelivered('story', (uid) => invalidateLane(uid, 'story'));
  onDelivered('progress', (uid, entries) => {
    for (const entry of entries) applyProgress(uid, entry);
  });
  onDelivered('favorite', (uid, entries) => {
    for (const entry of entries) applyFavorite(uid, entry);
    invalidateUnlisted(uid, entries);
  });
  onAdded('favorite', invalidateUnlisted);
}

function invalidateUnlisted(uid: string, entries: readonly FavoriteEntry[]): void {
  if (entries.some(({ action, storyId }) => action === 'add' && !isListed(uid, storyId))) invalidate(favoritesKey(uid));
}

/** Invalidates what deliveries of this lane may have changed. */
function invalidateLane(uid: string, lane: Lane): void {
  if (lane === 'progress') invalidate(progressKey(uid));
  else {
    invalidate(favoriteIdsKey(uid));
    invalidate(favoritesKey(uid));
    if (lane === 'story') invalidate(shelfKey(uid));
  }
}

/** Shows a delivered entry as the server's state, until the next request. */
function applyProgress(uid: string, { storyId, data }: ProgressEntry): void {
  queryClient.setQueryData<ReadingProgress | null>(progressKey(uid, storyId), data);
  void progressCopy(uid, storyId).put(data);
  invalidate(readingLatelyKey(uid));
}

function applyFavorite(uid: string, entry: FavoriteEntry): void {
  const { action, storyId } = entry;
  void cacheFavoriteChange(uid, entry);
  queryClient.setQueriesData<ReadonlySet<string>>({ queryKey: favoriteIdsKey(uid) }, (ids) => {
    if (ids === undefined) return undefined;
    const next = new Set(ids);
    if (action === 'add') next.add(storyId);
    else next.delete(storyId);
    return next;
  });
  if (action === 'remove') {
    const withoutStory = <Page extends Listed['pages'][number]>(page: Page) => ({
      ...page,
      items: page.items.filter(({ id }) => id !== storyId),
    });
    queryClient.setQueryData<Listed>(favoritesKey(uid), (data) => data && { ...data, pages: data.pages.map(withoutStory) });
  }
}

function isListed(uid: string, storyId: string): boolean {
  const pages = queryClient.getQueryData<Listed>(favoritesKey(uid))?.pages ?? [];
  return pages.some(({ items }) => items.some(({ id }) => id === storyId));
}

function invalidate(queryKey: readonly unknown[]): void {
  void queryClient.invalidateQueries({ queryKey });
}
