/** The favourites among very many stories, for a screen that shows nothing else. Apart from favorites.ts, which home's first load carries. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { idsQuery, usePresses, useUid } from './favorites.ts';
import { idsWith } from './pending-favorites.ts';

export interface FavoritesAmong {
  /** Undefined until it is known. */
  ids: ReadonlySet<string> | undefined;
  /** It could not be had. */
  failed: boolean;
  retry: () => unknown;
}

/** @param storyIds the same array as long as it is the same stories; nothing is asked about none. */
export function useFavoritesAmong(storyIds: readonly string[]): FavoritesAmong {
  const uid = useUid();
  const { data, isPending, isFetching, refetch } = useQuery(idsQuery(uid, storyIds));
  const presses = usePresses();
  const ids = useMemo(() => data && idsWith(data, presses), [data, presses]);
  return { ids, failed: data === undefined && !isPending && !isFetching, retry: refetch };
}
