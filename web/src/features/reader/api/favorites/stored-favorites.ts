/**
 * Reads `users/{uid}/favorites/{storyId}` (decision P15) into the device's record. Throws `FirestoreError`. Imported dynamically by what
 * visitors load: they have none.
 */
import type { Favorite } from '@tuckaway/domain';
import type { FoundDocument } from '../../../../data/firestore/client.ts';
import { readClient, referenceTo } from '../../../../data/firestore/read-client.ts';
import { encode, Timestamp } from '../../../../data/firestore/values.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { storedQuery } from '../../../../data/query/stored-query.ts';
import { FAVORITES_PAGE, type FavoriteCursor, storedIds, storedPage, upToDate } from './favorite-record.ts';
import { favoritesAnswerKey, favoritesKey } from './keys.ts';

/** Reads a page of the list, newest first, and merges it into the record; the record answers if the server does not. */
export function loadFavorites(uid: string, after: FavoriteCursor | null): Promise<Favorite[]> {
  return queryClient.fetchQuery(
    storedQuery({
      uid,
      queryKey: favoritesAnswerKey(uid, after),
      read: () => upToDate(() => readFavorites(uid, after)),
      stored: storedPage(uid, after),
      first: 'soon',
      staleTime: 0,
    }),
  );
}

/** The same for which of these stories are favorites. */
export function loadFavoriteIds(uid: string, storyIds: readonly string[]): Promise<string[]> {
  return queryClient.fetchQuery(
    storedQuery({
      uid,
      queryKey: [...favoritesKey(uid), 'ids', storyIds],
      read: () => upToDate(() => readFavoriteIds(uid, storyIds)),
      stored: storedIds(uid, storyIds),
      first: 'soon',
      staleTime: 0,
    }),
  );
}

/** The most values that Firestore accepts in one `IN` filter. */
const MAX_IN_VALUES = 30;

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
