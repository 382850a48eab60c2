/** Publishing in one transaction over the admin's document, the numbers (`system/curatedIds`), the copies and the list. */
import { isDeepStrictEqual } from 'node:util';
import type { CuratedStory, CuratedStorySummary } from '@tuckaway/domain';
import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type QuerySnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Publication, PublishedCopy, StoredPublishing } from '../../publishing/plan-publication.ts';
import { firestore } from '../firestore.ts';
import { markAnnouncement } from '../push/push-announcements.ts';

/** Stories that are saved at the same time contend for the one list. */
const ATTEMPTS = 20;

type PlanFor = (stored: StoredPublishing) => { plan: Publication; featured: CuratedStorySummary[] };

/**
 * Writes only what the plan changes. Most events change nothing (repeated ones, and those of the trigger's own writes), so the plan is first made
 * without a transaction, whose locks would hold up other stories.
 */
export async function updatePublication(docId: string, planFor: PlanFor): Promise<Publication['outcome']> {
  const db = firestore();
  const preview = changesOf(
    docId,
    planFor,
    await read(docId, { getAll: (...references) => db.getAll(...references), get: (query) => query.get() }),
  );
  if (preview.writes.length === 0) return preview.outcome;
  return db.runTransaction(
    async (transaction) => {
      const { outcome, writes } = changesOf(docId, planFor, await read(docId, transaction));
      for (const write of writes) write(transaction);
      return outcome;
    },
    { maxAttempts: ATTEMPTS },
  );
}

interface Reader {
  getAll(...references: DocumentReference[]): Promise<DocumentSnapshot[]>;
  get(query: CollectionReference): Promise<QuerySnapshot>;
}

interface Read {
  document: DocumentSnapshot | undefined;
  numbersGiven: Record<string, number>;
  listed: unknown;
  copies: PublishedCopy[];
}

const references = (docId: string) => ({
  typed: firestore().collection('curatedStories').doc(docId),
  numbers: firestore().doc('system/curatedIds'),
  list: firestore().doc('publishedLists/featured'),
  published: firestore().collection('publishedStories'),
});

async function read(docId: string, reader: Reader): Promise<Read> {
  const { typed, numbers, list, published } = references(docId);
  const [document, numbersNow, listNow] = await reader.getAll(typed, numbers, list);
  const copies = copiesFrom(await reader.get(published));
  return { document, numbersGiven: (numbersNow?.get('numbers') ?? {}) as Record<string, number>, listed: listNow?.get('stories'), copies };
}

interface Changes {
  outcome: Publication['outcome'];
  writes: ((transaction: Transaction) => void)[];
}

function changesOf(docId: string, planFor: PlanFor, { document, numbersGiven, listed, copies }: Read): Changes {
  const { typed, numbers, list, published } = references(docId);
  const { plan, featured } = planFor({ document: document?.data() ?? null, stampedAt: millisOf(document), numbers: numbersGiven, copies });
  const writes: Changes['writes'] = [];

  const fields = changesTo(document, plan.document);
  if (Object.keys(fields).length > 0) writes.push((transaction) => transaction.update(typed, fields));
  if (!isDeepStrictEqual(plan.numbers, numbersGiven)) writes.push((transaction) => transaction.set(numbers, { numbers: plan.numbers }));
  const before = copies.find((copy) => copy.docId === docId);
  const after = plan.copies.find((copy) => copy.docId === docId);
  if (before && before.story.id !== after?.story.id) {
    writes.push((transaction) => transaction.delete(published.doc(String(before.story.id))));
  }
  if (after && !isDeepStrictEqual(after, before)) {
    const copy = { ...after.story, docId, publishedAt: Timestamp.fromMillis(after.publishedAt) };
    writes.push((transaction) => transaction.set(published.doc(String(after.story.id)), copy));
  }
  if (plan.outcome === 'published' && after) {
    const { story, publishedAt } = after;
    writes.push((transaction) => markAnnouncement(transaction, docId, { storyId: story.id, title: story.title, publishedAt }));
  }
  if (!isDeepStrictEqual(featured, listed)) writes.push((transaction) => transaction.set(list, { stories: featured }));
  return { outcome: plan.outcome, writes };
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
