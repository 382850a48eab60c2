/** What the stories of a remembered child remember. There is no copy on the device: both reading and deleting need a network. */
import { useQuery } from '@tanstack/react-query';
import { OfflineError } from '../../../../data/device/errors.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { requireUid, useUid } from '../../../../data/session/session.ts';
import { memoriesKey } from '../keys.ts';
import { whileOnline } from '../while-online.ts';
import { type ChildMemory, deleteMemory, readMemories } from './memory-documents.ts';

export type { ChildMemory } from './memory-documents.ts';

export interface Memories {
  /** Newest first; undefined until they are known. */
  lines: ChildMemory[] | undefined;
  /** `offline` without a network; failed calls are repeated when there is one again. */
  trouble: 'offline' | 'failed' | null;
  retry: () => void;
}

/** Read again whenever a component with it appears, because stories add lines. */
export function useMemories(childId: string): Memories {
  const uid = useUid();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: memoriesKey(uid ?? '', childId),
    queryFn: () => whileOnline(() => readMemories(requireUid(), childId)),
    enabled: uid !== null,
    staleTime: 0,
  });
  const trouble = error === null || isFetching ? null : error instanceof OfflineError ? 'offline' : 'failed';
  return { lines: data, trouble: data === undefined ? trouble : null, retry: () => void refetch() };
}

/** Throws {@link OfflineError} without a network, and where the server does not delete it. */
export async function removeMemory(childId: string, id: string): Promise<void> {
  const uid = requireUid();
  await whileOnline(() => deleteMemory(uid, id));
  const queryKey = memoriesKey(uid, childId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<ChildMemory[]>(queryKey, (lines) => lines?.filter((line) => line.id !== id));
}
