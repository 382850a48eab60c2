/** Which stories are among `users/{uid}/favorites` (decisions P15). Imported dynamically, by load-favorites.ts alone. */

import { asking, runQuery } from '../firestore/read-client.ts';
import { nameOf } from '../firestore/rest.ts';
import { inGroups } from '../lib/in-groups.ts';

/** Which of these stories are favourites. Throws what {@link runQuery} throws. */
export async function readFavoriteIds(uid: string, storyIds: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(inGroups(storyIds).map((ids) => readGroup(uid, ids)));
  return answers.flat();
}

/** The names alone: of a document that is there nothing else is asked. */
async function readGroup(uid: string, storyIds: readonly string[]): Promise<string[]> {
  const documents = storyIds.map((id) => ({ referenceValue: nameOf(asking, 'users', uid, 'favorites', id) }));
  const name = { fieldPath: '__name__' };
  const structuredQuery = {
    select: { fields: [name] },
    from: [{ collectionId: 'favorites' }],
    where: { fieldFilter: { field: name, op: 'IN', value: { arrayValue: { values: documents } } } },
    limit: storyIds.length,
  };
  return (await runQuery(uid, `users/${uid}`, structuredQuery)).map(({ id }) => id);
}
