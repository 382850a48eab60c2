/** Reads shared stories over REST, because the page is a stranger's first impression and should not wait for gRPC. */
import { createHash } from 'node:crypto';
import { isShareToken, readLooks, withoutSpecial } from '@tuckaway/domain';
import { isSwitchedOn } from '../../lib/is-switched-on.ts';
import type { StoredStory } from '../../sharing/shared-copy.ts';
import type { StoredShare } from '../../sharing/shared-pictures.ts';
import { hasChosen } from '../choices.ts';
import { readDocument } from '../firestore-rest.ts';

/** The id of a share's document. It is a hash, so that access to the database, or a copy of it, gives no working link. */
export function shareId(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Null if the link is unknown, expired, revoked or taken down, or if the story itself was deleted: checked each time, so that deleting a story
 * ends its link however it is deleted. A story that is newer than the link is another one with the same id. The caller also has to
 * ask `whyNotShared`.
 */
export async function readSharedStory(token: string, now: number): Promise<(StoredShare & { uid: string }) | null> {
  if (!isShareToken(token)) return null;
  const share = await readDocument(`shares/${shareId(token)}`);
  if (share === null || isSwitchedOn(share.takenDown)) return null;
  const { storyId, ...shown } = share as unknown as StoredShare;
  const expiresAt = Date.parse(String(share.expireAt));
  if (!(expiresAt > now)) return null;
  const story = await readDocument(`stories/${storyId}`);
  if (story === null || story.uid !== share.uid) return null;
  if (Date.parse(String(story.createdAt)) > Date.parse(String(share.createdAt))) return null;
  const uid = String(share.uid);
  // A link from before there was a consent may show more.
  const hidden = shown.looks !== undefined && !(await hasChosen(uid, 'looks'));
  const looks = hidden ? { looks: readLooks(shown.looks).map((look) => withoutSpecial(look ?? undefined) ?? null) } : {};
  return { ...shown, ...looks, uid, storyId, expiresAt, story: story as unknown as StoredStory };
}

/** `stories/{uuid}`; the browsers of earlier versions stored it themselves. Null if it does not exist or belongs to another account; the caller cannot tell which. */
export async function readOwnStory(uid: string, storyId: string): Promise<StoredStory | null> {
  const story = await readDocument(`stories/${storyId}`);
  return story !== null && story.uid === uid ? (story as unknown as StoredStory) : null;
}
