/** `users/{uid}/memories/{storyId}-{number}`: what the stories of the account's children remember (decision 33). */
import { LIMITS, type memorySchema, parseMemory, readWishes } from '@tuckaway/domain';
import {
  type CollectionReference,
  type DocumentReference,
  FieldValue,
  type Query,
  type QuerySnapshot,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { NewMemories } from '../../stories/memories/fit-memories.ts';
import type { StoredMemory } from '../../stories/memories/plan-memories.ts';
import type { OrderPorts } from '../../stories/order/order-story.ts';
import type { RequestKey } from '../../stories/order/request-identity.ts';
import { firestore } from '../firestore.ts';

export const readChildren: OrderPorts['readChildren'] = async (uid) => {
  const { docs } = await childrenOf(uid).get();
  return docs.map((child) => ({ id: child.id, nickname: String(child.get('nickname')), notTonight: readWishes(child.data()).notTonight }));
};

/** None if the family switched them off. */
export const readMemories: OrderPorts['readMemories'] = async (uid, childId) => {
  const [lines, off] = await Promise.all([linesOf(uid, childId).get(), switchOf(uid).get()]);
  return off.exists ? [] : storedIn(lines).reverse();
};

/**
 * Reads what the change needs; the returned function writes it. Nothing is written if the family switched memories off, or for a child that is gone,
 * or that is another one by now: a deleted child's id is used again.
 */
export async function memoryChange(
  transaction: Transaction,
  { uid, key: storyId }: RequestKey,
  memories: NewMemories | null,
): Promise<() => void> {
  if (memories === null) return () => undefined;
  const { childId } = memories;
  if ((await transaction.get(switchOf(uid))).exists) return () => undefined;
  const nicknames = nicknamesOf(await transaction.get(childrenOf(uid)));
  const nickname = nicknames.get(childId);
  if (nickname === undefined) return () => undefined;
  const stored = storedIn(await transaction.get(linesOf(uid, childId)));
  const plan = memories.plan({ nickname, others: othersIn(nicknames, childId), stored });
  if (plan === null) return () => undefined;
  const { remove, add } = plan;
  const collection = memoriesOf(uid);
  return () => {
    for (const id of remove) transaction.delete(collection.doc(id));
    for (const [number, { kind, text }] of add.entries()) {
      const line = { childId, kind, text, storyId } satisfies Omit<z.infer<typeof memorySchema>, 'createdAt'>;
      transaction.set(collection.doc(`${storyId}-${number}`), { ...line, createdAt: FieldValue.serverTimestamp() });
    }
  };
}

/** A child was deleted. If there is a new one with its id, what was remembered since stays. @returns how many lines there were. */
export async function removeMemories(uid: string, childId: string): Promise<number> {
  const child = await firestore().doc(`users/${uid}/children/${childId}`).get();
  const existing = child.createTime?.toMillis() ?? Number.POSITIVE_INFINITY;
  const { docs } = await linesOf(uid, childId).get();
  const old = docs.filter(({ createTime }) => createTime.toMillis() < existing);
  await Promise.all(old.map(({ ref }) => ref.delete()));
  return old.length;
}

/** It exists while the family wants no memories. */
function switchOf(uid: string): DocumentReference {
  return firestore().doc(`users/${uid}/choices/no-memories`);
}

function memoriesOf(uid: string): CollectionReference {
  return firestore().collection(`users/${uid}/memories`);
}

function linesOf(uid: string, childId: string): Query {
  return memoriesOf(uid).where('childId', '==', childId);
}

/** Earlier versions could store more than eight. */
function childrenOf(uid: string): Query {
  return firestore()
    .collection(`users/${uid}/children`)
    .limit(2 * LIMITS.children);
}

function nicknamesOf({ docs }: QuerySnapshot): Map<string, string> {
  return new Map(docs.map((child) => [child.id, String(child.get('nickname'))]));
}

function othersIn(nicknames: ReadonlyMap<string, string>, childId: string): string[] {
  return [...nicknames].flatMap(([id, nickname]) => (id === childId ? [] : [nickname]));
}

/** Oldest first. Lines that cannot be read, such as those of a later version, are left alone. */
function storedIn({ docs }: QuerySnapshot): StoredMemory[] {
  const inOrder = docs.toSorted((one, other) => timeOf(one) - timeOf(other) || (one.id < other.id ? -1 : 1));
  return inOrder.flatMap((document) => {
    const line = parseMemory(document.data());
    return line ? [{ id: document.id, ...line }] : [];
  });
}

function timeOf(document: QuerySnapshot['docs'][number]): number {
  return (document.get('createdAt') as Timestamp).toMillis();
}
