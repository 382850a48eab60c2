import {
  type CoverImage,
  type CuratedStory,
  childrenNames,
  type Favorite,
  isCuratedId,
  isStoryId,
  type Story,
  type StorySetting,
} from '@tuckaway/domain';
import { fetchCuratedStory } from '../stories/curated-stories.ts';
import { getStories } from '../stories/family-stories.ts';
import { entriesKnown } from '../sync/sync.ts';
import { waitingEntries } from '../sync/sync-state.ts';
import { type FavoriteCursor, favoritesWith, nextCursor, waitingFavorites } from './favorite-order.ts';

interface FavoriteFacts {
  id: string;
  title: string;
  /** An own story's HTML; a curated story's plain pages. */
  content: string;
  /** Milliseconds since 1970. */
  favoritedAt: number;
  favoriteDocId: string;
}

/** A favourite as the list shows it (section 2), of either kind (decisions P4). */
export type FavoriteItem =
  | (FavoriteFacts & { kind: 'own'; children: string; favoriteAnimal: string; storySetting: StorySetting; coverImage: CoverImage })
  | (FavoriteFacts & { kind: 'curated'; category: string; imageUrl?: string });

/** A page of the list. */
export interface FavoritesPage {
  items: FavoriteItem[];
  /** Where the next one begins; null after the last. */
  next: FavoriteCursor | null;
}

/**
 * A page of favourites with their stories, newest first, what waits to be added among those of the first. A favourite whose story cannot be
 * fetched is skipped (section 8). However many there are, a page is two
 * round trips to the database: the favourites, and then their own stories.
 * @param after null for the first page.
 * @param late called where the server answers after the kept page was given.
 */
export async function listFavoriteItems(
  uid: string,
  after: FavoriteCursor | null,
  late: (page: FavoritesPage) => void,
): Promise<FavoritesPage> {
  const { loadFavorites } = await import('./load-favorites.ts');
  const show = (stored: readonly Favorite[]) => pageOf(stored, after, late);
  const [stored] = await Promise.all([loadFavorites(uid, after, (newer) => void show(newer).then(late)), entriesKnown()]);
  return show(stored);
}

async function pageOf(
  stored: readonly Favorite[],
  after: FavoriteCursor | null,
  late: (page: FavoritesPage) => void,
): Promise<FavoritesPage> {
  // A press that waits to take one away is laid over what is shown, so that it may come back.
  const added = after === null ? waitingFavorites(waitingEntries()).filter(({ action }) => action === 'add') : [];
  const favorites = favoritesWith(stored, added);
  const curated = curatedItems(favorites);
  const withOwn = async (stories: readonly Story[]): Promise<FavoritesPage> => {
    const found = new Map([...(await curated), ...ownItems(favorites, stories)].map((item) => [item.id, item]));
    return { items: favorites.flatMap(({ storyId }) => found.get(storyId) ?? []), next: nextCursor(stored) };
  };
  const own = favorites.map(({ storyId }) => storyId).filter(isStoryId);
  return withOwn(await getStories(own, (newer) => void withOwn(newer).then(late)).catch(() => []));
}

function ownItems(favorites: readonly Favorite[], stories: readonly Story[]): FavoriteItem[] {
  const byId = new Map(stories.map((story) => [story.id, story]));
  return favorites.flatMap((favorite) => {
    const story = byId.get(favorite.storyId);
    if (story === undefined) return [];
    const { title, content, favoriteAnimal, storySetting, coverImage } = story;
    return {
      ...factsOf(favorite),
      kind: 'own' as const,
      title,
      content,
      children: childrenNames(story),
      favoriteAnimal,
      storySetting,
      coverImage,
    };
  });
}

async function curatedItems(favorites: readonly Favorite[]): Promise<FavoriteItem[]> {
  const items = await Promise.all(
    favorites.filter(({ storyId }) => isCuratedId(storyId)).map((favorite) => curatedItem(favorite).catch(() => null)),
  );
  return items.filter((item) => item !== null);
}

async function curatedItem(favorite: Favorite): Promise<FavoriteItem> {
  const story = await fetchCuratedStory(favorite.storyId);
  const { title, category, imageUrl } = story;
  return { ...factsOf(favorite), kind: 'curated', title, content: contentOf(story), category, ...(imageUrl ? { imageUrl } : {}) };
}

function factsOf({ storyId, addedAt }: Favorite) {
  return { id: storyId, favoritedAt: addedAt, favoriteDocId: storyId };
}

function contentOf(story: CuratedStory): string {
  return story.pages.map((page) => page.content).join('\n\n');
}
