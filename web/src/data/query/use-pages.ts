/** Lists that come page by page, newest first: each page is a query of its own. */
import { hashKey, type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryClient } from './query-client.ts';

interface Pages<Page, Cursor> {
  /** The page behind a cursor; null is the first one's. Its key must depend on nothing but the account and the cursor. */
  pageAfter: (cursor: Cursor | null) => UseQueryOptions<Page>;
  /** Where the next page begins; null after the last. */
  nextOf: (page: Page) => Cursor | null;
  /** Whether to load all pages, one after another. */
  all?: boolean;
}

/** All but the first page are forgotten when the screen is left. */
export function usePages<Page, Cursor>({ pageAfter, nextOf, all = false }: Pages<Page, Cursor>) {
  const [asked, setAsked] = useState(1);
  const first = watched(pageAfter(null));
  const queries = [first];
  const loaded: Page[] = [];
  let cursor: Cursor | null = null;
  for (let query = first; ; queries.push(query)) {
    const page = queryClient.getQueryData<Page>(query.queryKey);
    if (page === undefined) break;
    loaded.push(page);
    cursor = nextOf(page);
    if (cursor === null || (!all && queries.length >= asked)) break;
    query = { ...watched(pageAfter(cursor)), gcTime: 0 };
  }
  // What is there stays when no longer all pages are asked for.
  if (queries.length > asked) setAsked(queries.length);

  const results = useQueries({ queries });
  const [head] = results;
  const last = results.at(-1);
  const lacksLast = loaded.length > 0 && loaded.length < queries.length;
  const moreFailed = lacksLast && last?.isError === true;
  const isLoadingMore = lacksLast && !moreFailed;
  return {
    /** Undefined until the first one is known. */
    pages: useSteadyPages(hashKey(first.queryKey), loaded, isLoadingMore),
    /** Whether nothing could be loaded. */
    isError: loaded.length === 0 && head?.isError === true,
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: async (): Promise<unknown> => head?.refetch(),
    hasMore: cursor !== null,
    isLoadingMore,
    moreFailed,
    loadMore: async (): Promise<unknown> => (moreFailed ? last?.refetch() : setAsked(loaded.length + 1)),
  };
}

/** The pages are taken from the cache: without this, a late answer or a deletion, which changes data alone, would not be drawn. */
function watched<Page>(query: UseQueryOptions<Page>): UseQueryOptions<Page> {
  return { ...query, notifyOnChangeProps: 'all' };
}

/** The same array for the same pages; while pages behind a changed first one are loading, those that were shown, as the list would shrink. */
function useSteadyPages<Page>(list: string, loaded: Page[], isLoading: boolean): Page[] | undefined {
  const shown = useRef({ list, pages: loaded });
  const { list: before, pages } = shown.current;
  const isSame = pages.length === loaded.length && pages.every((page, index) => page === loaded[index]);
  const isShorter = isLoading && loaded.length < pages.length;
  if (before !== list || !(isSame || isShorter)) shown.current = { list, pages: loaded };
  return shown.current.pages.length > 0 ? shown.current.pages : undefined;
}
