/** The shelf: every story that the signed-in user's family made, newest first. */
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { Story } from '@tuckaway/domain';
import { useEffect, useMemo, useRef } from 'react';
import { shelfKey } from '../../queries/keys.ts';
import { replacePage, uniqueById, useFirstPageOnly } from '../../queries/paged-list.ts';
import { queryClient } from '../../queries/query-client.ts';
import { useUid } from '../../session/session.ts';
import { isNotDeleted } from '../removal/deleted-stories.ts';
import { SEARCH_PAGE, SHELF_PAGE, type ShelfPage, type ShelfPlace } from './shelf-order.ts';

interface Asked {
  after: ShelfPlace | null;
  size: number;
}
type Listed = InfiniteData<ShelfPage, Asked>;

const FIRST: Asked = { after: null, size: SHELF_PAGE };

export type Shelf = ReturnType<typeof useShelf>;

/**
 * The shelf for a screen, page after page; fetched again at every visit, as another device may have made a story.
 * @param all whether to load the whole shelf, for a search: in large pages, one after another.
 * @returns `stories` is undefined until something is known, and `isError` says that nothing could be loaded.
 */
export function useShelf(all: boolean) {
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

  useFirstPageOnly(uid, shelfKey);

  const stories: readonly Story[] | undefined = useMemo(
    () => data && uniqueById(data.pages.flatMap((page) => page.stories)).filter(isNotDeleted),
    [data],
  );
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
  return loadShelfPage(uid, after, size, (page) =>
    replacePage<ShelfPage, Asked>(shelfKey(uid), page, (asked) => asked.after?.id === after?.id),
  );
}

/** Removes a deleted story from the shelf that is shown. */
export function takeOffShelf(uid: string, storyId: string): void {
  const withoutStory = ({ stories, next }: ShelfPage): ShelfPage => ({ stories: stories.filter(({ id }) => id !== storyId), next });
  queryClient.setQueryData<Listed>(shelfKey(uid), (data) => data && { ...data, pages: data.pages.map(withoutStory) });
}
