/** The stories, curated and own, that the user has begun to read on this device. Loaded with a family's home. */
import { useQuery } from '@tanstack/react-query';
import type { ReadingProgress } from '@tuckaway/domain';
import { useMemo } from 'react';
import { useWaitingEntries } from '../../../../data/outbox/page/sync-state.ts';
import { changeCopy, copyOf } from '../../../../data/query/cached-copies.ts';
import { useUid } from '../../../../data/session/session.ts';
import { readingLatelyKey } from './keys.ts';

export interface BegunStory extends ReadingProgress {
  storyId: string;
}

const COPY_NAME = 'reading-lately';
/** Finished stories count, too. */
const MAX_STORIES = 6;

/** What was read lately, in no order. Undefined until it is known; empty if it cannot be read. */
export function useReadLately(): readonly BegunStory[] | undefined {
  const uid = useUid();
  const { data, isPending } = useQuery({
    queryKey: readingLatelyKey(uid ?? ''),
    queryFn: () => recentlyRead(uid ?? ''),
    enabled: uid !== null,
  });
  const waiting = useWaitingEntries();
  return useMemo(() => {
    if (data === undefined && isPending) return undefined;
    const waitingProgress = waiting.flatMap((entry) =>
      entry.type === 'progress' && !entry.attention ? [{ ...entry.data, storyId: entry.storyId }] : [],
    );
    const newer = new Set(waitingProgress.map(({ storyId }) => storyId));
    return [...waitingProgress, ...(data ?? []).filter(({ storyId }) => !newer.has(storyId))];
  }, [data, isPending, waiting]);
}

/** The begun and unfinished stories, latest first. Page 1 does not count, because every story opens there. */
export function begunOf(read: readonly BegunStory[]): BegunStory[] {
  return read.filter(({ page, finished }) => page > 1 && !finished).sort((one, other) => other.updatedAt - one.updatedAt);
}

export async function recentlyRead(uid: string): Promise<BegunStory[]> {
  return (await copyOf<BegunStory[]>(uid, COPY_NAME, Array.isArray).get()) ?? [];
}

/** Stores where the user is in a story, unless a newer place is stored. Never rejects. */
export async function rememberPlace(uid: string, place: BegunStory): Promise<void> {
  await changeCopy<BegunStory[]>(uid, COPY_NAME, (before = []) => {
    const others = before.filter(({ storyId }) => storyId !== place.storyId);
    const newest = before.find(({ storyId, updatedAt }) => storyId === place.storyId && updatedAt > place.updatedAt) ?? place;
    return [newest, ...others].sort((one, other) => other.updatedAt - one.updatedAt).slice(0, MAX_STORIES);
  });
}
