/** The signed-in person's favourites. Everything here throws {@link NotSignedIn} where nobody is. */

import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@tuckaway/domain';
import { NotSignedIn } from './errors.ts';
import { type FavoriteItem, listFavoriteItems } from './favorite-items.ts';
import { PRIVATE, queryClient } from './query-client.ts';
import { currentUid, useSession } from './session.ts';

const documents = () => import('./favorite-documents.ts');

const NONE: ReadonlySet<string> = new Set();

/** Which stories are favourites: of those named, else of all. Nobody signed in has none; a failed load is logged only (section 8). */
export function useFavoriteIds(storyIds?: readonly string[]): { ids: ReadonlySet<string> } {
  const uid = useUid();
  const { data } = useQuery({
    queryKey: [...idsKey(uid ?? ''), storyIds ?? 'all'],
    queryFn: async (): Promise<ReadonlySet<string>> => {
      try {
        return new Set(await (await documents()).readFavoriteIds(uid ?? '', storyIds));
      } catch (error) {
        console.warn('The favorites could not be loaded.', (error as { code?: unknown }).code ?? '');
        throw error;
      }
    },
    enabled: uid !== null && storyIds?.length !== 0,
  });
  return { ids: data ?? NONE };
}

/** Whether a story is a favourite, for a screen with one story. `undefined` until it is known. */
export function useIsFavorite(storyId: string | null): boolean | undefined {
  const uid = useUid();
  const { data } = useQuery({
    queryKey: [...idsKey(uid ?? ''), [storyId]],
    queryFn: async (): Promise<ReadonlySet<string>> => new Set((await isFavorite(storyId ?? '')) ? [storyId ?? ''] : []),
    enabled: uid !== null && storyId !== null,
  });
  return data === undefined || storyId === null ? undefined : data.has(storyId);
}

export async function isFavorite(storyId: string): Promise<boolean> {
  return (await documents()).isStoredFavorite(signedInUid(), storyId);
}

/** Adds a favourite with the moment of the press; adding twice is adding once. */
export async function addFavorite({ storyId, title }: { storyId: string; title?: string }): Promise<void> {
  const uid = signedInUid();
  const addedAt = Date.now();
  const { writeFavorite } = await documents();
  await writeFavorite(uid, { storyId, addedAt, ...(title ? { title: title.slice(0, LIMITS.favoriteTitle) } : {}) });
  changeIds(uid, (ids) => ids.add(storyId));
  await queryClient.invalidateQueries({ queryKey: listKey(uid) });
}

/** Removes a favourite; one that is not there is removed. */
export async function removeFavorite(storyId: string): Promise<void> {
  const uid = signedInUid();
  const { deleteFavorite } = await documents();
  await deleteFavorite(uid, storyId);
  changeIds(uid, (ids) => ids.delete(storyId));
  queryClient.setQueryData<FavoriteItem[]>(listKey(uid), (items) => items?.filter((item) => item.favoriteDocId !== storyId));
}

/** The favourites with what the list shows of them, newest first; those whose story is gone are left out (decisions P4). */
export async function listFavorites(): Promise<FavoriteItem[]> {
  return listFavoriteItems(signedInUid());
}

/** {@link listFavorites} for a screen; looks again at every visit, as another device may have added one. */
export function useFavorites() {
  const uid = useUid();
  return useQuery({ queryKey: listKey(uid ?? ''), queryFn: listFavorites, enabled: uid !== null, staleTime: 0 });
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

function idsKey(uid: string) {
  return [PRIVATE, uid, 'favorite-ids'] as const;
}

function listKey(uid: string) {
  return [PRIVATE, uid, 'favorites'] as const;
}

function changeIds(uid: string, change: (ids: Set<string>) => void): void {
  queryClient.setQueriesData<ReadonlySet<string>>({ queryKey: idsKey(uid) }, (ids) => {
    if (ids === undefined) return undefined;
    const next = new Set(ids);
    change(next);
    return next;
  });
}
