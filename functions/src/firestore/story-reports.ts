/**
 * `storyReports/{who}_{storyId}`: reports of stories for the admin, one per reporter and story, and `hiddenStories` in `users/{uid}`, which hides
 * reported stories wherever the reporter signs in.
 */
import { isCuratedId, LIMITS, type StoryReport } from '@tuckaway/domain';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

/** A year. */
const KEEP_MS = 365 * 24 * 60 * 60 * 1000;

/** A signed-in user, or a visitor identified by the key that the device chose for this report. */
export type Reporter = { uid: string } | { uid: null; key: string };

/**
 * Stores the report and hides the story for a signed-in user. Repeating the call changes nothing.
 * @returns false if the story does not exist or belongs to another account.
 */
export async function keepReport(reporter: Reporter, { storyId, reason, note }: StoryReport): Promise<boolean> {
  const document = await pathOfStory(storyId, reporter.uid);
  if (document === null) return false;
  const now = Date.now();
  const record = {
    kind: isCuratedId(storyId) ? 'curated' : 'own',
    storyId,
    document,
    reason,
    note: note ?? FieldValue.delete(),
    uid: reporter.uid,
    reportedAt: Timestamp.fromMillis(now),
    status: 'open',
    expireAt: Timestamp.fromMillis(now + KEEP_MS),
  };
  // Merged, so that an admin's own fields stay; a repeated report is open again.
  await reportOf(reporter, storyId).set(record, { merge: true });
  if (reporter.uid !== null) {
    await changeHidden(reporter.uid, (ids) => [...ids.filter((id) => id !== storyId), storyId].slice(-LIMITS.hiddenStories));
  }
  return true;
}

/** Shows a story again to its reporter. The report stays. */
export async function showStoryAgain(uid: string, storyId: string): Promise<void> {
  await changeHidden(uid, (ids) => ids.filter((id) => id !== storyId));
}

/** The path that an admin opens in the console; null if the reporter can see no such story. */
async function pathOfStory(storyId: string, uid: string | null): Promise<string | null> {
  if (!isCuratedId(storyId)) {
    const own = await firestore().collection('stories').doc(storyId).get();
    return uid !== null && own.get('uid') === uid ? own.ref.path : null;
  }
  const published = await firestore().collection('publishedStories').doc(storyId).get();
  return published.exists ? `curatedStories/${String(published.get('docId'))}` : null;
}

/** Creates no profile: a document with this list alone would count as one. */
async function changeHidden(uid: string, change: (ids: string[]) => string[]): Promise<void> {
  const reference = firestore().collection('users').doc(uid);
  await firestore().runTransaction(async (transaction) => {
    const profile = await transaction.get(reference);
    if (!profile.exists) return;
    transaction.update(reference, { hiddenStories: change((profile.get('hiddenStories') ?? []) as string[]) });
  });
}

function reportOf(reporter: Reporter, storyId: string): DocumentReference {
  const who = reporter.uid === null ? `visitor-${reporter.key}` : encodeURIComponent(reporter.uid);
  return firestore().collection('storyReports').doc(`${who}_${storyId}`);
}
