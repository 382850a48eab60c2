/** Deletes a family's story for good, with its favorite and its reading progress. Imported dynamically by pending-deletions.ts. */

import { commit, documentName, getDocument } from '../../../data/firestore/client.ts';
import { entriesKnown } from '../../../data/outbox/page/sync.ts';
import { pagePorts } from '../../../data/outbox/page-outbox.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { forgetFavorite } from '../../reader/api/favorites/favorite-record.ts';
import { noteDeleted } from '../../reader/api/hidden/deleted-stories.ts';
import { progressKey } from '../../reader/api/reading/keys.ts';
import { takeOutOfLineUp } from '../../reader/api/reading/line-up.ts';
import { storyKey } from '../../reader/api/stories/keys.ts';
import { forgetStory } from '../../reader/api/stories/load-shelf.ts';
import { forgetVoicesOf } from '../../voices/api/forget-voices.ts';
import { takeOffShelf } from './shelf.ts';

/** Deletes all of it in one commit. @returns whether the story is gone; where it is not, nothing has changed. Never rejects. */
export async function deleteForGood(uid: string, storyId: string): Promise<boolean> {
  const story = documentName(pagePorts, 'stories', storyId);
  const related = ['favorites', 'progress'].map((list) => ({ delete: documentName(pagePorts, 'users', uid, list, storyId) }));
  const answer = await commit(pagePorts, uid, [{ delete: story }, ...related]);
  if (answer.kind !== 'done') {
    if (answer.kind !== 'refused') return false;
    // The rules refuse to delete a missing story: another device may have deleted it.
    const read = await getDocument(pagePorts, uid, story);
    if (read.kind !== 'done' || read.body.fields !== null) return false;
    await commit(pagePorts, uid, related);
  }
  await forgetHere(uid, storyId);
  return true;
}

/** Removes the story from the screen, from this device and from the outbox. */
async function forgetHere(uid: string, storyId: string): Promise<void> {
  noteDeleted(storyId);
  takeOffShelf(uid, storyId);
  takeOutOfLineUp(storyId);
  queryClient.removeQueries({ queryKey: storyKey(uid, storyId) });
  queryClient.removeQueries({ queryKey: progressKey(uid, storyId) });
  await Promise.all([forgetStory(uid, storyId), forgetFavorite(uid, storyId), removeFromQueue(uid, storyId), forgetVoicesOf(uid, storyId)]);
}

/** A waiting favorite would be sent for a story that is gone. */
async function removeFromQueue(userId: string, storyId: string): Promise<void> {
  const { queue } = pagePorts;
  const about = { id: '', timestamp: 0, retryCount: 0, userId, storyId };
  try {
    await queue.removeAbout({ ...about, type: 'favorite', action: 'remove', data: { storyId, addedAt: 0 } });
    await queue.removeAbout({
      ...about,
      type: 'progress',
      action: 'update',
      data: { page: 1, pageCount: 1, finished: false, updatedAt: 0 },
    });
    await entriesKnown();
  } catch {
    // Without a database nothing waits in it.
  }
}
