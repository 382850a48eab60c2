/** The open reports of `storyReports`, one entry for each story, however many reported it. */
import type { Firestore } from 'firebase-admin/firestore';

export interface ReportedStory {
  /**
   * Of visitors' reports that outlived their story, their `group`: nothing names the story any more. Of one that an earlier version left without a
   * group, its own id.
   */
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
    const { group = report.id, storyId = group, kind, document = '', reason, note = '', reportedAt } = report.data();
    const story: ReportedStory = stories.get(storyId) ?? { storyId, reports: [] };
    story.reports.push({ kind, document, reason, note, reportedAt: reportedAt.toDate() });
    stories.set(storyId, story);
  }
  return [...stories.values()];
}

/** @param storyId as {@link openReports} says it. @returns how many were open. A report that arrives later is open again. */
export async function closeReports(database: Firestore, storyId: string): Promise<number> {
  const reports = database.collection('storyReports');
  const [about, left, earlier] = await Promise.all([
    reports.where('storyId', '==', storyId).get(),
    reports.where('group', '==', storyId).get(),
    reports.doc(storyId).get(),
  ]);
  const open = [...about.docs, ...left.docs, earlier].filter((report) => report.get('status') === 'open');
  await Promise.all(open.map(({ ref }) => ref.update({ status: 'done' })));
  return open.length;
}
