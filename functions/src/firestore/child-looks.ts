/** How the account's remembered children look: read for a share, and for nothing that a model gets (decision 35). */
import { LIMITS, looksOf, readAppearance, type StoryLooks } from '@tuckaway/domain';
import { FieldValue } from 'firebase-admin/firestore';
import type { StoredStory } from '../sharing/shared-copy.ts';
import { firestore } from './firestore.ts';
import { sharesOf } from './stories/shares.ts';

export async function looksOfStory(uid: string, story: StoredStory): Promise<StoryLooks> {
  const { docs } = await firestore()
    .collection(`users/${uid}/children`)
    .limit(2 * LIMITS.children)
    .get();
  const known = docs.map((child) => ({
    id: child.id,
    nickname: String(child.get('nickname')),
    appearance: readAppearance(child.get('appearance')),
  }));
  return looksOf(story, known);
}

/** Links show no child's look any more: one of the account's children was deleted, and a copy does not say whose look it has. */
export async function removeSharedLooks(uid: string): Promise<number> {
  const { docs } = await sharesOf(uid).select('looks').get();
  const showing = docs.filter((share) => share.get('looks') !== undefined);
  await Promise.all(showing.map(({ ref }) => ref.update({ looks: FieldValue.delete(), showLook: FieldValue.delete() })));
  return showing.length;
}
