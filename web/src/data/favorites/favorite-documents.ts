/** Reads `users/{uid}/favorites/{storyId}` (decision P15). Throws `FirestoreError`. */
import type { Favorite } from '@tuckaway/domain';
import type { FoundDocument } from '../firestore/client.ts';
import { readClient, referenceTo } from '../firestore/read-client.ts';
import { encode, Timestamp } from '../firestore/values.ts';
import { FAVORITES_PAGE, type FavoriteCursor } from './favorite-order.ts';

/** The most values that Firestore accepts in one `IN` filter. */
const MAX_IN_VALUES = 30;

/** A page of the favorites, newest first. */
export async function readFavorites(uid: string, after: FavoriteCursor | null): Promise<Favorite[]> {
  const cursor = after && [new Timestamp(after.addedAt), referenceTo('users', uid, 'favorites', after.storyId)].map(encode);
  const found = await readClient.query(uid, `users/${uid}`, {
    from: [{ collectionId: 'favorites' }],
    orderBy: ['addedAt', '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: 'DESCENDING' })),
    ...(cursor && { startAt: { values: cursor, before: false } }),
    limit: FAVORITES_PAGE,
  });
  return found.map(favoriteFrom);
}

/** Which of these stories are favorites. */
export async function readFavoriteIds(uid: string, storyIds: readonly string[]): Promise<string[]> {
  const groups = Array.from({ length: Math.ceil(storyIds.length / MAX_IN_VALUES) }, (_, index) =>
    storyIds.slice(index * MAX_IN_VALUES, (index + 1) * MAX_IN_VALUES),
  );
  return (await Promise.all(groups.map((ids) => readIdsOf(uid, ids)))).flat();
}

/** Only the names are selected, as a favorite's fields are not needed. */
async function readIdsOf(uid: string, storyIds: readonly string[]): Promise<string[]> {
  const name = { fieldPath: '__name__' };
  const found = await readClient.query(uid, `users/${uid}`, {
    select: { fields: [name] },
    from: [{ collectionId: 'favorites' }],
    where: { fieldFilter: { field: name, op: 'IN', value: encode(storyIds.map((id) => referenceTo('users', uid, 'favorites', id))) } },
    limit: storyIds.length,
  });
  return found.map(({ id }) => id);
}

function favoriteFrom({ id, fields: { addedAt, title } }: FoundDocument): Favorite {
  return {
    storyId: id,
    addedAt: addedAt instanceof Timestamp ? addedAt.milliseconds : 0,
    ...(typeof title === 'string' ? { title } : {}),
  };
}
