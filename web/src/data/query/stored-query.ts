/** Queries whose answers are stored on this device, for reading without a network (docs/offline.md). */
import type { QueryKey, QueryPersister, UseQueryOptions } from '@tanstack/react-query';
import { OfflineError, StoryAccessDenied, StoryNotFound } from '../device/errors.ts';
import { TimeoutError, withTimeout } from '../device/with-timeout.ts';
import { ownerOfCopies, type Stored } from './cached-copies.ts';

export type { Stored } from './cached-copies.ts';

/** What a screen may show before the server has answered. */
export type ShowFirst = 'copy' | 'server';

/** Milliseconds for the server to answer before a copy is shown. */
const SERVER_TIMEOUT_MS = 4000;
/** The same for {@link SLOW_PERIOD_MS} after a timeout, so that a screen does not wait for each of its parts. */
const SLOW_SERVER_TIMEOUT_MS = 600;
const SLOW_PERIOD_MS = 30_000;
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
 * Stores what a query reads, and returns the copy while offline, after an error that is not final, and if the server does not answer in time,
 * or at once for `copy`. The server's answer then follows as the query's data. A refetch waits longer, as the screen shows something already.
 */
export function persisterOf<T>(stored: Stored<T>, first: ShowFirst): QueryPersister<T> {
  return async (queryFn, context, query) => {
    if (!navigator.onLine) {
      const copy = await stored.get();
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
    const instead = before === undefined ? await stored.get() : before;
    try {
      if (before !== undefined || instead === undefined) return await withTimeout(NOTHING_STORED_TIMEOUT_MS, () => answer);
      return first === 'copy' ? await withTimeout(0, () => answer) : await withinPatience(answer);
    } catch (error) {
      if (isFinal(error)) throw error;
      if (error instanceof TimeoutError) {
        answer.then(
          (value) => isCurrent() && context.client.setQueryData(query.queryKey, value),
          () => undefined,
        );
      }
      if (instead === undefined) throw error instanceof TimeoutError || !navigator.onLine ? new OfflineError() : error;
      shown = instead;
      return instead;
    }
  };
}

let lastTimeout = Number.NEGATIVE_INFINITY;

/** Rejects with {@link TimeoutError} if there is no answer in the time that a screen waits before it shows a copy. */
async function withinPatience<T>(answer: Promise<T>): Promise<T> {
  const isSlow = Date.now() - lastTimeout < SLOW_PERIOD_MS;
  try {
    const value = await withTimeout(isSlow ? SLOW_SERVER_TIMEOUT_MS : SERVER_TIMEOUT_MS, () => answer);
    lastTimeout = Number.NEGATIVE_INFINITY;
    return value;
  } catch (error) {
    if (error instanceof TimeoutError) lastTimeout = Date.now();
    throw error;
  }
}

/** Whether repeating the request would fail the same way. */
function isFinal(error: unknown): boolean {
  if (error instanceof StoryNotFound || error instanceof StoryAccessDenied) return true;
  return (error as { code?: unknown } | null)?.code === 'permission-denied';
}
