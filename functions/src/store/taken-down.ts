/**
 * What operators ended: `takedowns/{HMAC}` for a story, by its id and by its text, and `sharingStopped` in `users/{uid}` for an account, which its
 * deletion turns into a mark of its mailbox. Also what a user ended whose deletion waits (`departures`). Read each time something is shown to
 * strangers, over REST, or stored for a family, in its transaction, so that all count at once.
 */
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { keyedHash } from '../config/keyed-hash.ts';
import { isSwitchedOn } from '../lib/is-switched-on.ts';
import { mailboxOf } from '../lib/mailbox.ts';
import type { NotSharedReason } from '../sharing/share-story.ts';
import type { StoredStory } from '../sharing/shared-copy.ts';
import { departureId } from './deleted-accounts.ts';
import { readDocument } from './firestore-rest.ts';

/** Fewer letters say nothing about a story. */
const SHORTEST_TEXT = 20;

/** `comparableText` */
export type TextOf = (story: StoredStory) => string;

/** The fields of a document; null if there is none. */
type Read = (path: string) => Promise<Record<string, unknown> | null>;

/** The id of the mark of a story itself. */
export function storyMarkId(storyId: string): string {
  return keyedHash('story', storyId);
}

/** The id of the mark of a text. @param text from `comparableText`; undefined for one that is too short. */
export function textMarkId(text: string): string | undefined {
  return text.length < SHORTEST_TEXT ? undefined : keyedHash('story text', text);
}

/** The ids of a story's marks. @param text from `comparableText`; '' if it is unknown. */
export function markIds(storyId: string, text: string): string[] {
  return [storyMarkId(storyId), textMarkId(text)].filter((id) => id !== undefined);
}

/** The id of the mark of a mailbox whose account was stopped and deleted. @param verified whether the account had verified its address */
export function stoppedMailboxId(mailbox: string, verified: boolean): string {
  return keyedHash(verified ? 'stopped mailbox' : 'stopped unverified mailbox', mailbox);
}

/** The account's record of the identity provider. Loaded on first use, because most calls need no Auth SDK. */
const readAccount = async (uid: string) => (await import('./sign-ins.ts')).storyAccount(uid);

/** Why nobody but the family may see or record the story; null if they may. */
export async function whyNotShared(
  uid: string,
  storyId: string,
  text: string,
  read: Read = readDocument,
  accountOf = readAccount,
): Promise<NotSharedReason | null> {
  const [stopped, ...marks] = await Promise.all([
    isSharingStopped(uid, read, accountOf),
    ...markIds(storyId, text).map((id) => read(`takedowns/${id}`)),
  ]);
  if (marks.some((mark) => mark !== null)) return 'taken-down';
  return stopped ? 'sharing-stopped' : null;
}

/** The same within a transaction that stores something for the story's family. */
export function whyNotSharedWithin(transaction: Transaction, story: DocumentSnapshot, textOf: TextOf): Promise<NotSharedReason | null> {
  const read: Read = async (path) => (await transaction.get(story.ref.firestore.doc(path))).data() ?? null;
  return whyNotShared(String(story.get('uid')), story.id, textOf(story.data() as StoredStory), read);
}

async function isSharingStopped(uid: string, read: Read, accountOf: typeof readAccount): Promise<boolean> {
  const [profile, departure] = await Promise.all([read(`users/${encodeURIComponent(uid)}`), read(`departures/${departureId(uid)}`)]);
  // A legal hold may preserve the documents of a deleted account for months.
  if (departure !== null || isSwitchedOn(profile?.sharingStopped)) return true;
  // An operator may allow a new account of a stopped mailbox.
  if (profile?.sharingStopped === false) return false;
  const email = profile?.email as string | undefined;
  // Saves asking Auth, as hardly any mailbox is marked.
  if (email && !(await mailboxMarks(email, read)).includes(true)) return false;
  const account = await accountOf(uid);
  const [always, unlessVerified] = await mailboxMarks(account?.email ?? null, read);
  return always || (unlessVerified && account?.verified === false);
}

/** Whether the address's mailbox is stopped for every account, and for those that have not verified it. */
async function mailboxMarks(email: string | null, read: Read): Promise<[boolean, boolean]> {
  const mailbox = mailboxOf(email);
  if (mailbox === null) return [false, false];
  const isMarked = async (verified: boolean) => (await read(`takedowns/${stoppedMailboxId(mailbox, verified)}`)) !== null;
  return Promise.all([isMarked(true), isMarked(false)]);
}
