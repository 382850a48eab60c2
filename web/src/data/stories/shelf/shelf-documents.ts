/** A family's stories in a row (`stories`, the composite index of `uid` and `createdAt`). Imported dynamically, by load-shelf.ts alone. */
import type { Story } from '@tuckaway/domain';
import {
  collection,
  documentId,
  endAt,
  getCount,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { firestore } from '../../firestore/lite.ts';
import { storyFrom } from '../story-documents.ts';
import type { ShelfPlace } from './shelf-order.ts';

/** So many stories behind a place, newest first. */
export async function readShelf(uid: string, after: ShelfPlace | null, size: number): Promise<Story[]> {
  const { docs } = await getDocs(shelfOf(uid, behind(after), limit(size)));
  return docs.map((document) => {
    const { createdAt, ...data } = document.data();
    return storyFrom(document.id, { ...data, createdAt: createdAt instanceof Timestamp ? createdAt.toMillis() : undefined });
  });
}

/** How many there are behind a place, down to another one and with it; down to the end where there is none. At most so many. */
export async function countShelf(uid: string, after: ShelfPlace, last: ShelfPlace | null, most: number): Promise<number> {
  const end = last === null ? [] : [endAt(momentOf(last), last.id)];
  const counted = await getCount(shelfOf(uid, behind(after), end, limit(most)));
  return counted.data().count;
}

function shelfOf(uid: string, ...more: (QueryConstraint | QueryConstraint[])[]) {
  return query(
    collection(firestore, 'stories'),
    where('uid', '==', uid),
    orderBy('createdAt', 'desc'),
    orderBy(documentId(), 'desc'),
    ...more.flat(),
  );
}

function behind(place: ShelfPlace | null): QueryConstraint[] {
  return place === null ? [] : [startAfter(momentOf(place), place.id)];
}

/** To the microsecond, as the server has it: a cursor beside the story would leave out another one of the same moment. */
function momentOf({ createdAt }: ShelfPlace): Timestamp {
  const seconds = Math.floor(createdAt / 1000);
  return new Timestamp(seconds, Math.round((createdAt - seconds * 1000) * 1000) * 1000);
}
