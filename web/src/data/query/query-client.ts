/** The app's one query client (specification section 7): unless it says otherwise, a query is a GET to the path in its key. */
import { onlineManager, QueryClient, type QueryFunction } from '@tanstack/react-query';
import type { CallFailed } from '../http/call.ts';
import { onSessionEnd } from '../session/session-events.ts';
import { PRIVATE } from './keys.ts';

/** Milliseconds until a GET without an answer fails. */
const GET_TIMEOUT_MS = 12_000;
/** Milliseconds; section 9 asks for 5 minutes. */
const CACHE_TIME_MS = 5 * 60 * 1000;

/**
 * The GET behind every query. Throws {@link CallFailed}.
 * @param on401 whether a 401 is an error (the default behavior) or the result `null`.
 */
export function getQueryFn<T>({ on401 }: { on401: 'throw' | 'returnNull' }): QueryFunction<T> {
  return async ({ queryKey, signal }) => {
    // Late, because home is prerendered with its list and asks for nothing at first.
    const { callApi } = await import('../http/page-http.ts');
    try {
      return await callApi<T>({ url: String(queryKey[0]), uid: null, timeoutMs: GET_TIMEOUT_MS, signal });
    } catch (error) {
      if (on401 === 'returnNull' && (error as Partial<CallFailed> | undefined)?.status === 401) return null as T;
      throw error;
    }
  };
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: getQueryFn({ on401: 'throw' }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: CACHE_TIME_MS,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      // Only failed queries run again when the network is back.
      refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
      // Queries run without a network too, because the service worker may have the response.
      networkMode: 'always',
    },
    // What they carry, such as a password, does not stay in memory.
    mutations: { retry: false, networkMode: 'always', gcTime: 0 },
  },
});

// The library assumes a network at the start, and would then miss the `online` event of a page that was opened without one.
onlineManager.setOnline(navigator.onLine !== false);

// Removes every user's data from the cache; public data stays.
onSessionEnd(() => {
  const filter = { queryKey: [PRIVATE] };
  void queryClient.cancelQueries(filter);
  queryClient.removeQueries(filter);
});
