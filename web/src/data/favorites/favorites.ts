/** Which stories are the signed-in user's favorites, and changing that; the list is in favorites-list.ts. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { cutAtCharacter, LIMITS } from '@tuckaway/domain';
import { useMemo, useRef, useState } from 'react';
import { createStore, useStore } from '../lib/store.ts';
import type { Entry, FavoriteEntry } from '../outbox/entry.ts';
import { favoriteIdsKey } from '../queries/keys.ts';
import { queryClient } from '../queries/query-client.ts';
import { requireUid, useUid } from '../session/session.ts';
import { entriesKnown, sendEntry } from '../sync/sync.ts';
import { useWaitingEntries } from '../sync/sync-state.ts';

const NONE: ReadonlySet<string> = new Set();

/** Stories whose change has no result yet: they are shown as before (section 4). */
const changing = createStore<ReadonlySet<string>>(NONE);

export type ToggleOutcome = 'added' | 'removed' | 'sign-in-required' | 'failed';

/** The toasts of the heart buttons on home and on the shelf (specification section 8). */
export const FAVORITE_TOASTS = {
  'sign-in-required': { title: 'Sign In Required', description: 'Please sign in to save favorite stories.', tone: 'destructive' },
  failed: { title: 'Error', description: 'Failed to update favorites. Please try again.', tone: 'destructive' },
  removed: { title: 'Removed from Favorites', description: 'Story has been removed from your favorites.' },
  added: { title: 'Added to Favorites', description: 'Story has been saved to your favorites.' },
} as const satisfies Record<ToggleOutcome, object>;

export interface FavoriteToggle {
  isFavorite(storyId: string): boolean;
  /** Whether a change has no result yet: the button is disabled meanwhile (section 4). */
  isUpdating(storyId: string): boolean;
  /** Adds the story to the favorites, or removes it. Never throws. */
  toggle(story: { storyId: string; title?: string }): Promise<ToggleOutcome>;
}

/** The heart buttons of a list. @param storyIds the same array while they are the same stories. */
export function useFavoriteToggle(storyIds: readonly string[]): FavoriteToggle {
  const uid = useUid();
  const ids = useFavoriteIds(storyIds);
  const [updating, setUpdating] = useState<ReadonlySet<string>>(new Set());
  const running = useRef(new Map<string, Promise<ToggleOutcome>>());

  async function press(story: { storyId: string; title?: string }): Promise<ToggleOutcome> {
    try {
      if (!ids.has(story.storyId)) {
        await addFavorite(story);
        return 'added';
      }
      await removeFavorite(story.storyId);
      return 'removed';
    } catch {
      return 'failed';
    }
  }

  return {
    isFavorite: (storyId) => ids.has(storyId),
    isUpdating: (storyId) => updating.has(storyId),
    async toggle(story) {
      if (uid === null) return 'sign-in-required';
      const { storyId } = story;
      const already = running.current.get(storyId);
      if (already) return already;
      const pressed = press(story);
      running.current.set(storyId, pressed);
      setUpdating((now) => new Set(now).add(storyId));
      try {
        return await pressed;
      } finally {
        running.current.delete(storyId);
        setUpdating((now) => new Set([...now].filter((id) => id !== storyId)));
      }
    },
  };
}

/** Which of these stories are favorites; none while no user is signed in. A failed load is only logged (section 8). */
function useFavoriteIds(storyIds: readonly string[]): ReadonlySet<string> {
  const uid = useUid();
  const { data } = useQuery(idsQuery(uid, storyIds));
  const changes = useWaitingFavorites();
  return useMemo(() => idsWith(data ?? NONE, changes), [data, changes]);
}

/** Whether a story is a favorite. `undefined` until it is known. */
export function useIsFavorite(storyId: string | null): boolean | undefined {
  const uid = useUid();
  const { data } = useQuery(idsQuery(uid, storyId === null ? [] : [storyId]));
  const change = useWaitingFavorites().find((entry) => entry.storyId === storyId);
  if (change) return change.action === 'add';
  return data === undefined || storyId === null ? undefined : data.has(storyId);
}

/** The favorites among many stories; `ids` is undefined until they are known. @param storyIds the same array for the same stories. */
export function useFavoritesAmong(storyIds: readonly string[]) {
  const uid = useUid();
  const { data, isPending, isFetching, refetch } = useQuery(idsQuery(uid, storyIds));
  const changes = useWaitingFavorites();
  const ids = useMemo(() => data && idsWith(data, changes), [data, changes]);
  return { ids, failed: data === undefined && !isPending && !isFetching, retry: refetch };
}

/**
 * Adds a favorite; adding it twice changes nothing. A change that waits counts as done (decision P6). Throws where the server refuses it or
 * it can be neither sent nor stored.
 */
export async function addFavorite({ storyId, title }: { storyId: string; title?: string }): Promise<void> {
  await change(storyId, 'add', title ? { title: cutAtCharacter(title, LIMITS.favoriteTitle) } : {});
}

/** Removes a favorite; removing it twice changes nothing. Throws as {@link addFavorite} does. */
export async function removeFavorite(storyId: string): Promise<void> {
  await change(storyId, 'remove', {});
}

async function change(storyId: string, action: FavoriteEntry['action'], more: { title?: string }): Promise<void> {
  const userId = requireUid();
  const timestamp = Date.now();
  const data = { storyId, addedAt: timestamp, ...more };
  const id = `${timestamp}-${crypto.randomUUID()}`;
  changing.set(new Set(changing.get()).add(storyId));
  try {
    const { kind, stored } = await sendEntry({ id, timestamp, retryCount: 0, userId, type: 'favorite', action, storyId, data });
    if (kind === 'refused' || (kind === 'waiting' && !stored)) throw new Error('The favorite was not changed.');
  } finally {
    changing.set(new Set([...changing.get()].filter((other) => other !== storyId)));
  }
}

function idsQuery(uid: string | null, storyIds: readonly string[]) {
  return queryOptions<ReadonlySet<string>>({
    queryKey: [...favoriteIdsKey(uid ?? ''), storyIds],
    queryFn: async () => {
      try {
        return await readIds(uid ?? '', storyIds);
      } catch (error) {
        console.warn('The favorites could not be loaded.', (error as { code?: unknown }).code ?? '');
        throw error;
      }
    },
    enabled: uid !== null && storyIds.length > 0,
  });
}

async function readIds(uid: string, storyIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { loadFavoriteIds } = await import('./stored-favorites.ts');
  const late = (ids: readonly string[]): void => void queryClient.setQueryData([...favoriteIdsKey(uid), storyIds], new Set(ids));
  // Waits for both, so that no screen shows the server's state without the waiting changes.
  const [ids] = await Promise.all([loadFavoriteIds(uid, storyIds, late), entriesKnown()]);
  return new Set(ids);
}

/** The waiting changes that the user was told about. */
export function useWaitingFavorites(): FavoriteEntry[] {
  const entries = useWaitingEntries();
  const answering = useStore(changing);
  return useMemo(() => waitingFavorites(entries).filter(({ storyId }) => !answering.has(storyId)), [entries, answering]);
}

/** The favorite changes that wait to be sent; the server's state counts for those that need attention. */
export function waitingFavorites(entries: readonly Entry[]): FavoriteEntry[] {
  return entries.filter((entry) => entry.type === 'favorite').filter(({ attention }) => !attention);
}

/** The server's ids with the waiting changes. */
function idsWith(ids: ReadonlySet<string>, changes: readonly FavoriteEntry[]): ReadonlySet<string> {
  if (changes.length === 0) return ids;
  const next = new Set(ids);
  for (const { action, storyId } of changes) {
    if (action === 'add') next.add(storyId);
    else next.delete(storyId);
  }
  return next;
}
