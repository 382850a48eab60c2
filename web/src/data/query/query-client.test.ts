import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallFailed } from '../http/call.ts';
import { getQueryFn, queryClient } from './query-client.ts';

const KEY = ['/api/stories/featured'];

function answer(body: string, init: ResponseInit = {}) {
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));
}

function fetchQuery(on401?: 'returnNull') {
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
  return client.fetchQuery({ queryKey: KEY, ...(on401 ? { queryFn: getQueryFn({ on401 }) } : {}) });
}

afterEach(() => queryClient.clear());

describe('a query', () => {
  it('is a GET to the path in its key, with credentials [spec 7.9]', async () => {
    const fetching = answer('[]');
    await expect(fetchQuery()).resolves.toEqual([]);
    expect(fetching).toHaveBeenCalledExactlyOnceWith('/api/stories/featured', expect.objectContaining({ credentials: 'include' }));
    expect(fetching.mock.calls[0]?.[1]?.method).toBeUndefined();
  });

  it('fails with status, colon and body, or the status text, and is not tried again [spec 8.1]', async () => {
    const fetching = answer('{"message":"No"}', { status: 404 });
    const error = await fetchQuery().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CallFailed);
    expect(error).toMatchObject({ status: 404, message: '404: {"message":"No"}' });
    expect(fetching).toHaveBeenCalledTimes(1);
    answer('', { status: 503, statusText: 'Service Unavailable' });
    await expect(fetchQuery()).rejects.toThrow(/^503: Service Unavailable$/);
  });

  it('throws at a 401, or returns null where that is requested [spec 7.10]', async () => {
    answer('who?', { status: 401 });
    await expect(fetchQuery()).rejects.toThrow('401: who?');
    answer('who?', { status: 401 });
    await expect(fetchQuery('returnNull')).resolves.toBeNull();
  });

  it('never becomes stale, is kept five minutes, and is not fetched again on focus [spec 8.1, 9.10]', () => {
    expect(queryClient.getDefaultOptions().queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 300_000,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    });
    expect(queryClient.getDefaultOptions().mutations).toMatchObject({ retry: false });
  });
});

it('coming online fetches failed queries again, and no others', async () => {
  queryClient.mount();
  onlineManager.setOnline(false);
  const failing = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('there');
  const fine = vi.fn(async () => 'fine');
  const observers = [failing, fine].map((queryFn, index) => new QueryObserver(queryClient, { queryKey: ['reconnect', index], queryFn }));
  const leave = observers.map((observer) => observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(observers.map((observer) => observer.getCurrentResult().status)).toEqual(['error', 'success']));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observers[0]?.getCurrentResult().data).toBe('there'));
  expect(fine).toHaveBeenCalledTimes(1);
  for (const stop of leave) stop();
  queryClient.unmount();
});
