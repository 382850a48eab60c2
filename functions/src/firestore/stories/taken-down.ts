/**
 * What an operator ended: `takedowns/{HMAC}` for a story, by its id and by its text, and `sharingStopped` in `users/{uid}` for an account. Read over
 * REST each time something is shown to strangers, so that both count at once.
 */
import { keyedHash } from '../../keyed-hash.ts';
import { isSwitchedOn } from '../../lib/is-switched-on.ts';
import { readDocument } from '../firestore-rest.ts';

/** Fewer letters say nothing about a story. */
const SHORTEST_TEXT = 20;

/** `taken-down`: this story, or one with its text. `sharing-stopped`: everything of the account. */
export type SharingBar = 'taken-down' | 'sharing-stopped';

/** The ids of a story's marks. @param text from `toldText`; '' if it is unknown. */
export function markIds(storyId: string, text: string): string[] {
  return [keyedHash('story', storyId), ...(text.length < SHORTEST_TEXT ? [] : [keyedHash('story text', text)])];
}

/** @param text '' if only this story matters, and not what others tell. */
export async function isTakenDown(storyId: string, text = ''): Promise<boolean> {
  const marks = await Promise.all(markIds(storyId, text).map((id) => readDocument(`takedowns/${id}`)));
  return marks.some((mark) => mark !== null);
}

/** Why nobody but the family may see or record the story; null if they may. */
export async function sharingBar(uid: string, storyId: string, text: string): Promise<SharingBar | null> {
  const [profile, ended] = await Promise.all([readDocument(`users/${encodeURIComponent(uid)}`), isTakenDown(storyId, text)]);
  if (isSwitchedOn(profile?.sharingStopped)) return 'sharing-stopped';
  return ended ? 'taken-down' : null;
}
