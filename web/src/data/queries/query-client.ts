/** Shared query behaviour (specification section 7): a query is a GET to the path in its key. */
import { onlineManager, QueryClient, type QueryFunction, QueryObserver } from '@tanstack/react-query';
import { anySignal } from '../lib/any-signal.ts';
import { HttpError, UnreadableAnswer } from '../lib/errors.ts';
import { takeEarlyAnswer } from './early-answer.ts';
import { provideQueries } from './query-library.ts';

/** Section 9: cached data is kept for 5 minutes. */
const CACHE_TIME = 5 * 60 * 1000;

/** Milliseconds until a network that accepts and never answers counts as no answer. */
const TIME_LIMIT = 12_000;

/**
 * The GET behind every query. A not-OK answer is an {@link HttpError}; an OK one that is no JSON an {@link UnreadableAnswer}.
 * @param on401 whether a 401 is an error (the default behaviour) or the answer `null`.
 */
export function getQueryFn<T>({ on401 }: { on401: 'throw' | 'returnNull' }): QueryFunction<T> {
  return async ({ queryKey, signal }) => {
    const path = String(queryKey[0]);
    const response =
      (await takeEarlyAnswer(path)) ??
      (await fetch(path, {
        credentials: 'include',
        headers: { accept: 'application/json' },
        signal: anySignal(signal, AbortSignal.timeout(TIME_LIMIT)),
      }));
    if (response.status === 401 && on401 === 'returnNull') return null as T;
    if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
    try {
      return (await response.json()) as T;
    } catch {
      throw new UnreadableAnswer();
    }
  };
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: getQueryFn({ on401: 'throw' }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: CACHE_TIME,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      // What could not be had is asked for again once the network is back; what is there stays as it is.
      refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
      // A query that waits for the network would show “loading” for ever; the service worker may well have the answer.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Taken for online otherwise: to a page that was opened without a network, the network's coming would be no news.
onlineManager.setOnline(navigator.onLine !== false);

// Hears of the network from now on: it is one for the whole app, with no provider around it.
queryClient.mount();
provideQueries({ queryClient, observe: (query) => new QueryObserver(queryClient, query) });
