/**
 * The signed-in user's favorites: which stories they are, and changing that (the list is in favorites-list.ts). What screens show is the
 * record of this device with the waiting changes laid over it.
 */
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { cutAtCharacter, LIMITS } from '@tuckaway/domain';
import { useMemo } from 'react';
import { createStore, useStore } from '../../../../data/device/store.ts';
import type { Entry, FavoriteEntry } from '../../../../data/outbox/entry.ts';
import { entriesKnown, sendEntry } from '../../../../data/outbox/page/sync.ts';
import { useWaitingEntries } from '../../../../data/outbox/page/sync-state.ts';
import { currentUid, useUid } from '../../../../data/session/session.ts';
import type { FavoriteRecord } from './favorite-record.ts';
import { favoritesKey } from './keys.ts';

/** Whether a story is a favorite; unknown until the server or the device has answered. */
export type Heart = 'unknown' | 'in' | 'out';

export type FavoriteOutcome = 'done' | 'failed' | 'sign-in-required';

/** Changes that have no result yet: their stories are shown as before (section 4), and their buttons are disabled. */
const busy = createStore<ReadonlyMap<string, Promise<FavoriteOutcome>>>(new Map());

/** The stories whose change has no result yet. */
export function useBusyHearts(): Pick<ReadonlySet<string>, 'has'> {
  return useStore(busy);
}

/** Which of these stories are favorites. A failed load is only logged (section 8). */
export function useFavorites(storyIds: readonly string[]) {
  const uid = useUid();
  const { data: isRead, isPending, isFetching, refetch } = useQuery(readOf(uid, storyIds));
  const record = useFavoriteRecord();
  const changes = useFavoriteChanges();
  const heartOf = useMemo(() => {
    const items = new Set(record?.items.map(({ storyId }) => storyId));
    const changed = new Map(changes.map(({ storyId, action }) => [storyId, action === 'add']));
    return (storyId: string): Heart => {
      const isFavorite = changed.get(storyId) ?? (isRead && record ? items.has(storyId) : undefined);
      return isFavorite === undefined ? 'unknown' : isFavorite ? 'in' : 'out';
    };
  }, [record, changes, isRead]);
  return { heartOf, failed: isRead === undefined && !isPending && !isFetching, retry: refetch };
}

/**
 * Puts a story into the favorites or takes it out; doing so twice changes nothing, and a second press joins one that has no result yet.
 * A change that waits counts as done (decision P6); one that is refused, or can be neither sent nor stored, has failed. Never rejects.
 */
export function changeFavorite(storyId: string, to: 'in' | 'out', title = ''): Promise<FavoriteOutcome> {
  const userId = currentUid();
  if (userId === null) return Promise.resolve('sign-in-required');
  const running = busy.get().get(storyId);
  if (running !== undefined) return running;
  const timestamp = Date.now();
  const data = { storyId, addedAt: timestamp, ...(title && { title: cutAtCharacter(title, LIMITS.favoriteTitle) }) };
  const entry = { id: `${timestamp}-${crypto.randomUUID()}`, timestamp, retryCount: 0, userId, storyId, data };
  const change = send({ ...entry, type: 'favorite', action: to === 'in' ? 'add' : 'remove' }).finally(() =>
    busy.set(new Map([...busy.get()].filter(([other]) => other !== storyId))),
  );
  busy.set(new Map(busy.get()).set(storyId, change));
  return change;
}

async function send(entry: FavoriteEntry): Promise<FavoriteOutcome> {
  try {
    const { kind, stored } = await sendEntry(entry);
    return kind === 'delivered' || (kind === 'waiting' && stored) ? 'done' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Reads which of these stories are favorites into the record. */
function readOf(uid: string | null, storyIds: readonly string[]) {
  return queryOptions({
    queryKey: [...favoritesKey(uid ?? ''), 'hearts', storyIds],
    queryFn: async () => {
      try {
        const { loadFavoriteIds } = await import('./stored-favorites.ts');
        // Waits for both, so that no screen shows the server's state without the waiting changes.
        await Promise.all([loadFavoriteIds(uid ?? '', storyIds), entriesKnown()]);
        return true;
      } catch (error) {
        console.warn('The favorites could not be loaded.', (error as { code?: unknown }).code ?? '');
        throw error;
      }
    },
    enabled: uid !== null && storyIds.length > 0,
  });
}

/** What this device knows; a screen shows the part that it has asked for. */
export function useFavoriteRecord(): FavoriteRecord | null | undefined {
  return useQuery<FavoriteRecord | null>({ queryKey: favoritesKey(useUid() ?? ''), queryFn: skipToken }).data;
}

/** The waiting changes that the user was told about. */
export function useFavoriteChanges(): FavoriteEntry[] {
  const entries = useWaitingEntries();
  const running = useStore(busy);
  return useMemo(() => entries.filter(isWaitingFavorite).filter(({ storyId }) => !running.has(storyId)), [entries, running]);
}

/** The server's state counts for those that need attention. */
function isWaitingFavorite(entry: Entry): entry is FavoriteEntry {
  return entry.type === 'favorite' && !entry.attention;
}
