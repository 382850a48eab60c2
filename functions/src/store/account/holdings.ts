/**
 * Everything the database stores about one account, for export and deletion. Both use the same list, so that neither forgets anything;
 * `holdings.test.ts` compares it with every collection named in the code.
 */
import { type DocumentReference, type DocumentSnapshot, FieldPath, type Query, Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../firestore.ts';
import { anonymizeReports, type VisitorReport, visitorReports } from '../stories/visitor-reports.ts';

/** Collections whose documents name their account in `uid`. */
export const HELD_BY_UID = [
  'stories',
  'storyRequests',
  'storyDrafts',
  'storyReports',
  'shares',
  'invitations',
  'pushSubscriptions',
  'mail',
] as const;
/** Collections below a family's stories, whose documents name their account in `uid`. */
export const HELD_BELOW_STORIES = ['voices', 'recordings'] as const;
/** Collections with one document per account, with the uid as the document's id; their subcollections belong to it. */
export const HELD_BY_ID = ['users', 'storyUsage'] as const;

const DELETE_BATCH_SIZE = 400;
/** Documents in one read of an export, and in one of its parts. */
const READ_SIZE = 50;
const PART_SIZE = 1000;
const STORIES_IN_A_PART = 200;
/** Recordings in one read: each may have half a megabyte in base64. */
const RECORDINGS_READ_SIZE = 2;
/** Characters of a part after which nothing more is read for it: all lists together stay far below the 32 MB of a response. */
const PART_LENGTH = 1_000_000;
/** Not exported, not even for their owner: with it, messages to the device could be forged. */
const SECRETS = new Set(['auth']);

/** Not exported: stories as the model wrote them, possibly never moderated (decision 14), and the keyed hash of a mailbox. */
const INTERNAL_FIELDS = new Set(['storyRequests.template', 'storyRequests.counted', 'storyUsage.earlier']);

/** Plain JSON, timestamps as ISO text, bytes as base64; `id` is the document's id, or its path below a story. */
export type Held = Record<string, unknown>;

/** Documents in the order of their ids. */
export interface Part {
  documents: Held[];
  /** The id after which the next part begins; null at the end. */
  next: string | null;
}

export interface Holdings {
  profile: Held | null;
  storyUsage: Held | null;
  visitorReports: VisitorReport[];
  /** The first part of each list, by collection. */
  lists: Map<string, Part>;
}

export async function readHoldings(uid: string): Promise<Holdings> {
  const [profile, usage] = HELD_BY_ID.map((name) => documentOf(name, uid)) as [DocumentReference, DocumentReference];
  const below = await profile.listCollections();
  const names = [...below.map(({ id }) => id), ...HELD_BY_UID, ...HELD_BELOW_STORIES];
  const parts = await Promise.all(names.map(async (name) => [name, await readPart(uid, name)] as const));
  const inTotal = (await firestore().doc(`storyUsage/${usage.id}/totals/unverified`).get()).get('count') as number | undefined;
  const counted = plainOrNull(await usage.get());
  const storyUsage = inTotal === undefined ? counted : { ...counted, inTotal };
  return { profile: plainOrNull(await profile.get()), storyUsage, visitorReports: await visitorReports(uid), lists: new Map(parts) };
}

/** One part of a list of the account's documents: a collection below its profile, or one whose documents name it. */
export async function readPart(uid: string, collection: string, after?: string): Promise<Part> {
  const readSize = collection === 'recordings' ? RECORDINGS_READ_SIZE : READ_SIZE;
  const inOrder = listOf(uid, collection).orderBy(FieldPath.documentId()).limit(readSize);
  const most = collection === 'stories' ? STORIES_IN_A_PART : PART_SIZE;
  const documents: Held[] = [];
  let last = after;
  for (let length = 0; ; ) {
    const { docs } = await (last === undefined ? inOrder : inOrder.startAfter(last)).get();
    const held = docs.map(plain);
    documents.push(...held);
    last = held.at(-1)?.id as string | undefined;
    length += JSON.stringify(held).length;
    if (docs.length < readSize || last === undefined) return { documents, next: null };
    if (documents.length >= most || length >= PART_LENGTH) return { documents, next: last };
  }
}

/** Removes all of it. @returns how many documents there were in the collections that name their account. */
export async function removeHoldings(uid: string): Promise<number> {
  const removed = await Promise.all([...HELD_BY_UID, ...HELD_BELOW_STORIES].map((name) => removeAll(listOf(uid, name))));
  await Promise.all(HELD_BY_ID.map((name) => firestore().recursiveDelete(documentOf(name, uid))));
  // They belong to no account, but may name its child.
  await anonymizeReports('family', uid);
  return removed.reduce((sum, count) => sum + count, 0);
}

/** Removes the account's devices, which get its reminders. */
export async function removeDevices(uid: string): Promise<void> {
  await removeAll(heldBy('pushSubscriptions', uid));
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

function listOf(uid: string, collection: string): Query {
  if (isBelowStories(collection)) return firestore().collectionGroup(collection).where('uid', '==', uid);
  return HELD_BY_UID.some((name) => name === collection) ? heldBy(collection, uid) : documentOf('users', uid).collection(collection);
}

function isBelowStories(collection: string): boolean {
  return HELD_BELOW_STORIES.some((name) => name === collection);
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
  const isInternal = (name: string) => INTERNAL_FIELDS.has(`${document.ref.parent.id}.${name}`);
  const fields = Object.entries(document.data() ?? {}).filter(([name]) => !SECRETS.has(name) && !isInternal(name));
  // Ids below stories are only unique within their story.
  const id = isBelowStories(document.ref.parent.id) ? document.ref.path : document.id;
  return { id, ...Object.fromEntries(fields.map(([name, value]) => [name, plainValue(value)])) };
}

function plainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plainValue(inner)]));
}
