/** Reads a family's stories in order (`stories`, the composite index of `uid` and `createdAt`). Throws `FirestoreError`. */
import type { Story } from '@tuckaway/domain';
import { readClient, referenceTo } from '../../../../data/firestore/read-client.ts';
import { encode, Timestamp } from '../../../../data/firestore/values.ts';
import type { ShelfPlace } from './shelf-order.ts';
import { storyFrom } from './story-documents.ts';

/** Up to `size` stories after a place, newest first. */
export async function readShelf(uid: string, after: ShelfPlace | null, size: number): Promise<Story[]> {
  const found = await readClient.query(uid, '', shelfQuery(uid, after, null, size));
  return found.map(({ id, fields }) => storyFrom(id, fields));
}

/** How many stories there are after one place, up to another and including it (null: up to the end). At most `most`. */
export function countShelf(uid: string, after: ShelfPlace, last: ShelfPlace | null, most: number): Promise<number> {
  return readClient.count(uid, '', shelfQuery(uid, after, last, most));
}

function shelfQuery(uid: string, after: ShelfPlace | null, last: ShelfPlace | null, limit: number): object {
  return {
    from: [{ collectionId: 'stories' }],
    where: { fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: encode(uid) } },
    orderBy: ['createdAt', '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: 'DESCENDING' })),
    ...(after && { startAt: { values: cursorTo(after), before: false } }),
    ...(last && { endAt: { values: cursorTo(last), before: false } }),
    limit,
  };
}

function cursorTo({ id, createdAt }: ShelfPlace) {
  return [new Timestamp(createdAt), referenceTo('stories', id)].map(encode);
}
