/** `users/{uid}/friends/{childId}`: the animal friend of a remembered child, which the family may change (decision 49). */
import { readFriend, sameName } from '@tuckaway/domain';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { OrderPorts } from '../../stories/order/order-story.ts';
import type { NewFriend, RequestKey } from '../../stories/order/request-identity.ts';
import { firestore } from '../firestore.ts';

export const readStoredFriend: OrderPorts['readFriend'] = async (uid, childId) => readFriend((await friendOf(uid, childId).get()).data());

/**
 * Reads what the change needs; the returned function writes it. The child's friend stays, also if tonight's animal is another one; nothing is written for a
 * child that is gone, or that is another one by now.
 */
export async function friendChange(transaction: Transaction, { uid }: RequestKey, friend: NewFriend | null): Promise<() => void> {
  if (friend === null) return () => undefined;
  const { childId, stored } = friend;
  const document = friendOf(uid, childId);
  const [child, before] = await transaction.getAll(childOf(uid, childId), document);
  const isChild = child?.exists === true && sameName(String(child.get('nickname')), stored.nickname);
  const hasOne = before?.exists === true && sameName(String(before.get('nickname')), stored.nickname);
  return () => {
    if (isChild && !hasOne) transaction.set(document, { ...stored });
  };
}

/** A child was deleted. The friend of a new one with its id stays. @returns whether there was one. */
export async function removeFriend(uid: string, childId: string): Promise<boolean> {
  const [child, friend] = await firestore().getAll(childOf(uid, childId), friendOf(uid, childId));
  if (!friend?.exists || (child?.exists && sameName(String(child.get('nickname')), String(friend.get('nickname'))))) return false;
  await friend.ref.delete();
  return true;
}

const childOf = (uid: string, childId: string): DocumentReference => firestore().doc(`users/${uid}/children/${childId}`);
const friendOf = (uid: string, childId: string): DocumentReference => firestore().doc(`users/${uid}/friends/${childId}`);
