/**
 * `storyReports/{who}_{storyId}`: what people said is wrong with a story, for the admin alone, one record per person and story;
 * and `hiddenStories` in `users/{uid}`, which hides it for that person wherever they sign in.
 */
import { isCuratedId, LIMITS, type StoryReport } from '@tuckaway/domain';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

/** Milliseconds for which a report is kept: a year. */
const KEEP_MS = 365 * 24 * 60 * 60 * 1000;

/** A signed-in person, or a visitor by the key that their device chose for this one report. */
export type Reporter = { uid: string } | { uid: null; key: string };

/**
 * Keeps the report and hides the story for a signed-in person; both come out the same when a call is repeated.
 * @returns false where there is no such story, or it is somebody else's.
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
  // Merged, so that what an admin wrote beside it stays; reported again is open again.
  await reportOf(reporter, storyId).set(record, { merge: true });
  if (reporter.uid !== null) {
    await changeHidden(reporter.uid, (ids) => [...ids.filter((id) => id !== storyId), storyId].slice(-LIMITS.hiddenStories));
  }
  return true;
}

/** Shows a story again to the one who reported it. The report stays: what was wrong may still be. */
export async function showStoryAgain(uid: string, storyId: string): Promise<void> {
  await changeHidden(uid, (ids) => ids.filter((id) => id !== storyId));
}

/** The path that an admin opens in the console; null where there is no such story for this person. */
async function pathOfStory(storyId: string, uid: string | null): Promise<string | null> {
  if (!isCuratedId(storyId)) {
    const own = await firestore().collection('stories').doc(storyId).get();
    return uid !== null && own.get('uid') === uid ? own.ref.path : null;
  }
  const published = await firestore().collection('publishedStories').doc(storyId).get();
  return published.exists ? `curatedStories/${String(published.get('docId'))}` : null;
}

/** Leaves a missing profile missing: one with this list alone would count as a profile. */
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
