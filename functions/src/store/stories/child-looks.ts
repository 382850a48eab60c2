/** How the account's remembered children look: read for a share, and for nothing that a model gets (decision 35). */
import { isDeepStrictEqual } from 'node:util';
import {
  type ChildAppearance,
  LIMITS,
  looksOf,
  readAppearance,
  type StoryLooks,
  withoutNewSpecial,
  withoutSpecial,
} from '@tuckaway/domain';
import { type CollectionReference, type DocumentReference, FieldValue, type Query } from 'firebase-admin/firestore';
import type { StoredStory } from '../../sharing/shared-copy.ts';
import { hasChosen } from '../choices.ts';
import { changeDocument } from '../contention.ts';
import { firestore } from '../firestore.ts';
import { sharesOf } from './shares.ts';

/** How the story's children look, without what needs a consent that the family did not give. */
export async function looksOfStory(uid: string, story: StoredStory): Promise<StoryLooks> {
  const [{ docs }, allowed] = await Promise.all([childrenOf(uid).get(), hasChosen(uid, 'looks')]);
  const known = docs.map((child) => {
    const appearance = readAppearance(child.get('appearance'));
    return { id: child.id, nickname: String(child.get('nickname')), appearance: allowed ? appearance : withoutSpecial(appearance) };
  });
  return looksOf(story, known);
}

/** After the family withdrew its consent: deletes what needs it, and hides looks in links. @returns how many children had something to delete. */
export async function removeSpecialLooks(uid: string): Promise<number> {
  const { docs } = await childrenOf(uid).get();
  const removed = await Promise.all(docs.map(({ ref }) => removeSpecial(ref)));
  await removeSharedLooks(uid);
  return removed.filter(Boolean).length;
}

/** Deletes what needs the consent from a child that was written without it, except what was the same `before`. @returns whether there was any. */
export async function removeNewSpecialLook(uid: string, childId: string, before: ChildAppearance | undefined): Promise<boolean> {
  return removeSpecial(collectionOf(uid).doc(childId), before);
}

function removeSpecial(child: DocumentReference, before?: ChildAppearance): Promise<boolean> {
  return changeDocument<Record<string, unknown>, boolean>(child, (stored) => {
    // Undefined also for a child that was deleted meanwhile.
    const look = readAppearance(stored?.appearance);
    const left = withoutNewSpecial(look, before);
    if (isDeepStrictEqual(look, left)) return { result: false };
    return { result: true, write: { appearance: left ?? FieldValue.delete() } };
  });
}

function childrenOf(uid: string): Query {
  return collectionOf(uid).limit(2 * LIMITS.children);
}

function collectionOf(uid: string): CollectionReference {
  return firestore().collection(`users/${uid}/children`);
}

/** Hides looks in all links after one of the account's children was deleted, because a copy does not say whose look it has. */
export async function removeSharedLooks(uid: string): Promise<number> {
  const { docs } = await sharesOf(uid).select('looks').get();
  const showing = docs.filter((share) => share.get('looks') !== undefined);
  await Promise.all(showing.map(({ ref }) => ref.update({ looks: FieldValue.delete(), showLook: FieldValue.delete() })));
  return showing.length;
}
