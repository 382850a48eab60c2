/** How far the signed-in person has read a curated story (`users/{uid}/progress`, decisions P10). Goes through the outbox. */
import { useQuery } from '@tanstack/react-query';
import type { ReadingProgress } from '@tuckaway/domain';
import { NotSignedIn } from '../lib/errors.ts';
import { progressKey } from '../queries/keys.ts';
import { queryClient } from '../queries/query-client.ts';
import { currentUid, useSession } from '../session/session.ts';
import { entriesKnown, sendEntry } from '../sync/sync.ts';
import { useWaitingEntries } from '../sync/sync-state.ts';

/** The progress of a story; null where there is none, nobody is signed in, or it is not known. */
export function useReadingProgress(storyId: string): ReadingProgress | null {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.firebaseUid : null;
  const { data } = useQuery({
    queryKey: progressKey(uid ?? '', storyId),
    queryFn: () => load(uid ?? '', storyId),
    enabled: uid !== null,
  });
  const waiting = useWaitingEntries().find((entry) => entry.type === 'progress' && entry.storyId === storyId && !entry.attention);
  if (waiting?.type === 'progress') return waiting.data;
  return data ?? null;
}

/** Writes the progress down and lets it go by itself. Throws {@link NotSignedIn}; what cannot be kept or sent is no loss to speak of. */
export async function saveProgress(storyId: string, { page, pageCount }: { page: number; pageCount: number }): Promise<void> {
  const userId = currentUid();
  if (userId === null) throw new NotSignedIn();
  const timestamp = Date.now();
  const data: ReadingProgress = { page, pageCount, finished: page >= pageCount, updatedAt: timestamp };
  const id = `${timestamp}-${crypto.randomUUID()}`;
  void import('./cached-progress.ts').then(
    ({ keepBegun }) => keepBegun(userId, { ...data, storyId }),
    () => undefined,
  );
  await sendEntry({ id, timestamp, retryCount: 0, userId, type: 'progress', action: 'update', storyId, data });
}

async function load(uid: string, storyId: string): Promise<ReadingProgress | null> {
  const [{ readProgress }, { withCopy }, { keepBegun, keptProgress }] = await Promise.all([
    import('./progress-documents.ts'),
    import('../cache/cached-copies.ts'),
    import('./cached-progress.ts'),
  ]);
  const late = (progress: ReadingProgress | null): void => void queryClient.setQueryData(progressKey(uid, storyId), progress);
  const [progress] = await Promise.all([withCopy(keptProgress(uid, storyId), () => readProgress(uid, storyId), late), entriesKnown()]);
  if (progress !== null) void keepBegun(uid, { ...progress, storyId });
  return progress;
}
