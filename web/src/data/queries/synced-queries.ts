/** Updates queries when outbox entries are delivered. */
import type { ReadingProgress } from '@tuckaway/domain';
import { progressCopy } from '../cache/cached-copies.ts';
import type { ProgressEntry } from '../outbox/entry.ts';
import { onDelivered, onSynced } from '../sync/sync-events.ts';
import { progressKey, readingLatelyKey, shelfKey } from './keys.ts';
import { queryClient } from './query-client.ts';

/** Registers for what happens to the queue. */
export function followQueue(): void {
  const readShelfAgain = (uid: string): void => invalidate(shelfKey(uid));
  onDelivered('story', readShelfAgain);
  onSynced('story', readShelfAgain);
  onDelivered('progress', (uid, entries) => {
    for (const entry of entries) applyProgress(uid, entry);
  });
  onSynced('progress', (uid) => invalidate(progressKey(uid)));
}

/** Shows a delivered entry as the server's state, until the next request. */
function applyProgress(uid: string, { storyId, data }: ProgressEntry): void {
  queryClient.setQueryData<ReadingProgress | null>(progressKey(uid, storyId), data);
  void progressCopy(uid, storyId).put(data);
  invalidate(readingLatelyKey(uid));
}

function invalidate(queryKey: readonly unknown[]): void {
  void queryClient.invalidateQueries({ queryKey });
}
