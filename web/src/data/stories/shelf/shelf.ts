/** The shelf: every story that the signed-in person's family made, newest first. */
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { Story } from '@tuckaway/domain';
import { useEffect, useMemo, useRef } from 'react';
import { shelfKey } from '../../queries/keys.ts';
import { queryClient } from '../../queries/query-client.ts';
import { useUid } from '../../session/session.ts';
import { isThere } from '../deleted-stories.ts';
import { SEARCH_PAGE, SHELF_PAGE, type ShelfPage, type ShelfPlace } from './shelf-order.ts';

interface Asked {
  after: ShelfPlace | null;
  size: number;
}
type Listed = InfiniteData<ShelfPage, Asked>;

const FIRST: Asked = { after: null, size: SHELF_PAGE };

/** As much of the shelf as is known here. */
export interface Shelf {
  /** Undefined until something is known. */
  stories: readonly Story[] | undefined;
  /** Nothing could be had. */
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  /** Whether there are more. */
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The last attempt to have more failed. */
  moreFailed: boolean;
  loadMore: () => Promise<unknown>;
}

/**
 * The shelf for a screen, page after page; looks again at every visit, as another device may have made a story.
 * @param all whether to load the whole shelf, for a search: in large pages, one after another.
 */
export function useShelf(all: boolean): Shelf {
  const uid = useUid();
  const size = useRef(SHELF_PAGE);
  size.current = all ? SEARCH_PAGE : SHELF_PAGE;
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery({
    queryKey: shelfKey(uid ?? ''),
    queryFn: ({ pageParam }) => listShelf(uid ?? '', pageParam),
    initialPageParam: FIRST,
    getNextPageParam: ({ next }: ShelfPage): Asked | null => next && { after: next, size: size.current },
    enabled: uid !== null,
    staleTime: 0,
  });
  const coming = all && hasNextPage && !isFetchNextPageError;

  const pages = data?.pages.length ?? 0;

  // Runs after each page, as a cached page can arrive without a loading state in between.
  useEffect(() => {
    if (coming && !isFetching && pages > 0) void fetchNextPage();
  }, [coming, isFetching, pages, fetchNextPage]);

  // The next visit begins with the first page: the others are on this device, and are asked about when they are looked at.
  useEffect(() => () => void (uid !== null && queryClient.setQueryData<Listed>(shelfKey(uid), firstPage)), [uid]);

  const stories = useMemo(() => data && once(data.pages.flatMap((page) => page.stories)).filter(isThere), [data]);
  return {
    stories,
    isError: isError && stories === undefined,
    isFetching,
    refetch,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage || coming,
    moreFailed: isFetchNextPageError,
    loadMore: fetchNextPage,
  };
}

async function listShelf(uid: string, { after, size }: Asked): Promise<ShelfPage> {
  const { loadShelfPage } = await import('./load-shelf.ts');
  return loadShelfPage(uid, after, size, (page) => {
    queryClient.setQueryData<Listed>(shelfKey(uid), (data) => {
      const place = data?.pageParams.findIndex((asked) => asked.after?.id === after?.id) ?? -1;
      return data && place >= 0 ? { ...data, pages: data.pages.map((one, index) => (index === place ? page : one)) } : data;
    });
  });
}

/** A story is off the shelf. */
export function takeOffShelf(uid: string, storyId: string): void {
  const withoutStory = ({ stories, next }: ShelfPage): ShelfPage => ({ stories: stories.filter(({ id }) => id !== storyId), next });
  queryClient.setQueryData<Listed>(shelfKey(uid), (data) => data && { ...data, pages: data.pages.map(withoutStory) });
}

function firstPage(data: Listed | undefined): Listed | undefined {
  return data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
}

/** A page that came late may overlap with the one behind it. */
function once(stories: readonly Story[]): Story[] {
  const seen = new Set<string>();
  return stories.filter(({ id }) => !seen.has(id) && seen.add(id));
}
