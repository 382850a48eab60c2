/** The list of `users/{uid}/favorites/{storyId}` in the database (decisions P15). Imported dynamically, by load-favorites.ts alone. */
import type { Favorite } from '@tuckaway/domain';
import {
  collection,
  type DocumentData,
  documentId,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
} from 'firebase/firestore/lite';
import { FAVORITES_PAGE, type FavoriteCursor } from './favorite-order.ts';
import { firestore } from './firestore.ts';

/** A page of the favourites, newest first. */
export async function readFavorites(uid: string, after: FavoriteCursor | null): Promise<Favorite[]> {
  const order = [orderBy('addedAt', 'desc'), orderBy(documentId(), 'desc')];
  const from = after === null ? [] : [startAfter(Timestamp.fromMillis(after.addedAt), after.storyId)];
  const { docs } = await getDocs(query(favoritesOf(uid), ...order, ...from, limit(FAVORITES_PAGE)));
  return docs.map(favoriteFrom);
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
