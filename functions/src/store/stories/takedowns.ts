/**
 * Sets and removes the marks that taken-down.ts reads. They contain no more than times and each other's ids. A story's mark expires a
 * year after the story was deleted; the mark of its text expires with the last mark of a story that has this text.
 */
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { isSwitchedOn } from '../../lib/is-switched-on.ts';
import { mailboxOf } from '../../lib/mailbox.ts';
import type { StoryAccount } from '../../stories/order/account-quota.ts';
import { transact } from '../contention.ts';
import { firestore } from '../firestore.ts';
import { stoppedMailboxId, storyMarkId } from '../taken-down.ts';
import { isShareTakenDown } from './shares.ts';

const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** When a takedown ends: null while its story is there. */
type End = Timestamp | null;

interface Mark {
  takenDownAt: Timestamp;
  /** When each takedown of a story with this text ends, by the id of the story's own mark. */
  stories: Record<string, End>;
  /** When the last of them ends, if all do. */
  expireAt?: Timestamp;
}

/** @param textMark from `textMarkId`; undefined if the text is unknown, too. May be repeated. */
export async function markTakenDown(storyId: string, textMark: string | undefined): Promise<void> {
  await changeMarks(storyId, textMark, ({ end, exists }) => end ?? (exists ? null : inAYear()));
}

/** An admin allows the story again. */
export async function unmarkTakenDown(storyId: string, textMark: string | undefined): Promise<void> {
  await changeMarks(storyId, textMark, () => undefined);
}

/** The story was deleted: if it was taken down, its marks stay for a year. @param textMark see {@link markTakenDown} */
export async function expireTakedown(storyId: string, textMark: string | undefined): Promise<void> {
  // The event of the takedown may come later than that of the deletion; links of earlier versions do not know the text then.
  const isEnded = await isShareTakenDown(storyId);
  await changeMarks(storyId, textMark, ({ isMarked }) => (isMarked || isEnded ? inAYear() : undefined));
}

/**
 * For an account that is being deleted: if its sharing was stopped, its mailbox stays stopped for a year. May be repeated.
 * @param signIn null if there is none. An address that it has not verified may be another family's, and stops only accounts that have not either.
 */
export async function markStoppedMailbox(uid: string, signIn: StoryAccount | null): Promise<void> {
  const mailbox = mailboxOf(signIn?.email ?? null);
  if (signIn === null || mailbox === null) return;
  const profile = (await firestore().collection('users').doc(uid).get()).data();
  if (!isSwitchedOn(profile?.sharingStopped)) return;
  await markOf(stoppedMailboxId(mailbox, signIn.verified)).set({ stoppedAt: Timestamp.now(), expireAt: inAYear() });
}

interface Takedown {
  isMarked: boolean;
  end: End | undefined;
  /** Whether the story exists. */
  exists: boolean;
}

/** In one transaction, so that two takedowns of one text cannot overwrite each other. @param decide when the takedown ends; undefined if there is none. */
async function changeMarks(storyId: string, textMark: string | undefined, decide: (takedown: Takedown) => End | undefined): Promise<void> {
  const own = storyMarkId(storyId);
  const references = [own, textMark].filter((id) => id !== undefined).map(markOf);
  await transact(async (transaction) => {
    const [story, ...marks] = await transaction.getAll(firestore().collection('stories').doc(storyId), ...references);
    const stored = marks.map((mark) => mark.data() as Partial<Mark> | undefined);
    const isMarked = stored[0] !== undefined || stored[1]?.stories?.[own] !== undefined;
    const end = decide({ isMarked, end: stored[0]?.stories?.[own], exists: story?.exists === true });
    if (!isMarked && end === undefined) return;
    for (const [index, reference] of references.entries()) {
      const changed = markWith(stored[index], own, end);
      if (changed === null) transaction.delete(reference);
      else transaction.set(reference, changed);
    }
  });
}

/** @returns null if no takedown is left in it. */
function markWith(mark: Partial<Mark> | undefined, own: string, end: End | undefined): Mark | null {
  const { [own]: _earlier, ...others } = mark?.stories ?? {};
  const stories = end === undefined ? others : { ...others, [own]: end };
  const ends = Object.values(stories);
  if (ends.length === 0) return null;
  const times = ends.filter((time) => time !== null).map((time) => time.toMillis());
  const takenDownAt = mark?.takenDownAt ?? Timestamp.now();
  return { takenDownAt, stories, ...(times.length === ends.length && { expireAt: Timestamp.fromMillis(Math.max(...times)) }) };
}

function inAYear(): Timestamp {
  return Timestamp.fromMillis(Date.now() + LIFETIME_MS);
}

function markOf(id: string): DocumentReference {
  return firestore().collection('takedowns').doc(id);
}
