/** Queries for what has to be alive before the query library is there: home, which brings its list along, and a story (docs/performance.md). */
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createStore, useStore } from '../lib/store.ts';
import { dataAtHand, type LateQuery, useQueryLibrary } from './query-library.ts';

/** As much of what `useQuery` answers as is used. */
export interface LateAnswer<T> {
  readonly data: T | undefined;
  /** There is no data yet, and it may still come. */
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** Null where nothing went wrong. */
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Why the last attempt to fetch the library failed. */
const missing = createStore<Error | null>(null);

/** Fetches the library. Never rejects: without it there is nothing to answer with. */
export async function loadQueries(): Promise<QueryClient | undefined> {
  try {
    const { queryClient } = await import('./query-client.ts');
    missing.set(null);
    return queryClient;
  } catch (error) {
    missing.set(error as Error);
    return undefined;
  }
}

/**
 * `useQuery` that begins with what is at hand and goes on when the library is there; where nothing is at hand, it has the library fetched.
 * @param query the same object as long as it is the same query.
 */
export function useLateQuery<T>(query: LateQuery<T>): LateAnswer<T> {
  const library = useQueryLibrary();
  const error = useStore(missing);
  const data = dataAtHand<T>(query.queryKey);
  const wanted = library === null && data === undefined && query.enabled !== false;
  const observer = useMemo(() => library?.observe(query), [library, query]);
  const current = () => observer?.getCurrentResult();
  const answer = useSyncExternalStore(observer?.subscribe ?? neverChanges, current, current);

  useEffect(() => {
    if (wanted) void loadQueries();
  }, [wanted]);

  return answer ?? { data, isPending: data === undefined && !error, isFetching: wanted && !error, error, refetch: loadQueries };
}

function neverChanges(): () => void {
  return () => undefined;
}
