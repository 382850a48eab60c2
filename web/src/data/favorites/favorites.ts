/** The signed-in person's favourites, heart by heart; the list is favorites-list.ts. Changing one throws {@link NotSignedIn} where nobody is. */
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
import { favoritesOnTheirWay, idsWith } from './pending-favorites.ts';

const NONE: ReadonlySet<string> = new Set();

/** Stories whose press has no answer yet: they are shown as they were (section 4). */
const inHand = createStore<ReadonlySet<string>>(NONE);

/** Which of these stories are favourites. Nobody signed in has none; a failed load is logged only (section 8). */
export function useFavoriteIds(storyIds: readonly string[]): { ids: ReadonlySet<string> } {
  const uid = useUid();
  const { data } = useQuery(idsQuery(uid, storyIds));
  const presses = usePresses();
  return { ids: useMemo(() => idsWith(data ?? NONE, presses), [data, presses]) };
}

/** Whether a story is a favourite, for a screen with one story. `undefined` until it is known. */
export function useIsFavorite(storyId: string | null): boolean | undefined {
  const uid = useUid();
  const { data } = useQuery(idsQuery(uid, storyId === null ? [] : [storyId]));
  const press = usePresses().find((entry) => entry.storyId === storyId);
  if (press) return press.action === 'add';
  return data === undefined || storyId === null ? undefined : data.has(storyId);
}

/**
 * Adds a favourite with the moment of the press; adding twice is adding once. What can only wait is done (decisions P6); throws
 * {@link FavoriteNotChanged} where the server refuses it, and where it can neither be sent nor kept.
 */
export async function addFavorite({ storyId, title }: { storyId: string; title?: string }): Promise<void> {
  await change(storyId, 'add', title ? { title: cutAtCharacter(title, LIMITS.favoriteTitle) } : {});
}

/** Removes a favourite; one that is not there is removed. Throws as {@link addFavorite} does. */
export async function removeFavorite(storyId: string): Promise<void> {
  await change(storyId, 'remove', {});
}

async function change(storyId: string, action: FavoriteEntry['action'], more: { title?: string }): Promise<void> {
  const userId = signedInUid();
  const timestamp = Date.now();
  const press = { storyId, addedAt: timestamp, ...more };
  const id = `${timestamp}-${crypto.randomUUID()}`;
  inHand.set(new Set(inHand.get()).add(storyId));
  try {
    const { kind, stored } = await sendEntry({ id, timestamp, retryCount: 0, userId, type: 'favorite', action, storyId, data: press });
    if (kind === 'refused' || (kind === 'waiting' && !stored)) throw new FavoriteNotChanged();
  } finally {
    inHand.set(new Set([...inHand.get()].filter((other) => other !== storyId)));
  }
}

/** Which of these stories are favourites; asks nothing where nobody is signed in. */
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
  // What waits is known as soon as what the server says: nothing shows one without the other.
  const [ids] = await Promise.all([loadFavoriteIds(uid, storyIds, late), entriesKnown()]);
  return new Set(ids);
}

/** The presses that are on their way and answered. */
export function usePresses(): FavoriteEntry[] {
  const entries = useWaitingEntries();
  const answering = useStore(inHand);
  return useMemo(() => favoritesOnTheirWay(entries).filter(({ storyId }) => !answering.has(storyId)), [entries, answering]);
}

/** The signed-in person's uid, or null. */
export function useUid(): string | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.firebaseUid : null;
}

/** The same at this moment. @throws {@link NotSignedIn} */
export function signedInUid(): string {
  const uid = currentUid();
  if (uid === null) throw new NotSignedIn();
  return uid;
}
