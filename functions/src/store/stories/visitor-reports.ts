/** Visitors' reports of a family's shared pages: what its export shows of them, and what is left of them without their story. */
import { createHash, randomUUID } from 'node:crypto';
import { FieldValue, type Query, type QueryDocumentSnapshot, type Timestamp } from 'firebase-admin/firestore';
import { GRPC, grpcCode } from '../contention.ts';
import { firestore } from '../firestore.ts';

/** Reports in one batch, each with two writes. */
const BATCH = 200;
/** What is left of a report: nothing names the child, and an open one stays in the operators' queue. */
const KEPT_FIELDS = ['kind', 'reason', 'status', 'reportedAt', 'expireAt'];
/** In an export. */
const MOST_SHOWN = 1000;

export interface VisitorReport {
  storyId: string;
  reason: string;
  /** ISO text. */
  reportedAt: string;
}

/** Without the note: it may say who reported, who stays unknown to the family. */
export async function visitorReports(uid: string): Promise<VisitorReport[]> {
  const { docs } = await reportsAbout('family', uid).limit(MOST_SHOWN).get();
  return docs.map((report) => ({
    storyId: String(report.get('storyId')),
    reason: String(report.get('reason')),
    reportedAt: (report.get('reportedAt') as Timestamp).toDate().toISOString(),
  }));
}

/** Removes from the reports of a deleted account or story everything that could name a child. May be repeated. */
export async function anonymizeReports(about: 'family' | 'storyId', id: string): Promise<void> {
  const { docs } = await reportsAbout(about, id).get();
  const ofVisitors = docs.filter((report) => report.get('uid') === null);
  // Random, so that an operator can close all at once although nothing says what they were about.
  const group = randomUUID();
  for (let start = 0; start < ofVisitors.length; start += BATCH) await replace(ofVisitors.slice(start, start + BATCH), group);
  // The family's own reports go with its account, maybe at this moment.
  const own = docs.filter((report) => !ofVisitors.includes(report));
  await Promise.all(own.map(({ ref }) => ref.update({ note: FieldValue.delete(), document: FieldValue.delete() }).catch(unlessGone)));
}

/** A report's id contains the story's, so what is left of it gets another one. */
async function replace(reports: readonly QueryDocumentSnapshot[], group: string): Promise<void> {
  const batch = firestore().batch();
  for (const report of reports) {
    const left = Object.entries(report.data()).filter(([name]) => KEPT_FIELDS.includes(name));
    const id = createHash('sha256').update(report.id).digest('hex');
    batch.delete(report.ref);
    batch.set(firestore().collection('storyReports').doc(id), { ...Object.fromEntries(left), group });
  }
  await batch.commit();
}

function unlessGone(error: unknown): void {
  if (grpcCode(error) !== GRPC.NOT_FOUND) throw error;
}

function reportsAbout(field: 'family' | 'storyId', value: string): Query {
  return firestore().collection('storyReports').where(field, '==', value);
}
