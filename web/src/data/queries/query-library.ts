/**
 * The query library as the rest knows it: it comes after the first screen (late-queries.ts), or with one that asks at once. It is
 * query-client.ts, which says itself that it has arrived.
 */
import type { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createStore, useStore } from '../lib/store.ts';
import { PRIVATE } from './keys.ts';

export interface LateQuery<T> {
  readonly queryKey: readonly unknown[];
  /** Without one, the GET behind every query. */
  readonly queryFn?: () => Promise<T>;
  /** Only an enabled query is asked. */
  readonly enabled?: boolean;
}

interface Library {
  readonly queryClient: QueryClient;
  observe<T>(query: LateQuery<T>): QueryObserver<T>;
}

const library = createStore<Library | null>(null);

/** What is known without having been asked for, until the library is there to keep it. By its key's text. */
const atHand = new Map<string, { queryKey: readonly unknown[]; data: unknown }>();

/** The library is here. */
export function provideQueries(arrived: Library): void {
  for (const { queryKey, data } of atHand.values()) arrived.queryClient.setQueryData(queryKey, data);
  atHand.clear();
  library.set(arrived);
}

/** Null until it is here. */
export function useQueryLibrary(): Library | null {
  return useStore(library);
}

/** The cache, where the library is here: without it nothing has been asked or kept yet. */
export function queriesSoFar(): QueryClient | undefined {
  return library.get()?.queryClient;
}

/** Gives a query its first data, which counts as new until somebody asks again. */
export function haveData<T>(queryKey: readonly unknown[], data: T): void {
  const queries = queriesSoFar();
  if (queries) queries.setQueryData(queryKey, data);
  else atHand.set(JSON.stringify(queryKey), { queryKey, data });
}

/** What {@link haveData} was given while there is no library. */
export function dataAtHand<T>(queryKey: readonly unknown[]): T | undefined {
  return atHand.get(JSON.stringify(queryKey))?.data as T | undefined;
}

/** Takes everything that belongs to a person out of the cache; what is public stays. */
export function forgetPrivateData(): void {
  const filter = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === PRIVATE };
  for (const [text, known] of atHand) if (filter.predicate(known)) atHand.delete(text);
  const queries = queriesSoFar();
  void queries?.cancelQueries(filter);
  queries?.removeQueries(filter);
}
