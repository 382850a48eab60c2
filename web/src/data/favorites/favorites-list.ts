/** The list of the signed-in person's favourites. */
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { favoritesKey } from '../queries/keys.ts';
import { queryClient } from '../queries/query-client.ts';
import type { FavoriteItem, FavoritesPage } from './favorite-items.ts';
import type { FavoriteCursor } from './favorite-order.ts';
import { signedInUid, useUid, useWaitingFavorites } from './favorites.ts';

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
  const presses = useWaitingFavorites();
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
