/** The shelf: every story that the signed-in user's family made, newest first. */
import type { Story } from '@tuckaway/domain';
import { useMemo } from 'react';
import { queryClient } from '../../../data/query/query-client.ts';
import { usePages } from '../../../data/query/use-pages.ts';
import { useUid } from '../../../data/session/session.ts';
import { isNotDeleted } from '../../reader/api/hidden/deleted-stories.ts';
import { shelfPagesKey } from '../../reader/api/stories/keys.ts';
import { shelfPageQuery } from '../../reader/api/stories/load-shelf.ts';
import { SEARCH_PAGE, SHELF_PAGE, type ShelfPage, type ShelfPlace } from '../../reader/api/stories/shelf-order.ts';

export type Shelf = ReturnType<typeof useShelf>;

/**
 * The shelf for a screen, page after page.
 * @param all whether to load the whole shelf, for a search: in large pages, one after another.
 * @returns `stories` is undefined until something is known, and `isError` says that nothing could be loaded.
 */
export function useShelf(all: boolean) {
  const uid = useUid();
  const { pages, ...shelf } = usePages<ShelfPage, ShelfPlace>({
    pageAfter: (after) =>
      shelfPageQuery(uid, [...shelfPagesKey(uid ?? ''), after?.id], after, all && after !== null ? SEARCH_PAGE : SHELF_PAGE),
    nextOf: ({ next }) => next,
    all,
  });
  const stories = useMemo((): readonly Story[] | undefined => pages?.flatMap((page) => page.stories).filter(isNotDeleted), [pages]);
  return { ...shelf, stories };
}

/** Removes a deleted story from the shelf that is shown. */
export function takeOffShelf(uid: string, storyId: string): void {
  const withoutStory = ({ stories, next }: ShelfPage): ShelfPage => ({ stories: stories.filter(({ id }) => id !== storyId), next });
  queryClient.setQueriesData<ShelfPage>({ queryKey: shelfPagesKey(uid) }, (page) => page && withoutStory(page));
}
