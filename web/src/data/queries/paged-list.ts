/** Lists that come page by page, newest first. */
import type { InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from './query-client.ts';

/** When the screen is left, forgets all pages but the first: fetching all of them again would read every document. */
export function useFirstPageOnly(uid: string | null, keyOf: (uid: string) => readonly unknown[]): void {
  useEffect(
    () => () => {
      if (uid === null) return;
      queryClient.setQueryData<InfiniteData<unknown>>(
        keyOf(uid),
        (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
      );
    },
    [uid, keyOf],
  );
}

/** Replaces a page by the server's answer that came after the cached page was shown. */
export function replacePage<Page, Param>(queryKey: readonly unknown[], page: Page, isPage: (param: Param) => boolean): void {
  queryClient.setQueryData<InfiniteData<Page, Param>>(queryKey, (data) => {
    const place = data?.pageParams.findIndex(isPage) ?? -1;
    return data && place >= 0 ? { ...data, pages: data.pages.map((one, index) => (index === place ? page : one)) } : data;
  });
}

/** The first item of each id: a page that came late may overlap with the one behind it. */
export function uniqueById<T extends { id: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
