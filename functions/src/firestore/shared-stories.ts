/** What a link opens. Over REST: the page is a stranger's first look at us, and does not wait for gRPC to be loaded. */
import { isShareToken } from '@tuckaway/domain';
import { shareId } from '../sharing/share-id.ts';
import type { SharedText } from '../sharing/shared-copy.ts';
import { readDocument } from './firestore-rest.ts';

export interface SharedStory extends SharedText {
  storySetting: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Null where there is none, its time is over, it was taken back, or the story itself is gone: that is looked at each time, so that deleting a
 * story ends its link whoever deletes it, and however.
 */
export async function readSharedStory(token: string, now: number): Promise<SharedStory | null> {
  if (!isShareToken(token)) return null;
  const share = await readDocument(`shares/${shareId(token)}`);
  if (share === null) return null;
  const { title, paragraphs, childName, animal, storySetting } = share as unknown as SharedStory;
  const expiresAt = Date.parse(String(share.expireAt));
  if (!(expiresAt > now)) return null;
  const story = await readDocument(`stories/${String(share.storyId)}`);
  if (story === null || story.uid !== share.uid) return null;
  return { title, paragraphs, childName, animal, storySetting, expiresAt };
}
