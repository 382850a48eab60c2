/** How far the user has read a story, curated or their own (`users/{uid}/progress`, decision P10). Changes go through the outbox. */
import { useQuery } from '@tanstack/react-query';
import type { ReadingProgress } from '@tuckaway/domain';
import { readClient } from '../../../../data/firestore/read-client.ts';
import { Timestamp } from '../../../../data/firestore/values.ts';
import { entriesKnown, sendEntry } from '../../../../data/outbox/page/sync.ts';
import { onDelivered, onSynced } from '../../../../data/outbox/page/sync-events.ts';
import { useWaitingEntries } from '../../../../data/outbox/page/sync-state.ts';
import { progressCopy } from '../../../../data/query/cached-copies.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { storedQuery } from '../../../../data/query/stored-query.ts';
import { requireUid, useUid } from '../../../../data/session/session.ts';
import { progressKey, readingLatelyKey } from './keys.ts';
import { rememberPlace } from './recently-read.ts';

/** The progress of a story; null if there is none, no user is signed in, or it is not known. */
export function useReadingProgress(storyId: string): ReadingProgress | null {
  const { data } = useQuery(progressQuery(useUid(), storyId));
  const waiting = useWaitingEntries().find((entry) => entry.type === 'progress' && entry.storyId === storyId && !entry.attention);
  if (waiting?.type === 'progress') return waiting.data;
  return data ?? null;
}

/** Queues the progress to be sent. Throws `NotSignedIn`; the user is not told if it can be neither stored nor sent. */
export async function saveProgress(storyId: string, { page, pageCount }: { page: number; pageCount: number }): Promise<void> {
  const userId = requireUid();
  const timestamp = Date.now();
  const data: ReadingProgress = { page, pageCount, finished: page >= pageCount, updatedAt: timestamp };
  const id = `${timestamp}-${crypto.randomUUID()}`;
  void rememberPlace(userId, { ...data, storyId });
  // No page hears of an entry that the worker delivers while none is open.
  void progressCopy(userId, storyId).put(data);
  await sendEntry({ id, timestamp, retryCount: 0, userId, type: 'progress', action: 'update', storyId, data });
}

/** Registers for what happens to the queue: a delivered place is shown as the server's state, until the next request. */
export function followProgress(): void {
  onDelivered('progress', (uid, entries) => {
    for (const { storyId, data } of entries) {
      queryClient.setQueryData<ReadingProgress | null>(progressKey(uid, storyId), data);
      void progressCopy(uid, storyId).put(data);
    }
    void queryClient.invalidateQueries({ queryKey: readingLatelyKey(uid) });
  });
  onSynced('progress', (uid) => void queryClient.invalidateQueries({ queryKey: progressKey(uid) }));
}

/** Waits for the entries, too, so that no screen shows an older place than theirs. */
export function progressQuery(uid: string | null, storyId: string) {
  const owner = uid ?? '';
  const copy = progressCopy(owner, storyId);
  return storedQuery<ReadingProgress | null>({
    uid,
    queryKey: progressKey(owner, storyId),
    async read() {
      const [progress] = await Promise.all([readProgress(owner, storyId), entriesKnown()]);
      if (progress !== null) void rememberPlace(owner, { ...progress, storyId });
      return progress;
    },
    stored: { ...copy, get: async () => (await Promise.all([copy.get(), entriesKnown()]))[0] },
    first: 'soon',
  });
}

/** The server's progress; null if there is none or it cannot be used. Throws `FirestoreError`. */
export async function readProgress(uid: string, storyId: string): Promise<ReadingProgress | null> {
  const { page, pageCount, finished, updatedAt } = (await readClient.get(uid, 'users', uid, 'progress', storyId)) ?? {};
  if (!Number.isInteger(page) || !Number.isInteger(pageCount)) return null;
  return {
    page: page as number,
    pageCount: pageCount as number,
    finished: finished === true,
    updatedAt: updatedAt instanceof Timestamp ? updatedAt.milliseconds : 0,
  };
}
