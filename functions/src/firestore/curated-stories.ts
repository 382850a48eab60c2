/** Publishing in one transaction over the admin's document, the numbers (`system/curatedIds`), the copies and the list. */
import { isDeepStrictEqual } from 'node:util';
import type { CuratedStory, CuratedStorySummary } from '@tuckaway/domain';
import { type DocumentSnapshot, FieldValue, type QuerySnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Publication, PublishedCopy, StoredPublishing } from '../publishing/plan-publication.ts';
import { firestore } from './firestore.ts';
import { markAnnouncement } from './push/push-announcements.ts';

/** Stories that are saved at the same time contend for the one list. */
const ATTEMPTS = 20;

type PlanFor = (stored: StoredPublishing) => { plan: Publication; featured: CuratedStorySummary[] };

/** Reads the state and writes only what the plan changes. */
export async function updatePublication(docId: string, planFor: PlanFor): Promise<Publication['outcome']> {
  return firestore().runTransaction((transaction) => updateIn(transaction, docId, planFor), { maxAttempts: ATTEMPTS });
}

async function updateIn(transaction: Transaction, docId: string, planFor: PlanFor): Promise<Publication['outcome']> {
  const db = firestore();
  const typed = db.collection('curatedStories').doc(docId);
  const numbers = db.doc('system/curatedIds');
  const list = db.doc('publishedLists/featured');
  const published = db.collection('publishedStories');
  const [document, numbersNow, listNow] = await transaction.getAll(typed, numbers, list);
  const copiesNow = copiesFrom(await transaction.get(published));
  const numbersGiven = (numbersNow?.get('numbers') ?? {}) as Record<string, number>;
  const { plan, featured } = planFor({
    document: document?.data() ?? null,
    stampedAt: millisOf(document),
    numbers: numbersGiven,
    copies: copiesNow,
  });

  const changes = changesTo(document, plan.document);
  if (Object.keys(changes).length > 0) transaction.update(typed, changes);
  if (!isDeepStrictEqual(plan.numbers, numbersGiven)) transaction.set(numbers, { numbers: plan.numbers });
  const before = copiesNow.find((copy) => copy.docId === docId);
  const after = plan.copies.find((copy) => copy.docId === docId);
  if (before && before.story.id !== after?.story.id) transaction.delete(published.doc(String(before.story.id)));
  if (after && !isDeepStrictEqual(after, before)) {
    transaction.set(published.doc(String(after.story.id)), { ...after.story, docId, publishedAt: Timestamp.fromMillis(after.publishedAt) });
  }
  if (plan.outcome === 'published' && after) {
    markAnnouncement(transaction, docId, { storyId: after.story.id, title: after.story.title, publishedAt: after.publishedAt });
  }
  if (!isDeepStrictEqual(featured, listNow?.get('stories'))) transaction.set(list, { stories: featured });
  return plan.outcome;
}

function copiesFrom(snapshot: QuerySnapshot): PublishedCopy[] {
  return snapshot.docs.map((copy) => {
    const { docId, publishedAt, ...story } = copy.data();
    return {
      docId: String(docId),
      publishedAt: publishedAt instanceof Timestamp ? publishedAt.toMillis() : 0,
      story: story as CuratedStory,
    };
  });
}

function millisOf(document: DocumentSnapshot | undefined): number | undefined {
  const stamp: unknown = document?.get('publishedAt');
  return stamp instanceof Timestamp ? stamp.toMillis() : undefined;
}

function changesTo(
  document: DocumentSnapshot | undefined,
  { id, publishedAt, problems }: Publication['document'],
): Record<string, unknown> {
  return {
    ...(id === undefined ? {} : { id }),
    ...(publishedAt === undefined ? {} : { publishedAt: Timestamp.fromMillis(publishedAt) }),
    ...(problems === undefined || isDeepStrictEqual(problems, document?.get('problems'))
      ? {}
      : { problems: problems ?? FieldValue.delete() }),
  };
}
