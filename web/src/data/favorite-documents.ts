/** `users/{uid}/favorites/{storyId}` in the database (decisions P15). Imported dynamically, by load-favorites.ts alone. */
import type { Favorite } from '@tuckaway/domain';
import {
  collection,
  type DocumentData,
  documentId,
  getDocs,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { firestore } from './firestore.ts';

/** The most values that one `in` may name. */
const IN_LIMIT = 30;

/** All favourites, newest first. */
export async function readFavorites(uid: string): Promise<Favorite[]> {
  const { docs } = await getDocs(query(favoritesOf(uid), orderBy('addedAt', 'desc')));
  return docs.map(favoriteFrom);
}

/** Which of these stories are favourites; without a list, all that are. */
export async function readFavoriteIds(uid: string, storyIds?: readonly string[]): Promise<string[]> {
  if (storyIds === undefined) return (await getDocs(favoritesOf(uid))).docs.map(({ id }) => id);
  const groups = Array.from({ length: Math.ceil(storyIds.length / IN_LIMIT) }, (_, index) =>
    storyIds.slice(index * IN_LIMIT, (index + 1) * IN_LIMIT),
  );
  const answers = await Promise.all(groups.map((ids) => getDocs(query(favoritesOf(uid), where(documentId(), 'in', ids)))));
  return answers.flatMap(({ docs }) => docs.map(({ id }) => id));
}

function favoritesOf(uid: string) {
  return collection(firestore, 'users', uid, 'favorites');
}

function favoriteFrom(snapshot: QueryDocumentSnapshot<DocumentData>): Favorite {
  const { addedAt, title } = snapshot.data();
  return {
    storyId: snapshot.id,
    addedAt: addedAt instanceof Timestamp ? addedAt.toMillis() : 0,
    ...(typeof title === 'string' ? { title } : {}),
  };
}
