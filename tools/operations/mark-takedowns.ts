/** The marks of takedowns (decision 42) for pages that versions without them took down. */
import type { Firestore } from 'firebase-admin/firestore';
import { isSwitchedOn } from '../../functions/src/lib/is-switched-on.ts';
import { GRPC, grpcCode } from '../../functions/src/store/contention.ts';

/** Lets `onShareWritten` mark them, which has the key for it. May be repeated. @returns how many there are. */
export async function markTakedowns(database: Firestore): Promise<number> {
  const { docs } = await database.collection('shares').where('takenDown', '!=', null).get();
  const pages = docs.filter((page) => isSwitchedOn(page.get('takenDown')));
  // Like everything of such a page, the trigger removes the title again.
  let marked = 0;
  for (const { ref } of pages) {
    try {
      await ref.update({ title: '' });
      marked += 1;
    } catch (error) {
      // Deleted meanwhile.
      if (grpcCode(error) !== GRPC.NOT_FOUND) throw error;
    }
  }
  return marked;
}
