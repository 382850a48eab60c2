/** What the signed-in person has begun to read, the latest first (`users/{uid}/progress`). Loaded with home's finder. */
import { isCuratedId, type ReadingProgress } from '@tuckaway/domain';
import { useMemo } from 'react';
import { useUid } from './favorites.ts';
import { readingLatelyKey } from './late-keys.ts';
import { useLateQuery } from './late-queries.ts';
import { haveData } from './query-library.ts';
import { useWaitingEntries } from './sync-state.ts';

/** A story that was begun, and where it was left. */
export interface Begun extends ReadingProgress {
  storyId: string;
}

/** Curated stories that were begun and not read to their end. Undefined until it is known; none where it cannot be. */
export function useBegunStories(): readonly Begun[] | undefined {
  const uid = useUid();
  const query = useMemo(
    () => ({ queryKey: readingLatelyKey(uid ?? ''), queryFn: () => loadLately(uid ?? ''), enabled: uid !== null }),
    [uid],
  );
  const { data, isPending } = useLateQuery(query);
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

async function loadLately(uid: string): Promise<Begun[]> {
  const [{ readLately }, { copyOf, withCopy }] = await Promise.all([import('./progress-documents.ts'), import('./kept-copies.ts')]);
  return withCopy(
    copyOf<Begun[]>(uid, 'reading-lately'),
    () => readLately(uid),
    (read) => haveData(readingLatelyKey(uid), read),
  );
}
