/** Updates queries when outbox entries are added, delivered or discarded. */
import type { InfiniteData } from '@tanstack/react-query';
import type { ReadingProgress } from '@tuckaway/domain';
import { progressCopy } from '../cache/cached-copies.ts';
import { cacheFavoriteChange } from '../favorites/stored-favorites.ts';
import type { Entry, Lane } from '../outbox/entry.ts';
import { favoriteIdsKey, favoritesKey, progressKey, readingLatelyKey, shelfKey } from './keys.ts';
import { queryClient } from './query-client.ts';

/** The part of the favorites pages that is needed here. */
type Listed = InfiniteData<{ items: readonly { id: string }[] }>;

/** Applies a change of the queue: added entries, and removed ones, which were delivered. */
export function applyQueueChange(uid: string, before: readonly Entry[], after: readonly Entry[]): void {
  const removed = without(before, after);
  for (const entry of removed) applyDelivered(uid, entry);
  // An unopened story has become a favorite (decision P5), whose own entry may have come and gone in between.
  if (removed.some(({ type }) => type === 'story')) invalidateLane(uid, 'story');
  const added = [...removed, ...without(after, before)].filter((entry) => entry.type === 'favorite' && entry.action === 'add');
  if (added.some((entry) => entry.type === 'favorite' && !isListed(uid, entry.storyId))) invalidate(favoritesKey(uid));
}

/** Invalidates what deliveries of this lane may have changed. */
export function invalidateLane(uid: string, lane: Lane): void {
  if (lane === 'progress') invalidate(progressKey(uid));
  else {
    invalidate(favoriteIdsKey(uid));
    invalidate(favoritesKey(uid));
    if (lane === 'story') invalidate(shelfKey(uid));
  }
}

/** Shows a delivered entry as the server's state, until the next request. */
function applyDelivered(uid: string, entry: Entry): void {
  if (entry.type === 'progress') {
    queryClient.setQueryData<ReadingProgress | null>(progressKey(uid, entry.storyId), entry.data);
    void progressCopy(uid, entry.storyId).put(entry.data);
    invalidate(readingLatelyKey(uid));
  }
  if (entry.type !== 'favorite') return;
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

function without(entries: readonly Entry[], others: readonly Entry[]): Entry[] {
  const ids = new Set(others.map(({ id }) => id));
  return entries.filter(({ id }) => !ids.has(id));
}

function isListed(uid: string, storyId: string): boolean {
  const pages = queryClient.getQueryData<Listed>(favoritesKey(uid))?.pages ?? [];
  return pages.some(({ items }) => items.some(({ id }) => id === storyId));
}

function invalidate(queryKey: readonly unknown[]): void {
  void queryClient.invalidateQueries({ queryKey });
}
