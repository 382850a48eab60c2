/** `pushAnnouncements/{docId}`: the mark that a story has to be announced. */
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Announcement } from '../../push/announce-story.ts';
import { firestore } from '../firestore.ts';

interface Stored {
  state: 'due' | 'announced';
  storyId: number;
  title: string;
  publishedAt: Timestamp;
}

/** Part of the publishing transaction, so that no kill in between loses the announcement. */
export function markAnnouncement(transaction: Transaction, docId: string, { storyId, title, publishedAt }: Announcement): void {
  const mark: Stored = { state: 'due', storyId, title, publishedAt: Timestamp.fromMillis(publishedAt) };
  transaction.set(markOf(docId), mark);
}

/** Null if there is nothing to announce, or it was done. */
export async function dueAnnouncement(docId: string): Promise<Announcement | null> {
  const mark = (await markOf(docId).get()).data() as Stored | undefined;
  if (mark?.state !== 'due') return null;
  return { storyId: mark.storyId, title: mark.title, publishedAt: mark.publishedAt.toMillis() };
}

export async function settleAnnouncement(docId: string): Promise<void> {
  await markOf(docId).update({ state: 'announced' });
}

function markOf(docId: string) {
  return firestore().collection('pushAnnouncements').doc(docId);
}
