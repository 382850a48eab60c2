/** The list of `users/{uid}/favorites/{storyId}` in the database (decisions P15). Imported dynamically, by load-favorites.ts alone. */
import type { Favorite } from '@tuckaway/domain';
import { asking, type Found, runQuery } from '../firestore/read-client.ts';
import { moment, momentFrom, nameOf } from '../firestore/rest.ts';
import { FAVORITES_PAGE, type FavoriteCursor } from './favorite-order.ts';

/** A page of the favourites, newest first. Throws what {@link runQuery} throws. */
export async function readFavorites(uid: string, after: FavoriteCursor | null): Promise<Favorite[]> {
  const behind = after && [moment(after.addedAt), { referenceValue: nameOf(asking, 'users', uid, 'favorites', after.storyId) }];
  const found = await runQuery(uid, `users/${uid}`, {
    from: [{ collectionId: 'favorites' }],
    orderBy: ['addedAt', '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: 'DESCENDING' })),
    ...(behind && { startAt: { values: behind, before: false } }),
    limit: FAVORITES_PAGE,
  });
  return found.map(favoriteFrom);
}

function favoriteFrom({ id, fields: { addedAt, title } }: Found): Favorite {
  return {
    storyId: id,
    addedAt: momentFrom(addedAt ?? {}) ?? 0,
    ...(title?.stringValue === undefined ? {} : { title: title.stringValue }),
  };
}
