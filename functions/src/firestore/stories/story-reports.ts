/**
 * `storyReports/{who}_{storyId}`: reports of stories for the admin, one per reporter and story, and `hiddenStories` in `users/{uid}`, which hides
 * reported stories wherever the reporter signs in.
 */
import { isCuratedId, LIMITS, type ReportWords, type ShareReport, type StoryReport } from '@tuckaway/domain';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../firestore.ts';
import { takeToday } from '../limits.ts';
import { findInvitation } from '../voices.ts';
import { findShare } from './shares.ts';

/** A year. */
const KEEP_MS = 365 * 24 * 60 * 60 * 1000;
/** Visitors' reports of a story that are stored in a day: enough to make an operator look at it. */
const VISITORS_PER_DAY = 20;

/** A signed-in user, or a visitor identified by the key that the device chose for this report. */
export type Reporter = { uid: string } | { uid: null; key: string };

/**
 * Stores the report and hides the story for a signed-in user. Repeating the call changes nothing.
 * @returns false if the story does not exist or belongs to another account.
 */
export async function keepReport(reporter: Reporter, { storyId, ...words }: StoryReport): Promise<boolean> {
  const document = await pathOfStory(storyId, reporter.uid);
  if (document === null) return false;
  if (!(await isWanted(reporter, storyId))) return true;
  await store(reporter, { kind: isCuratedId(storyId) ? 'curated' : 'own', storyId, document }, words);
  if (reporter.uid !== null) {
    await changeHidden(reporter.uid, (ids) => [...ids.filter((id) => id !== storyId), storyId].slice(-LIMITS.hiddenStories));
  }
  return true;
}

/**
 * Stores the report of a shared page, or of an invitation's. Repeating the call changes nothing.
 * @returns false if the link opens nothing.
 */
export async function keepShareReport(visitor: Extract<Reporter, { uid: null }>, { share, ...words }: ShareReport): Promise<boolean> {
  const shared = await findShare(share, Date.now());
  const found = shared ?? (await findInvitation(share));
  if (found === null) return false;
  const { storyId, path } = found;
  if (!(await isWanted(visitor, storyId))) return true;
  return firestore().runTransaction(async (transaction) => {
    // A link that is deleted meanwhile takes its reports' content along, which would miss this one.
    const page = await transaction.get(firestore().doc(path));
    if (!page.exists) return false;
    const record = recordOf(visitor, { kind: shared ? 'shared' : 'invitation', storyId, document: path }, words);
    transaction.set(reportOf(visitor, storyId), { ...record, family: page.get('uid') }, { merge: true });
    return true;
  });
}

interface Reported {
  kind: 'curated' | 'own' | 'shared' | 'invitation';
  storyId: string;
  document: string;
}

/** Whether the report is stored: of visitors, who need no account for it, as many a day as help. A repeated one is the same. */
async function isWanted(reporter: Reporter, storyId: string): Promise<boolean> {
  if (reporter.uid !== null || (await reportOf(reporter, storyId).get()).exists) return true;
  return (await takeToday(`reports-of-${storyId}`, VISITORS_PER_DAY)) === 0;
}

/** Merged, so that an admin's own fields stay; a repeated report is open again. */
async function store(reporter: Reporter, reported: Reported, words: ReportWords): Promise<void> {
  await reportOf(reporter, reported.storyId).set(recordOf(reporter, reported, words), { merge: true });
}

function recordOf(reporter: Reporter, reported: Reported, { reason, note }: ReportWords) {
  const now = Date.now();
  return {
    ...reported,
    reason,
    note: note ?? FieldValue.delete(),
    uid: reporter.uid,
    reportedAt: Timestamp.fromMillis(now),
    status: 'open',
    expireAt: Timestamp.fromMillis(now + KEEP_MS),
  };
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
