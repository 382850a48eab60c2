/** How the account's remembered children look: read for a share, and for nothing that a model gets (decision 35). */
import { LIMITS, looksOf, readAppearance, type StoryLooks, specialPart, withoutSpecial } from '@tuckaway/domain';
import { FieldValue, type Query } from 'firebase-admin/firestore';
import type { StoredStory } from '../sharing/shared-copy.ts';
import { hasChosen } from './choices.ts';
import { changeDocument } from './contention.ts';
import { firestore } from './firestore.ts';
import { sharesOf } from './stories/shares.ts';

/** Without the family's consent, nothing that needs it. */
export async function looksOfStory(uid: string, story: StoredStory): Promise<StoryLooks> {
  const [{ docs }, allowed] = await Promise.all([childrenOf(uid).get(), hasChosen(uid, 'looks')]);
  const known = docs.map((child) => {
    const appearance = readAppearance(child.get('appearance'));
    return { id: child.id, nickname: String(child.get('nickname')), appearance: allowed ? appearance : withoutSpecial(appearance) };
  });
  return looksOf(story, known);
}

/** The family took its consent back: what needs it is deleted, and links show no looks. @returns how many children had some of it. */
export async function removeSpecialLooks(uid: string): Promise<number> {
  const { docs } = await childrenOf(uid).get();
  const removed = await Promise.all(
    docs.map(({ ref }) =>
      changeDocument<Record<string, unknown>, number>(ref, (child) => {
        const look = readAppearance(child?.appearance);
        // Undefined also for a child that is deleted by now.
        if (specialPart(look) === undefined) return { result: 0 };
        return { result: 1, write: { appearance: withoutSpecial(look) ?? FieldValue.delete() } };
      }),
    ),
  );
  await removeSharedLooks(uid);
  return removed.reduce((sum, count) => sum + count, 0);
}

function childrenOf(uid: string): Query {
  return firestore()
    .collection(`users/${uid}/children`)
    .limit(2 * LIMITS.children);
}

/** Links show no child's look any more: one of the account's children was deleted, and a copy does not say whose look it has. */
export async function removeSharedLooks(uid: string): Promise<number> {
  const { docs } = await sharesOf(uid).select('looks').get();
  const showing = docs.filter((share) => share.get('looks') !== undefined);
  await Promise.all(showing.map(({ ref }) => ref.update({ looks: FieldValue.delete(), showLook: FieldValue.delete() })));
  return showing.length;
}
