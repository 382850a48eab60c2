/**
 * Everything the database stores about one account, for export and deletion. Both use the same list, so that neither forgets anything;
 * `holdings.test.ts` compares it with every collection named in the code.
 */
import { type DocumentReference, type DocumentSnapshot, FieldPath, type Query, Timestamp } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

/** Collections whose documents name their account in `uid`. */
export const HELD_BY_UID = ['stories', 'storyRequests', 'storyReports', 'shares', 'pushSubscriptions'] as const;
/** Collections with one document per account, with the uid as the document's id; their subcollections belong to it. */
export const HELD_BY_ID = ['users', 'storyUsage'] as const;

const DELETE_BATCH_SIZE = 400;
/** Stories in one part of an export: at most about 40 KB each, far below the 32 MB of a response. */
const STORIES_IN_A_PART = 200;
/** Not exported, not even for their owner: with it, messages to the device could be forged. */
const SECRETS = new Set(['auth']);

/** Not exported: stories as the model wrote them, possibly never moderated (docs/decisions/0014-kept-before-judged.md). */
const UNMODERATED_FIELDS = new Set(['storyRequests.template', 'storyUsage.earlier']);

/** Plain JSON, timestamps as ISO text; `id` is the document's id. */
export type Held = Record<string, unknown>;

/** Everything but the stories: the profile with its subcollections, and the server's records of the account. */
export async function readHoldings(uid: string): Promise<Record<string, Held | Held[] | null>> {
  const [profile, usage] = HELD_BY_ID.map((name) => documentOf(name, uid)) as [DocumentReference, DocumentReference];
  const below = await profile.listCollections();
  const others = HELD_BY_UID.filter((name) => name !== 'stories');
  const lists = await Promise.all([...below, ...others.map((name) => heldBy(name, uid))].map((query) => query.get()));
  const names = [...below.map(({ id }) => id), ...others];
  return {
    profile: plainOrNull(await profile.get()),
    ...Object.fromEntries(names.map((name, index) => [name, (lists[index]?.docs ?? []).map(plain)])),
    storyUsage: plainOrNull(await usage.get()),
  };
}

/** One part of the account's stories, ordered by id. @param after the last story of the previous part. @returns `next` null at the end. */
export async function readStories(uid: string, after: string | undefined): Promise<{ stories: Held[]; next: string | null }> {
  const inOrder = heldBy('stories', uid).orderBy(FieldPath.documentId()).limit(STORIES_IN_A_PART);
  const { docs } = await (after === undefined ? inOrder : inOrder.startAfter(after)).get();
  return { stories: docs.map(plain), next: docs.length < STORIES_IN_A_PART ? null : (docs.at(-1)?.id ?? null) };
}

/** Removes all of it. @returns how many documents there were in the collections that name their account. */
export async function removeHoldings(uid: string): Promise<number> {
  const removed = await Promise.all(HELD_BY_UID.map((name) => removeAll(heldBy(name, uid))));
  await Promise.all(HELD_BY_ID.map((name) => firestore().recursiveDelete(documentOf(name, uid))));
  return removed.reduce((sum, count) => sum + count, 0);
}

async function removeAll(query: Query): Promise<number> {
  for (let removed = 0; ; ) {
    const { docs } = await query.limit(DELETE_BATCH_SIZE).select().get();
    if (docs.length === 0) return removed;
    const batch = firestore().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    removed += docs.length;
  }
}

function heldBy(collection: string, uid: string): Query {
  return firestore().collection(collection).where('uid', '==', uid);
}

/** A profile's id is the uid itself, because the rules compare it; the server's own documents use a path-safe form. */
function documentOf(collection: (typeof HELD_BY_ID)[number], uid: string): DocumentReference {
  return firestore()
    .collection(collection)
    .doc(collection === 'users' ? uid : encodeURIComponent(uid));
}

function plainOrNull(document: DocumentSnapshot): Held | null {
  return document.exists ? plain(document) : null;
}

function plain(document: DocumentSnapshot): Held {
  const isUnmoderated = (name: string) => UNMODERATED_FIELDS.has(`${document.ref.parent.id}.${name}`);
  const fields = Object.entries(document.data() ?? {}).filter(([name]) => !SECRETS.has(name) && !isUnmoderated(name));
  return { id: document.id, ...Object.fromEntries(fields.map(([name, value]) => [name, plainValue(value)])) };
}

function plainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plainValue(inner)]));
}
