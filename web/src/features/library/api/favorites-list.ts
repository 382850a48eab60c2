/** The list of the signed-in user's favorites, with what it shows of each story. */
import { type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { type CuratedStory, childrenNames, curatedLabel, type Favorite, isCuratedId, isStoryId, type Story } from '@tuckaway/domain';
import { answersSoFar } from '../../../data/device/network/slow-network.ts';
import { withTimeout } from '../../../data/device/with-timeout.ts';
import { entriesKnown } from '../../../data/outbox/page/sync.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import type { ShowFirst } from '../../../data/query/stored-query.ts';
import { usePages } from '../../../data/query/use-pages.ts';
import { useUid } from '../../../data/session/session.ts';
import { type FavoriteCursor, isAfter, newestFirst, nextCursor } from '../../reader/api/favorites/favorite-record.ts';
import { useFavoriteChanges, useFavoriteRecord } from '../../reader/api/favorites/favorites.ts';
import { favoriteStoryKey, favoritesAnswerKey, favoritesPageKey } from '../../reader/api/favorites/keys.ts';
import { loadFavorites } from '../../reader/api/favorites/stored-favorites.ts';
import { isNotDeleted } from '../../reader/api/hidden/deleted-stories.ts';
import { fetchCuratedStory } from '../../reader/api/stories/curated-stories.ts';
import { storyQuery as familyStoryQuery } from '../../reader/api/stories/family-stories.ts';

/** Milliseconds for the stories of a page before it shows; those that come later appear then. */
const STORIES_TIMEOUT_MS = 1500;

/** What the list shows of an own story or of a curated one (decision P4). */
type StoryFacts =
  /** `content` is HTML. */
  | { kind: 'own'; title: string; content: string; children: string; story: Story }
  /** `content` is the plain pages. */
  | { kind: 'curated'; title: string; content: string; category: string; label: string; imageUrl?: string };

/** A favorite as the list shows it (section 2); `favoritedAt` in milliseconds since 1970. */
export type FavoriteItem = StoryFacts & { id: string; favoritedAt: number };

/** A page is in the record; this is where the next one begins, or null after the last. */
interface Page {
  next: FavoriteCursor | null;
}

/**
 * The list, newest first and page after page; read again at every visit, as another device may have added a favorite. A favorite whose
 * story cannot be fetched is skipped (section 8, decision P4). `items` is undefined until something is known.
 */
export function useFavoriteList() {
  const uid = useUid();
  const { pages, isError, moreFailed, ...list } = usePages<Page, FavoriteCursor>({
    pageAfter: (after) => pageQuery(uid, after),
    nextOf: ({ next }) => next,
  });
  const record = useFavoriteRecord();
  const changes = useFavoriteChanges();
  const end = pages?.at(-1)?.next ?? null;
  const changed = new Set(changes.map(({ storyId }) => storyId));
  const added = changes.filter(({ action }) => action === 'add').map(({ data }): Favorite => data);
  const listed = (record?.items ?? []).filter((item) => !changed.has(item.storyId) && (end === null || !isAfter(item, end)));
  const favorites = pages === undefined ? [] : [...added, ...listed].sort(newestFirst).filter(isShown);
  const stories = useQueries({ queries: favorites.map(({ storyId }) => storyQuery(uid ?? '', storyId)) });
  const items = favorites.flatMap(({ storyId, addedAt }, index): FavoriteItem[] => {
    const story = stories[index];
    // A story that is gone keeps the data of before.
    return story?.isSuccess ? [{ ...story.data, id: storyId, favoritedAt: addedAt }] : [];
  });
  const isComing = pages === undefined || (items.length === 0 && stories.some(({ isPending }) => isPending));
  return { ...list, items: isComing ? undefined : items, isError: isError || moreFailed };
}

/** Reads a page into the record, then its stories: two round trips to the database. */
function pageQuery(uid: string | null, after: FavoriteCursor | null): UseQueryOptions<Page> {
  return {
    queryKey: favoritesPageKey(uid ?? '', after),
    queryFn: async () => {
      const heard = answersSoFar();
      const [page] = await Promise.all([loadFavorites(uid ?? '', after), entriesKnown()]);
      // A network that answers says which story is gone (decision P4); a silent one is not waited for.
      const first = answersSoFar() > heard ? 'server' : 'soon';
      const stories = page.filter(isShown).map(({ storyId }) => storyQuery(uid ?? '', storyId, first));
      const read = () => Promise.allSettled(stories.map((story) => queryClient.fetchQuery({ ...story, staleTime: 0 })));
      // The stories that are on this device must not wait longer for one that is not.
      await withTimeout(STORIES_TIMEOUT_MS, read).catch(() => undefined);
      // The server may have answered meanwhile, after the device's record did.
      return { next: nextCursor(queryClient.getQueryData<Favorite[]>(favoritesAnswerKey(uid ?? '', after)) ?? page) };
    },
    enabled: uid !== null,
    staleTime: 0,
  };
}

function isShown({ storyId }: Favorite): boolean {
  return isCuratedId(storyId) || (isStoryId(storyId) && isNotDeleted({ id: storyId }));
}

/** One story; read with its page, and by itself if it comes into the list later. A family story leaves the list once the server says that it is gone. */
function storyQuery(uid: string, storyId: string, first?: ShowFirst): UseQueryOptions<Story | CuratedStory, Error, StoryFacts> {
  const query: UseQueryOptions<Story | CuratedStory> = isCuratedId(storyId)
    ? { queryKey: favoriteStoryKey(uid, storyId), queryFn: () => fetchCuratedStory(storyId) }
    : familyStoryQuery<CuratedStory>(uid, storyId, first);
  return { ...query, select: factsOf, retryOnMount: false, refetchOnReconnect: false };
}

function factsOf(story: Story | CuratedStory): StoryFacts {
  const { title } = story;
  if ('uid' in story) {
    return { kind: 'own', title, content: story.content, children: childrenNames(story), story };
  }
  const { category, imageUrl, pages } = story;
  const content = pages.map((page) => page.content).join('\n\n');
  return { kind: 'curated', title, content, category, label: curatedLabel(story), ...(imageUrl ? { imageUrl } : {}) };
}
