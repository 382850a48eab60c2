/** Queries whose answers are stored on this device, for reading without a network (docs/offline.md). */
import type { QueryKey, QueryPersister, UseQueryOptions } from '@tanstack/react-query';
import { OfflineError, StoryAccessDenied, StoryNotFound } from '../device/errors.ts';
import { slowNetwork } from '../device/network/slow-network.ts';
import { TimeoutError, withTimeout } from '../device/with-timeout.ts';
import { ownerOfCopies, type Stored } from './cached-copies.ts';

export type { Stored } from './cached-copies.ts';

/** When a screen may show a copy: at once, soon, or only if the server does not answer. What the server answers later takes its place. */
export type ShowFirst = 'copy' | 'soon' | 'server';

/** Milliseconds for the server to answer before a copy is shown. */
const PATIENCE_MS: Readonly<Record<ShowFirst, number>> = { copy: 0, soon: 500, server: 4000 };
/** Milliseconds for the server to answer if there is nothing to show instead. */
const NOTHING_STORED_TIMEOUT_MS = 12_000;

interface StoredQuery<T> {
  /** The query is disabled while it is null. */
  uid: string | null;
  queryKey: QueryKey;
  /** Reads from the server; errors that are final (deleted, not this user's) remove the copy. */
  read: () => Promise<T>;
  stored: Stored<T>;
  first: ShowFirst;
  staleTime?: number;
}

/**
 * The options of a query for `useQuery` and `fetchQuery`. It fails with {@link OfflineError} if there is no copy and no network, or no answer
 * within {@link NOTHING_STORED_TIMEOUT_MS}; otherwise with the errors of `read`.
 */
export function storedQuery<T>({ uid, queryKey, read, stored, first, staleTime }: StoredQuery<T>): UseQueryOptions<T> {
  const persister = persisterOf(stored, first);
  return { queryKey, queryFn: read, persister, enabled: uid !== null, ...(staleTime === undefined ? {} : { staleTime }) };
}

/**
 * Stores what a query reads, and returns the copy while offline, after an error that is not final, and if the server does not answer in time.
 * The server's answer then follows as the query's data, and a final error too, except for `copy`. A refetch waits longer, except for `soon`, as
 * the screen shows something already.
 */
export function persisterOf<T>(stored: Stored<T>, first: ShowFirst): QueryPersister<T> {
  /** A copy that cannot be read counts as missing. */
  const read = (): Promise<T | undefined> => stored.get().catch(() => undefined);
  return async (queryFn, context, query) => {
    if (!navigator.onLine) {
      const copy = await read();
      if (copy !== undefined) return copy;
    }
    const owner = ownerOfCopies();
    const before = query.state.data as T | undefined;
    let shown = before;
    const cache = context.client.getQueryCache();
    // Whatever has changed or removed the data meanwhile is newer than the answer.
    const isCurrent = (): boolean => ownerOfCopies() === owner && cache.get(query.queryHash) === query && query.state.data === shown;
    const answer = Promise.resolve(queryFn(context));
    void answer.then(
      (value) => (isCurrent() ? stored.put(value) : undefined),
      (error: unknown) => (isFinal(error) ? stored.drop() : undefined),
    );
    const instead = before === undefined ? await read() : before;
    try {
      const patience = slowNetwork.get() ? Math.min(PATIENCE_MS[first], PATIENCE_MS.soon) : PATIENCE_MS[first];
      const isWaiting = instead === undefined || (before !== undefined && first !== 'soon');
      return await withTimeout(isWaiting ? NOTHING_STORED_TIMEOUT_MS : patience, () => answer);
    } catch (error) {
      if (isFinal(error)) throw error;
      if (error instanceof TimeoutError) {
        answer.then(
          (value) => isCurrent() && context.client.setQueryData(query.queryKey, value),
          (late: unknown) => {
            const counts = first !== 'copy' && isFinal(late) && isCurrent();
            if (counts) query.setState({ data: undefined, error: late as Error, status: 'error' });
          },
        );
      }
      if (instead === undefined) throw error instanceof TimeoutError || !navigator.onLine ? new OfflineError() : error;
      shown = instead;
      return instead;
    }
  };
}

/** Whether repeating the request would fail the same way. */
function isFinal(error: unknown): boolean {
  if (error instanceof StoryNotFound || error instanceof StoryAccessDenied) return true;
  return (error as { code?: unknown } | null)?.code === 'permission-denied';
}
