/** Keeps what is on the screen right while entries come up, reach the server, or are taken out. */
import type { InfiniteData } from '@tanstack/react-query';
import type { ReadingProgress } from '@tuckaway/domain';
import { cacheFavoriteChange } from '../favorites/load-favorites.ts';
import type { Entry, Lane } from '../outbox/entry.ts';
import { keptProgress } from '../reading/cached-progress.ts';
import { favoriteIdsKey, favoritesKey, progressKey, readingLatelyKey, shelfKey } from './keys.ts';
import { queryClient } from './query-client.ts';

/** As much of the list's pages as is needed here. */
type Listed = InfiniteData<{ items: readonly { favoriteDocId: string }[] }>;

/** Follows a change of the queue: what is new, and what is gone because it has arrived. */
export function followEntries(uid: string, before: readonly Entry[], after: readonly Entry[]): void {
  const gone = without(before, after);
  for (const entry of gone) arrived(uid, entry);
  // A story that nobody waited for is a favorite by now, whose own entry may have come and gone between two looks (decisions P5).
  if (gone.some(({ type }) => type === 'story')) showAnew(uid, 'story');
  const added = [...gone, ...without(after, before)].filter((entry) => entry.type === 'favorite' && entry.action === 'add');
  if (added.some((entry) => entry.type === 'favorite' && !isListed(uid, entry.storyId))) askAgain(favoritesKey(uid));
}

/** Asks the server again for what this lane may have changed; what is not on the screen is asked for when it is. */
export function showAnew(uid: string, lane: Lane): void {
  if (lane === 'progress') askAgain(progressKey(uid));
  else {
    askAgain(favoriteIdsKey(uid));
    askAgain(favoritesKey(uid));
    if (lane === 'story') askAgain(shelfKey(uid));
  }
}

/** Most likely the server has it: that is taken for granted until the server is asked again. */
function arrived(uid: string, entry: Entry): void {
  if (entry.type === 'progress') {
    queryClient.setQueryData<ReadingProgress | null>(progressKey(uid, entry.storyId), entry.data);
    void keptProgress(uid, entry.storyId).put(entry.data);
    askAgain(readingLatelyKey(uid));
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
      items: page.items.filter(({ favoriteDocId }) => favoriteDocId !== storyId),
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
  return pages.some(({ items }) => items.some(({ favoriteDocId }) => favoriteDocId === storyId));
}

function askAgain(queryKey: readonly unknown[]): void {
  void queryClient.invalidateQueries({ queryKey });
}
