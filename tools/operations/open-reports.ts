/** The open reports of `storyReports`, one entry for each story, however many reported it. */
import type { Firestore } from 'firebase-admin/firestore';

export interface ReportedStory {
  /** Of a visitor's report that outlived its story, the report's own id: nothing names the story any more. */
  storyId: string;
  /**
   * Oldest first. `kind` is `curated`, `own`, `shared` or `invitation`; `document` the path of what was reported, to be opened in the console, or
   * '' if its story was deleted.
   */
  reports: { kind: string; document: string; reason: string; note: string; reportedAt: Date }[];
}

/** In the order of their oldest reports. */
export async function openReports(database: Firestore): Promise<ReportedStory[]> {
  const { docs } = await database.collection('storyReports').where('status', '==', 'open').get();
  const stories = new Map<string, ReportedStory>();
  const timeOf = (report: (typeof docs)[number]) => report.get('reportedAt').toMillis() as number;
  for (const report of docs.toSorted((one, other) => timeOf(one) - timeOf(other))) {
    const { storyId = report.id, kind, document = '', reason, note = '', reportedAt } = report.data();
    const story: ReportedStory = stories.get(storyId) ?? { storyId, reports: [] };
    story.reports.push({ kind, document, reason, note, reportedAt: reportedAt.toDate() });
    stories.set(storyId, story);
  }
  return [...stories.values()];
}

/** @param storyId as {@link openReports} says it. @returns how many were open. A report that arrives later is open again. */
export async function closeReports(database: Firestore, storyId: string): Promise<number> {
  const reports = database.collection('storyReports');
  const [{ docs }, left] = await Promise.all([reports.where('storyId', '==', storyId).get(), reports.doc(storyId).get()]);
  const open = [...docs, left].filter((report) => report.get('status') === 'open');
  await Promise.all(open.map(({ ref }) => ref.update({ status: 'done' })));
  return open.length;
}
