/** `users/{uid}/memories/{id}`: what the stories of a child remember. The function writes them. Throws `FirestoreError`. */
import { LIMITS, type Memory, parseMemory } from '@tuckaway/domain';
import { commit, contentOf, documentName } from '../../../../data/firestore/client.ts';
import { pageClient, readClient } from '../../../../data/firestore/read-client.ts';
import { encode, Timestamp } from '../../../../data/firestore/values.ts';

export interface ChildMemory extends Memory {
  id: string;
}

/** Newest first; documents that cannot be used are left out. */
export async function readMemories(uid: string, childId: string): Promise<ChildMemory[]> {
  const found = await readClient.query(uid, `users/${uid}`, {
    from: [{ collectionId: 'memories' }],
    where: { fieldFilter: { field: { fieldPath: 'childId' }, op: 'EQUAL', value: encode(childId) } },
    limit: LIMITS.childMemories,
  });
  const time = ({ createdAt }: (typeof found)[number]['fields']) => (createdAt instanceof Timestamp ? createdAt.milliseconds : 0);
  const newestFirst = found.toSorted((one, other) => time(other.fields) - time(one.fields) || (one.id < other.id ? -1 : 1));
  return newestFirst.flatMap(({ id, fields }) => {
    const memory = parseMemory(fields);
    return memory ? [{ id, ...memory }] : [];
  });
}

export async function deleteMemory(uid: string, id: string): Promise<void> {
  contentOf(await commit(pageClient, uid, [{ delete: documentName(pageClient, 'users', uid, 'memories', id) }]));
}
