/** The shelf from the server, or as it was kept. Imported dynamically: a visitor has none. */
import { withCopy } from '../../cache/cached-copies.ts';
import { confirmShelfPage, keptShelfPage, listedShelfPage } from './cached-shelf.ts';
import { type ShelfPage, type ShelfPlace, shelfPage } from './shelf-order.ts';

const documents = () => import('./shelf-documents.ts');

/** A page of it, newest first. @param late called where the server answers after the copy was given. */
export function loadShelfPage(uid: string, after: ShelfPlace | null, size: number, late: (page: ShelfPage) => void): Promise<ShelfPage> {
  return withCopy(keptShelfPage(uid, after, size), () => askServer(uid, after, size), late);
}

/**
 * A story is never changed, and none comes up among older ones: where as many are there as are kept, they are the same. So a hundred
 * that were read before cost one reading, and no waiting for a hundred stories.
 */
async function askServer(uid: string, after: ShelfPlace | null, size: number): Promise<ShelfPage> {
  const { countShelf, readShelf } = await documents();
  const listed = after === null ? null : await listedShelfPage(uid, after, size);
  if (after !== null && listed !== null) {
    const { stories, next } = listed;
    if ((await countShelf(uid, after, next, size)) === stories.length) return confirmShelfPage(listed);
  }
  return shelfPage(await readShelf(uid, after, size), size);
}
