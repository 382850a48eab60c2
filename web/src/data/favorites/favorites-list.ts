/** The list of the signed-in user's favorites, with what it shows of each story. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { childrenNames, coverPicture, type Favorite, isCuratedId, isStoryId, type Story, type StoryPicture } from '@tuckaway/domain';
import { useMemo } from 'react';
import { favoritesKey } from '../queries/keys.ts';
import { replacePage, uniqueById, useFirstPageOnly } from '../queries/paged-list.ts';
import { requireUid, useUid } from '../session/session.ts';
import { fetchCuratedStory } from '../stories/curated-stories.ts';
import { getStories } from '../stories/family-stories.ts';
import { entriesKnown } from '../sync/sync.ts';
import { waitingEntries } from '../sync/sync-state.ts';
import { useWaitingFavorites, waitingFavorites } from './favorites.ts';
import { type FavoriteCursor, loadFavorites, newestFirst, nextCursor } from './stored-favorites.ts';

interface FavoriteFacts {
  id: string;
  title: string;
  /** An own story's HTML; a curated story's plain pages. */
  content: string;
  /** Milliseconds since 1970. */
  favoritedAt: number;
}

/** A favorite as the list shows it (section 2): an own story or a curated one (decision P4). */
export type FavoriteItem =
  | (FavoriteFacts & { kind: 'own'; children: string; picture: StoryPicture })
  | (FavoriteFacts & { kind: 'curated'; category: string; imageUrl?: string });

export interface FavoritesPage {
  items: FavoriteItem[];
  /** Where the next one begins; null after the last. */
  next: FavoriteCursor | null;
}

/** The list, page after page; fetched again at every visit, as another device may have added a favorite. */
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
  useFirstPageOnly(uid, favoritesKey);
  const changes = useWaitingFavorites();
  const items = useMemo(() => {
    const removed = new Set(changes.filter(({ action }) => action === 'remove').map(({ storyId }) => storyId));
    return data && uniqueById(data.pages.flatMap(({ items }) => items)).filter(({ id }) => !removed.has(id));
  }, [data, changes]);
  return { ...rest, data: items };
}

/**
 * A page of favorites with their stories, newest first; changes that wait to be sent are in the first page. A favorite whose story cannot be
 * fetched is skipped (section 8, decision P4). A page costs two round trips to the database: the favorites, then their own stories.
 * @param after null for the first page.
 */
export async function listFavorites(after: FavoriteCursor | null = null): Promise<FavoritesPage> {
  const uid = requireUid();
  const replace = (page: FavoritesPage): void =>
    replacePage<FavoritesPage, FavoriteCursor | null>(favoritesKey(uid), page, (param) => param?.storyId === after?.storyId);
  return listFavoriteItems(uid, after, replace);
}

/** {@link listFavorites} for any account. @param late called where the server answers after the cached page was returned. */
export async function listFavoriteItems(
  uid: string,
  after: FavoriteCursor | null,
  late: (page: FavoritesPage) => void,
): Promise<FavoritesPage> {
  const show = (stored: readonly Favorite[]) => pageOf(stored, after, late);
  const [stored] = await Promise.all([loadFavorites(uid, after, (newer) => void show(newer).then(late)), entriesKnown()]);
  return show(stored);
}

async function pageOf(
  stored: readonly Favorite[],
  after: FavoriteCursor | null,
  late: (page: FavoritesPage) => void,
): Promise<FavoritesPage> {
  const waiting = after === null ? waitingFavorites(waitingEntries()) : [];
  // Waiting removals are left to the screen: the favorite shows again if the removal is refused.
  const added = waiting.filter(({ action }) => action === 'add').map(({ data }): Favorite => data);
  const addedIds = new Set(added.map(({ storyId }) => storyId));
  const favorites = [...added, ...stored.filter(({ storyId }) => !addedIds.has(storyId))].sort(newestFirst);
  const curated = curatedItems(favorites);
  const withOwn = async (stories: readonly Story[]): Promise<FavoritesPage> => {
    const found = new Map([...(await curated), ...ownItems(favorites, stories)].map((item) => [item.id, item]));
    return { items: favorites.flatMap(({ storyId }) => found.get(storyId) ?? []), next: nextCursor(stored) };
  };
  const own = favorites.map(({ storyId }) => storyId).filter(isStoryId);
  return withOwn(await getStories(own, (newer) => void withOwn(newer).then(late)).catch(() => []));
}

function ownItems(favorites: readonly Favorite[], stories: readonly Story[]): FavoriteItem[] {
  return favorites.flatMap((favorite) => {
    const story = stories.find(({ id }) => id === favorite.storyId);
    if (story === undefined) return [];
    const { title, content } = story;
    return { ...factsOf(favorite), kind: 'own' as const, title, content, children: childrenNames(story), picture: coverPicture(story) };
  });
}

async function curatedItems(favorites: readonly Favorite[]): Promise<FavoriteItem[]> {
  const curated = favorites.filter(({ storyId }) => isCuratedId(storyId));
  const items = await Promise.all(curated.map((favorite) => curatedItem(favorite).catch(() => null)));
  return items.filter((item) => item !== null);
}

async function curatedItem(favorite: Favorite): Promise<FavoriteItem> {
  const { title, category, imageUrl, pages } = await fetchCuratedStory(favorite.storyId);
  const content = pages.map((page) => page.content).join('\n\n');
  return { ...factsOf(favorite), kind: 'curated', title, content, category, ...(imageUrl ? { imageUrl } : {}) };
}

function factsOf({ storyId, addedAt }: Favorite) {
  return { id: storyId, favoritedAt: addedAt };
}
