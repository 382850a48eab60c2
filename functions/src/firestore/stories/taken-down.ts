/**
 * What an operator ended: `takedowns/{HMAC}` for a story, by its id and by its text, and `sharingStopped` in `users/{uid}` for an account, which its
 * deletion turns into a mark of its mailbox. Read over REST each time something is shown to strangers, so that all count at once.
 */
import { keyedHash } from '../../keyed-hash.ts';
import { isSwitchedOn } from '../../lib/is-switched-on.ts';
import { mailboxOf } from '../../lib/mailbox.ts';
import { readDocument } from '../firestore-rest.ts';

/** Fewer letters say nothing about a story. */
const SHORTEST_TEXT = 20;

/** `taken-down`: this story, or one with its text. `sharing-stopped`: everything of the account. */
export type SharingBar = 'taken-down' | 'sharing-stopped';

/** The ids of a story's marks. @param text from `comparableText`; '' if it is unknown. */
export function markIds(storyId: string, text: string): string[] {
  return [keyedHash('story', storyId), ...(text.length < SHORTEST_TEXT ? [] : [keyedHash('story text', text)])];
}

/** The id of the mark of a mailbox whose account was stopped and deleted. */
export function stoppedMailboxId(mailbox: string): string {
  return keyedHash('stopped mailbox', mailbox);
}

/** @param text '' if only this story matters, and not what others tell. */
export async function isTakenDown(storyId: string, text = ''): Promise<boolean> {
  const marks = await Promise.all(markIds(storyId, text).map((id) => readDocument(`takedowns/${id}`)));
  return marks.some((mark) => mark !== null);
}

/** Why nobody but the family may see or record the story; null if they may. */
export async function sharingBar(uid: string, storyId: string, text: string): Promise<SharingBar | null> {
  const [stopped, ended] = await Promise.all([isSharingStopped(uid), isTakenDown(storyId, text)]);
  if (stopped) return 'sharing-stopped';
  return ended ? 'taken-down' : null;
}

async function isSharingStopped(uid: string): Promise<boolean> {
  const profile = await readDocument(`users/${encodeURIComponent(uid)}`);
  if (isSwitchedOn(profile?.sharingStopped)) return true;
  // An operator allows the new account of a mailbox.
  if (profile?.sharingStopped === false) return false;
  const mailbox = mailboxOf((profile?.email as string | undefined) || (await signInEmail(uid)));
  return mailbox !== null && (await readDocument(`takedowns/${stoppedMailboxId(mailbox)}`)) !== null;
}

/** Of an account without a profile, which the app would make. */
async function signInEmail(uid: string): Promise<string | null> {
  const { storyAccount } = await import('../sign-ins.ts');
  return (await storyAccount(uid))?.email ?? null;
}
