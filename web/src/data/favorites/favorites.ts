/** Which stories are the signed-in user's favorites, and changing that; the list is in favorites-list.ts. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { cutAtCharacter, LIMITS } from '@tuckaway/domain';
import { useMemo } from 'react';
import { FavoriteNotChanged, NotSignedIn } from '../lib/errors.ts';
import { createStore, useStore } from '../lib/store.ts';
import type { FavoriteEntry } from '../outbox/entry.ts';
import { favoriteIdsKey } from '../queries/keys.ts';
import { queryClient } from '../queries/query-client.ts';
import { currentUid, useSession } from '../session/session.ts';
import { entriesKnown, sendEntry } from '../sync/sync.ts';
import { useWaitingEntries } from '../sync/sync-state.ts';
import { idsWith, waitingFavorites } from './favorite-order.ts';

const NONE: ReadonlySet<string> = new Set();

/** Stories whose change has no result yet: they are shown as before (section 4). */
const changing = createStore<ReadonlySet<string>>(NONE);

/** Which of these stories are favorites; none while no user is signed in. A failed load is only logged (section 8). */
export function useFavoriteIds(storyIds: readonly string[]): { ids: ReadonlySet<string> } {
  const uid = useUid();
  const { data } = useQuery(idsQuery(uid, storyIds));
  const changes = useWaitingFavorites();
  return { ids: useMemo(() => idsWith(data ?? NONE, changes), [data, changes]) };
}

/** Whether a story is a favorite. `undefined` until it is known. */
export function useIsFavorite(storyId: string | null): boolean | undefined {
  const uid = useUid();
  const { data } = useQuery(idsQuery(uid, storyId === null ? [] : [storyId]));
  const change = useWaitingFavorites().find((entry) => entry.storyId === storyId);
  if (change) return change.action === 'add';
  return data === undefined || storyId === null ? undefined : data.has(storyId);
}

export interface FavoritesAmong {
  /** Undefined until they are known. */
  ids: ReadonlySet<string> | undefined;
  /** Loading failed. */
  failed: boolean;
  retry: () => unknown;
}

/** The favorites among many stories. @param storyIds the same array while they are the same stories; none are fetched for an empty one. */
export function useFavoritesAmong(storyIds: readonly string[]): FavoritesAmong {
  const uid = useUid();
  const { data, isPending, isFetching, refetch } = useQuery(idsQuery(uid, storyIds));
  const changes = useWaitingFavorites();
  const ids = useMemo(() => data && idsWith(data, changes), [data, changes]);
  return { ids, failed: data === undefined && !isPending && !isFetching, retry: refetch };
}

/**
 * Adds a favorite; adding it twice changes nothing. A change that waits counts as done (decision P6). Throws {@link FavoriteNotChanged}
 * where the server refuses it or it can be neither sent nor stored, and {@link NotSignedIn}.
 */
export async function addFavorite({ storyId, title }: { storyId: string; title?: string }): Promise<void> {
  await change(storyId, 'add', title ? { title: cutAtCharacter(title, LIMITS.favoriteTitle) } : {});
}

/** Removes a favorite; removing it twice changes nothing. Throws as {@link addFavorite} does. */
export async function removeFavorite(storyId: string): Promise<void> {
  await change(storyId, 'remove', {});
}

async function change(storyId: string, action: FavoriteEntry['action'], more: { title?: string }): Promise<void> {
  const userId = signedInUid();
  const timestamp = Date.now();
  const data = { storyId, addedAt: timestamp, ...more };
  const id = `${timestamp}-${crypto.randomUUID()}`;
  changing.set(new Set(changing.get()).add(storyId));
  try {
    const { kind, stored } = await sendEntry({ id, timestamp, retryCount: 0, userId, type: 'favorite', action, storyId, data });
    if (kind === 'refused' || (kind === 'waiting' && !stored)) throw new FavoriteNotChanged();
  } finally {
    changing.set(new Set([...changing.get()].filter((other) => other !== storyId)));
  }
}

/** The query for which of these stories are favorites; disabled while no user is signed in. */
export function idsQuery(uid: string | null, storyIds: readonly string[]) {
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
  const { loadFavoriteIds } = await import('./load-favorites.ts');
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

/** The signed-in user's uid, or null. */
export function useUid(): string | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.firebaseUid : null;
}

/** The same outside React. Throws {@link NotSignedIn}. */
export function signedInUid(): string {
  const uid = currentUid();
  if (uid === null) throw new NotSignedIn();
  return uid;
}
