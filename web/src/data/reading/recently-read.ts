/** What the signed-in person has begun to read on this device, the latest first. Loaded with home's finder. */
import { useQuery } from '@tanstack/react-query';
import { isCuratedId } from '@tuckaway/domain';
import { useMemo } from 'react';
import { useUid } from '../favorites/favorites.ts';
import { readingLatelyKey } from '../queries/keys.ts';
import { useWaitingEntries } from '../sync/sync-state.ts';
import { type Begun, readLately } from './cached-progress.ts';

/** Curated stories that were begun and not read to their end. Undefined until it is known; none where it cannot be. */
export function useBegunStories(): readonly Begun[] | undefined {
  const uid = useUid();
  const { data, isPending } = useQuery({
    queryKey: readingLatelyKey(uid ?? ''),
    queryFn: () => readLately(uid ?? ''),
    enabled: uid !== null,
  });
  const waiting = useWaitingEntries();
  return useMemo(() => {
    if (data === undefined && isPending) return undefined;
    const pressed = waiting.flatMap((entry) =>
      entry.type === 'progress' && !entry.attention ? [{ ...entry.data, storyId: entry.storyId }] : [],
    );
    const newer = new Set(pressed.map(({ storyId }) => storyId));
    return begunOf([...pressed, ...(data ?? []).filter(({ storyId }) => !newer.has(storyId))]);
  }, [data, isPending, waiting]);
}

/** Pure. The page that a story opens at is nothing that was read yet. */
export function begunOf(read: readonly Begun[]): Begun[] {
  return read
    .filter(({ storyId, page, finished }) => isCuratedId(storyId) && page > 1 && !finished)
    .sort((one, other) => other.updatedAt - one.updatedAt);
}
