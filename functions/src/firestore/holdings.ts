/**
 * Everything the database holds of one person, for whoever takes it along or has it removed: one list for both, so that neither knows of
 * something that the other forgets. `holdings.test.ts` holds it against every collection that the code names.
 */
import { type DocumentReference, type DocumentSnapshot, FieldPath, type Query, Timestamp } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

/** Collections whose documents name their person in `uid`. */
export const HELD_BY_UID = ['stories', 'storyRequests', 'storyReports', 'shares', 'pushSubscriptions'] as const;
/** Collections with one document a person, by the uid as a document's id; what lies below it is theirs, too. */
export const HELD_BY_ID = ['users', 'storyUsage'] as const;

/** Documents removed in one commit. */
const AT_ONCE = 400;
/** Stories in one part of what is taken along: some 40 KB each at most, far below the 32 MB of an answer. */
const STORIES_IN_A_PART = 200;
/** What is nobody's to see, not even their owner's: with it, messages to the device could be forged. */
const SECRETS = new Set(['auth']);

/**
 * Copies of stories as the model told them, which nobody may have judged yet (docs/decisions/0014-kept-before-judged.md): they leave us for
 * nobody. The stories themselves are in the list.
 */
const UNJUDGED = new Set(['storyRequests.template', 'storyUsage.earlier']);

/** Plain JSON, timestamps as ISO text; `id` is a document's own. */
export type Held = Record<string, unknown>;

/** Everything but the stories: the profile with what lies below it, and the server's records of this person. */
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

/** A part of this person's stories, by their ids. @param after the last story of the part before. @returns `next` null at the end. */
export async function readStories(uid: string, after: string | undefined): Promise<{ stories: Held[]; next: string | null }> {
  const inOrder = heldBy('stories', uid).orderBy(FieldPath.documentId()).limit(STORIES_IN_A_PART);
  const { docs } = await (after === undefined ? inOrder : inOrder.startAfter(after)).get();
  return { stories: docs.map(plain), next: docs.length < STORIES_IN_A_PART ? null : (docs.at(-1)?.id ?? null) };
}

/** Removes all of it. @returns how many documents there were in the collections that name their person. */
export async function removeHoldings(uid: string): Promise<number> {
  const removed = await Promise.all(HELD_BY_UID.map((name) => removeAll(heldBy(name, uid))));
  await Promise.all(HELD_BY_ID.map((name) => firestore().recursiveDelete(documentOf(name, uid))));
  return removed.reduce((sum, count) => sum + count, 0);
}

async function removeAll(query: Query): Promise<number> {
  for (let removed = 0; ; ) {
    const { docs } = await query.limit(AT_ONCE).select().get();
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

/** A profile lies under the uid itself, because the rules compare it; the server's own documents under one that is fit for a path. */
function documentOf(collection: (typeof HELD_BY_ID)[number], uid: string): DocumentReference {
  return firestore()
    .collection(collection)
    .doc(collection === 'users' ? uid : encodeURIComponent(uid));
}

function plainOrNull(document: DocumentSnapshot): Held | null {
  return document.exists ? plain(document) : null;
}

function plain(document: DocumentSnapshot): Held {
  const isUnjudged = (name: string) => UNJUDGED.has(`${document.ref.parent.id}.${name}`);
  const fields = Object.entries(document.data() ?? {}).filter(([name]) => !SECRETS.has(name) && !isUnjudged(name));
  return { id: document.id, ...Object.fromEntries(fields.map(([name, value]) => [name, plainValue(value)])) };
}

function plainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plainValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plainValue(inner)]));
}
