// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const KEY = ['/api/stories/featured'] as const;
const QUERY = { queryKey: KEY };
const IDLE = { ...QUERY, enabled: false };

async function freshPage() {
  vi.resetModules();
  const late = await import('./late-queries.ts');
  const library = await import('./query-library.ts');
  return { ...late, ...library };
}

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(['from the server'])),
  );
});
it('begins with what is at hand, without the library, and goes on with it as soon as it is there', async () => {
  const { haveData, useLateQuery, loadQueries, queriesSoFar } = await freshPage();
  haveData(KEY, ['from the page']);
  const { result } = renderHook(() => useLateQuery<string[]>(QUERY));
  expect(result.current).toMatchObject({ data: ['from the page'], isPending: false, isFetching: false });
  expect(queriesSoFar()).toBeUndefined();
  await act(async () => void (await loadQueries()));
  expect(result.current.data).toEqual(['from the page']);
  expect(fetch).not.toHaveBeenCalled();
  await act(async () => void (await queriesSoFar()?.invalidateQueries({ queryKey: KEY })));
  await waitFor(() => expect(result.current.data).toEqual(['from the server']));
});

it('has the library fetched where nothing is at hand, and asks', async () => {
  const { useLateQuery } = await freshPage();
  const { result } = renderHook(() => useLateQuery<string[]>(QUERY));
  expect(result.current).toMatchObject({ data: undefined, isPending: true, isFetching: true });
  await waitFor(() => expect(result.current.data).toEqual(['from the server']));
  expect(result.current.isPending).toBe(false);
});

it('fetches nothing for a query that is not to be asked', async () => {
  const { useLateQuery, queriesSoFar, loadQueries } = await freshPage();
  const { result } = renderHook(() => useLateQuery<string[]>(IDLE));
  expect(queriesSoFar()).toBeUndefined();
  await act(async () => void (await loadQueries()));
  expect(result.current.data).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

it('says so where the library cannot be had, and tries again when it is asked to', async () => {
  vi.doMock('./query-client.ts', () => {
    throw new Error('no such file');
  });
  const { useLateQuery } = await freshPage();
  const { result } = renderHook(() => useLateQuery<string[]>(QUERY));
  await waitFor(() =>
    expect(result.current).toMatchObject({ data: undefined, isPending: false, isFetching: false, error: expect.any(Error) }),
  );
  vi.doUnmock('./query-client.ts');
  await act(async () => void (await result.current.refetch()));
  await waitFor(() => expect(result.current.data).toEqual(['from the server']));
});
