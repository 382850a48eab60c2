/** Takes an own story away for good, with its heart and its place. Loaded late, by departing-stories.ts alone. */

import { forgetPress } from '../favorites/cached-favorites.ts';
import { commit, look, nameOf } from '../firestore/rest.ts';
import { pagePorts } from '../outbox/page-outbox.ts';
import { favoriteIdsKey, favoritesKey, progressKey, storyKey } from '../queries/keys.ts';
import { queryClient } from '../queries/query-client.ts';
import { entriesKnown } from '../sync/sync.ts';
import { noteDeleted } from './deleted-stories.ts';
import { forgetStory } from './shelf/cached-shelf.ts';
import { takeOffShelf } from './shelf/shelf.ts';

/** All of it in one commit. @returns whether the story is gone; where it is not, nothing has changed. Never rejects. */
export async function deleteForGood(uid: string, storyId: string): Promise<boolean> {
  const story = nameOf(pagePorts, 'stories', storyId);
  const beside = ['favorites', 'progress'].map((list) => ({ delete: nameOf(pagePorts, 'users', uid, list, storyId) }));
  const answer = await commit(pagePorts, uid, [{ delete: story }, ...beside]);
  if (answer.kind !== 'done') {
    if (answer.kind !== 'refused') return false;
    // Nobody may delete what is not there: another device was first.
    const seen = await look(pagePorts, uid, story);
    if (seen.kind !== 'look' || seen.fields !== null) return false;
    await commit(pagePorts, uid, beside);
  }
  await forgetHere(uid, storyId);
  return true;
}

/** Nothing of it is shown any more, kept, or on its way. */
async function forgetHere(uid: string, storyId: string): Promise<void> {
  noteDeleted(storyId);
  takeOffShelf(uid, storyId);
  queryClient.removeQueries({ queryKey: storyKey(uid, storyId) });
  queryClient.removeQueries({ queryKey: progressKey(uid, storyId) });
  await Promise.all([forgetStory(uid, storyId), forgetPress(uid, storyId), takeOutOfQueue(uid, storyId)]);
  await Promise.all([favoriteIdsKey(uid), favoritesKey(uid)].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** A heart that waits would come up again for a story that is gone. */
async function takeOutOfQueue(userId: string, storyId: string): Promise<void> {
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
    // Without a queue nothing waits in it.
  }
}
