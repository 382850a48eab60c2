/**
 * `storyReports/{who}_{storyId}`: reports of stories for the admin, one per reporter and story, and `hiddenStories` in `users/{uid}`, which hides
 * reported stories wherever the reporter signs in.
 */
import { isCuratedId, LIMITS, type ReportWords, type ShareReport, type StoryReport } from '@tuckaway/domain';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { transact } from '../contention.ts';
import { countsOn, today } from '../counters.ts';
import { firestore } from '../firestore.ts';
import { findInvitation } from '../voices/voices.ts';
import { findShare } from './shares.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A year. */
const LIFETIME_MS = 365 * DAY_MS;
/** Visitors' reports of a story for the same reason that are stored in a day: enough to make an operator look at it. */
const VISITORS_PER_DAY = 20;

/** A signed-in user, or a visitor identified by the key that the device chose for this report. */
export type Reporter = { uid: string } | { uid: null; key: string };

/**
 * Stores the report and hides the story for a signed-in user. Repeating the call changes nothing.
 * @returns false if the story does not exist or belongs to another account.
 */
export async function storeReport(reporter: Reporter, { storyId, ...words }: StoryReport): Promise<boolean> {
  const document = await pathOfStory(storyId, reporter.uid);
  if (document === null) return false;
  const kind = isCuratedId(storyId) ? 'curated' : 'own';
  if (!(await store(reporter, { kind, storyId, document }, words))) return false;
  if (reporter.uid !== null) {
    await changeHidden(reporter.uid, (ids) => [...ids.filter((id) => id !== storyId), storyId].slice(-LIMITS.hiddenStories));
  }
  return true;
}

/**
 * Stores the report of a shared page, or of an invitation's. Repeating the call changes nothing.
 * @returns false if the link opens nothing.
 */
export async function storeShareReport(visitor: Extract<Reporter, { uid: null }>, { share, ...words }: ShareReport): Promise<boolean> {
  const shared = await findShare(share, Date.now());
  const found = shared ?? (await findInvitation(share));
  if (found === null) return false;
  return store(visitor, { kind: shared ? 'shared' : 'invitation', storyId: found.storyId, document: found.path }, words);
}

interface Reported {
  kind: 'curated' | 'own' | 'shared' | 'invitation';
  storyId: string;
  document: string;
}

/**
 * Merged, so that an admin's own fields stay; a repeated report is open again. Visitors need no account, so only 20 of
 * their reports are stored for each story, reason and day: mild ones leave room for a grave one.
 * @returns false if what is reported was deleted meanwhile.
 */
async function store(reporter: Reporter, reported: Reported, words: ReportWords): Promise<boolean> {
  const { kind, storyId, document } = reported;
  const reference = reportOf(reporter, storyId);
  const counter = firestore().doc(`limits/reports-of-${storyId}`);
  return transact(async (transaction) => {
    const [page, earlier, counted] = await transaction.getAll(firestore().doc(document), reference, counter);
    // A deletion empties the reports that exist, and would miss this one.
    if (kind !== 'curated' && !page?.exists) return false;
    if (reporter.uid === null && !earlier?.exists) {
      const { day, now } = today();
      const counts = countsOn(day, counted?.data());
      const count = counts[words.reason] ?? 0;
      if (count >= VISITORS_PER_DAY) return true;
      const expireAt = Timestamp.fromMillis(now + 2 * DAY_MS);
      transaction.set(counter, { ...counts, [words.reason]: count + 1, day, expireAt });
    }
    const family = kind === 'shared' || kind === 'invitation' ? { family: page?.get('uid') } : {};
    transaction.set(reference, { ...recordOf(reporter, reported, words), ...family }, { merge: true });
    return true;
  });
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
    expireAt: Timestamp.fromMillis(now + LIFETIME_MS),
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
