/** How far the user has read a story, curated or their own (`users/{uid}/progress`, decision P10). Changes go through the outbox. */
import { useQuery } from '@tanstack/react-query';
import type { ReadingProgress } from '@tuckaway/domain';
import { progressCopy, withCopy } from '../cache/cached-copies.ts';
import { readClient } from '../firestore/read-client.ts';
import { Timestamp } from '../firestore/values.ts';
import { progressKey } from '../queries/keys.ts';
import { queryClient } from '../queries/query-client.ts';
import { requireUid, useUid } from '../session/session.ts';
import { entriesKnown, sendEntry } from '../sync/sync.ts';
import { useWaitingEntries } from '../sync/sync-state.ts';
import { rememberPlace } from './recently-read.ts';

/** The progress of a story; null where there is none, no user is signed in, or it is not known. */
export function useReadingProgress(storyId: string): ReadingProgress | null {
  const uid = useUid();
  const { data } = useQuery({
    queryKey: progressKey(uid ?? '', storyId),
    queryFn: () => load(uid ?? '', storyId),
    enabled: uid !== null,
  });
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

async function load(uid: string, storyId: string): Promise<ReadingProgress | null> {
  const late = (progress: ReadingProgress | null): void => void queryClient.setQueryData(progressKey(uid, storyId), progress);
  const [progress] = await Promise.all([withCopy(progressCopy(uid, storyId), () => readProgress(uid, storyId), late), entriesKnown()]);
  if (progress !== null) void rememberPlace(uid, { ...progress, storyId });
  return progress;
}

/** The server's progress; null where there is none or it cannot be used. Throws `FirestoreError`. */
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
