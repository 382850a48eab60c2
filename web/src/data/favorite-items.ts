import { type CoverImage, type CuratedStory, type Favorite, isCuratedId, type StorySetting } from '@tuckaway/domain';
import { fetchCuratedStory } from './curated-stories.ts';
import { getStory } from './family-stories.ts';
import { entriesKnown } from './sync.ts';
import { waitingEntries } from './sync-state.ts';
import { favoritesOnTheirWay, favoritesWith } from './waiting-favorites.ts';

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
  | (FavoriteFacts & { kind: 'own'; childName: string; favoriteAnimal: string; storySetting: StorySetting; coverImage: CoverImage })
  | (FavoriteFacts & { kind: 'curated'; category: string; imageUrl?: string });

/**
 * All favourites with their stories, newest first, what waits to be added among them. A favourite whose story cannot be fetched is
 * skipped (section 8).
 * @param late called where the server answers after the kept list was given.
 */
export async function listFavoriteItems(uid: string, late: (items: FavoriteItem[]) => void): Promise<FavoriteItem[]> {
  const { loadFavorites } = await import('./load-favorites.ts');
  const [stored] = await Promise.all([loadFavorites(uid, (newer) => void itemsOf(newer).then(late)), entriesKnown()]);
  return itemsOf(stored);
}

async function itemsOf(stored: readonly Favorite[]): Promise<FavoriteItem[]> {
  // A press that waits to take one away is laid over what is shown, so that it may come back.
  const added = favoritesOnTheirWay(waitingEntries()).filter(({ action }) => action === 'add');
  const items = await Promise.all(favoritesWith(stored, added).map((favorite) => itemOf(favorite).catch(() => null)));
  return items.filter((item) => item !== null);
}

async function itemOf(favorite: Favorite): Promise<FavoriteItem> {
  const { storyId, addedAt } = favorite;
  const facts = { id: storyId, favoritedAt: addedAt, favoriteDocId: storyId };
  if (isCuratedId(storyId)) {
    const story = await fetchCuratedStory(storyId);
    const { title, category, imageUrl } = story;
    return { ...facts, kind: 'curated', title, content: contentOf(story), category, ...(imageUrl ? { imageUrl } : {}) };
  }
  const { title, content, childName, favoriteAnimal, storySetting, coverImage } = await getStory(storyId);
  return { ...facts, kind: 'own', title, content, childName, favoriteAnimal, storySetting, coverImage };
}

function contentOf(story: CuratedStory): string {
  return story.pages.map((page) => page.content).join('\n\n');
}
