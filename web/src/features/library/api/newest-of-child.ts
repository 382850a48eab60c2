/** Reads the newest story of one child (`stories`, the composite index of `uid`, `childName` and `createdAt`). Imported dynamically, because few homes need it. */
import type { Story } from '@tuckaway/domain';
import { readClient } from '../../../data/firestore/read-client.ts';
import { encode } from '../../../data/firestore/values.ts';
import { storyFrom } from '../../reader/api/stories/story-documents.ts';

/** By the name that was typed; undefined if there is none. Throws `FirestoreError`. */
export async function readNewestOf(uid: string, childName: string): Promise<Story | undefined> {
  const filters = Object.entries({ uid, childName }).map(([fieldPath, value]) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: encode(value) },
  }));
  const [found] = await readClient.query(uid, '', {
    from: [{ collectionId: 'stories' }],
    where: { compositeFilter: { op: 'AND', filters } },
    orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
    limit: 1,
  });
  return found && storyFrom(found.id, found.fields);
}
