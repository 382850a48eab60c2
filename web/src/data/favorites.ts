/** The signed-in person's favourites. Everything here throws {@link NotSignedIn} where nobody is. */

import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { cutAtCharacter, LIMITS } from '@tuckaway/domain';
import { useEffect, useMemo } from 'react';
import { FavoriteNotChanged, NotSignedIn } from './errors.ts';
import type { FavoriteItem, FavoritesPage } from './favorite-items.ts';
import type { FavoriteCursor } from './favorite-order.ts';
import type { FavoriteEntry } from './outbox/entry.ts';
import { favoriteIdsKey, favoritesKey } from './private-keys.ts';
import { queryClient } from './query-client.ts';
import { currentUid, useSession } from './session.ts';
import { createStore, useStore } from './store.ts';
import { entriesKnown, sendEntry } from './sync.ts';
import { useWaitingEntries } from './sync-state.ts';
import { favoritesOnTheirWay, idsWith } from './waiting-favorites.ts';

const NONE: ReadonlySet<string> = new Set();

/** Stories whose press has no answer yet: they are shown as they were (section 4). */
const inHand = createStore<ReadonlySet<string>>(NONE);

/** Which of these stories are favourites. Nobody signed in has none; a failed load is logged only (section 8). */
export function useFavoriteIds(storyIds: readonly string[]): { ids: ReadonlySet<string> } {
  const uid = useUid();
  const { data } = useQuery({
    queryKey: [...favoriteIdsKey(uid ?? ''), storyIds],
    queryFn: async (): Promise<ReadonlySet<string>> => {
      try {
        return await readIds(uid ?? '', storyIds);
      } catch (error) {
        console.warn('The favorites could not be loaded.', (error as { code?: unknown }).code ?? '');
        throw error;
      }
    },
    enabled: uid !== null && storyIds.length > 0,
  });
  const presses = usePresses();
  return { ids: useMemo(() => idsWith(data ?? NONE, presses), [data, presses]) };
}

/** Whether a story is a favourite, for a screen with one story. `undefined` until it is known. */
export function useIsFavorite(storyId: string | null): boolean | undefined {
  const uid = useUid();
  const { data } = useQuery({
    queryKey: [...favoriteIdsKey(uid ?? ''), [storyId]],
    queryFn: () => readIds(uid ?? '', [storyId ?? '']),
    enabled: uid !== null && storyId !== null,
  });
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

/** A page of the favourites with what the list shows of them, newest first; those whose story is gone are left out (decisions P4). */
export async function listFavorites(after: FavoriteCursor | null = null): Promise<FavoritesPage> {
  const uid = signedInUid();
  const { listFavoriteItems } = await import('./favorite-items.ts');
  return listFavoriteItems(uid, after, (page) => {
    queryClient.setQueryData<Listed>(favoritesKey(uid), (data) => {
      const place = data?.pageParams.findIndex((param) => param?.storyId === after?.storyId) ?? -1;
      return data && place >= 0 ? { ...data, pages: data.pages.map((one, index) => (index === place ? page : one)) } : data;
    });
  });
}

/** {@link listFavorites} for a screen, page after page; looks again at every visit, as another device may have added one. */
export function useFavorites() {
  const uid = useUid();
  const key = favoritesKey(uid ?? '');
  const { data, ...rest } = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => listFavorites(pageParam),
    initialPageParam: null as FavoriteCursor | null,
    getNextPageParam: ({ next }: FavoritesPage) => next,
    enabled: uid !== null,
    staleTime: 0,
  });
  // The next visit begins with the first page: looking at all of them again would cost as much as they are many.
  useEffect(() => () => void (uid !== null && queryClient.setQueryData<Listed>(favoritesKey(uid), firstPage)), [uid]);
  const presses = usePresses();
  const items = useMemo(() => {
    const removed = new Set(presses.filter(({ action }) => action === 'remove').map(({ storyId }) => storyId));
    return data && once(data.pages.flatMap(({ items }) => items)).filter(({ favoriteDocId }) => !removed.has(favoriteDocId));
  }, [data, presses]);
  return { ...rest, data: items };
}

type Listed = InfiniteData<FavoritesPage, FavoriteCursor | null>;

function firstPage(data: Listed | undefined): Listed | undefined {
  return data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
}

/** One that was added anew stands at its new place; the page of its old one may not know yet. */
function once(items: readonly FavoriteItem[]): FavoriteItem[] {
  const seen = new Set<string>();
  return items.filter(({ favoriteDocId }) => !seen.has(favoriteDocId) && seen.add(favoriteDocId));
}

async function change(storyId: string, action: FavoriteEntry['action'], more: { title?: string }): Promise<void> {
  const userId = signedInUid();
  const timestamp = Date.now();
  const press = { storyId, addedAt: timestamp, ...more };
  const id = `${timestamp}-${crypto.randomUUID()}`;
  inHand.set(new Set(inHand.get()).add(storyId));
  try {
    const { kind, kept } = await sendEntry({ id, timestamp, retryCount: 0, userId, type: 'favorite', action, storyId, data: press });
    if (kind === 'refused' || (kind === 'waiting' && !kept)) throw new FavoriteNotChanged();
  } finally {
    inHand.set(new Set([...inHand.get()].filter((other) => other !== storyId)));
  }
}

async function readIds(uid: string, storyIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { loadFavoriteIds } = await import('./load-favorites.ts');
  const late = (ids: readonly string[]): void => void queryClient.setQueryData([...favoriteIdsKey(uid), storyIds], new Set(ids));
  // What waits is known as soon as what the server says: nothing shows one without the other.
  const [ids] = await Promise.all([loadFavoriteIds(uid, storyIds, late), entriesKnown()]);
  return new Set(ids);
}

/** The presses that are on their way and answered. */
function usePresses(): FavoriteEntry[] {
  const entries = useWaitingEntries();
  const answering = useStore(inHand);
  return useMemo(() => favoritesOnTheirWay(entries).filter(({ storyId }) => !answering.has(storyId)), [entries, answering]);
}

function useUid(): string | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.firebaseUid : null;
}

function signedInUid(): string {
  const uid = currentUid();
  if (uid === null) throw new NotSignedIn();
  return uid;
}
