/** `users/{uid}/children/{uuid}`. Throws `FirestoreError`. */
import { type Child, type ChildWishes, LIMITS, parseChild } from '@tuckaway/domain';
import { commit, contentOf, documentName, type Write } from '../firestore/client.ts';
import { pageClient, readClient } from '../firestore/read-client.ts';
import { encodeFields } from '../firestore/values.ts';

/** In no order; documents that cannot be used are left out. */
export async function readChildren(uid: string): Promise<Child[]> {
  // Two devices that add children at the same time can exceed the limit by one or two.
  const query = { from: [{ collectionId: 'children' }], limit: 2 * LIMITS.children };
  const found = await readClient.query(uid, `users/${uid}`, query);
  return found.flatMap(({ id, fields }) => {
    const read = parseChild(fields);
    return read.ok ? [{ id, ...read.value }] : [];
  });
}

export function writeChild(uid: string, id: string, wishes: ChildWishes): Promise<void> {
  return write(uid, { update: { name: nameOf(uid, id), fields: encodeFields({ ...wishes }) } });
}

export function deleteChild(uid: string, id: string): Promise<void> {
  return write(uid, { delete: nameOf(uid, id) });
}

async function write(uid: string, change: Write): Promise<void> {
  contentOf(await commit(pageClient, uid, [change]));
}

function nameOf(uid: string, id: string): string {
  return documentName(pageClient, 'users', uid, 'children', id);
}
