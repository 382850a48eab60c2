// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OfflineError, StoryNotFound } from '../device/errors.ts';
import { slowNetwork } from '../device/network/slow-network.ts';
import { handCopiesTo } from './cached-copies.ts';
import { queryClient } from './query-client.ts';
import { type ShowFirst, storedQuery } from './stored-query.ts';

const ANNA = 'uid-anna';
const KEY = ['private', ANNA, 'thing'];
const LOST = new TypeError('Failed to fetch');

const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

/** A device with or without a copy, and a server whose answer the test gives. */
function setUp({ copy, first = 'server' }: { copy?: string; first?: ShowFirst } = {}) {
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
  const device: { copy: string | undefined } = { copy };
  const stored = {
    get: async () => device.copy,
    async put(value: string) {
      device.copy = value;
    },
    async drop() {
      device.copy = undefined;
    },
  };
  let server = Promise.withResolvers<string>();
  const read = vi.fn(() => server.promise);
  const options = storedQuery({ uid: ANNA, queryKey: KEY, read, stored, first, staleTime: 0 });
  return {
    client,
    device,
    read,
    /** @returns what a screen gets, or the error. */
    fetch: () => client.fetchQuery(options).catch((error: unknown) => error),
    shown: () => client.getQueryData(KEY),
    answer: (value: string) => server.resolve(value),
    fail: (error: Error) => server.reject(error),
    newRequest() {
      server = Promise.withResolvers<string>();
    },
  };
}

/** Lets everything happen that needs no time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  online(true);
  slowNetwork.set(false);
  handCopiesTo(ANNA);
});
afterEach(() => {
  handCopiesTo(null);
});

describe('a stored query', () => {
  it('shows the server’s answer, and stores it', async () => {
    const { answer, device, fetch } = setUp({ copy: 'old' });
    answer('new');
    expect(await fetch()).toBe('new');
    expect(device.copy).toBe('new');
  });

  it('shows the copy without a request while offline, and asks the server if there is none', async () => {
    online(false);
    const here = setUp({ copy: 'old' });
    expect(await here.fetch()).toBe('old');
    expect(here.read).not.toHaveBeenCalled();
    const nothing = setUp();
    nothing.fail(LOST);
    expect(await nothing.fetch()).toBeInstanceOf(OfflineError);
    expect(nothing.read).toHaveBeenCalledOnce();
  });

  it.each([new StoryNotFound(), Object.assign(new Error('No'), { code: 'permission-denied' })])(
    'fails with a final error, and removes the copy: %s',
    async (error) => {
      const { device, fail, fetch, shown } = setUp({ copy: 'old' });
      fail(error);
      expect(await fetch()).toBe(error);
      expect(device.copy).toBeUndefined();
      expect(shown()).toBeUndefined();
    },
  );

  it('shows the copy after another error, and fails with it if there is none', async () => {
    const { device, fail, fetch } = setUp({ copy: 'old' });
    fail(LOST);
    expect(await fetch()).toBe('old');
    expect(device.copy).toBe('old');
    const nothing = setUp();
    nothing.fail(LOST);
    expect(await nothing.fetch()).toBe(LOST);
  });

  it.each<[ShowFirst, boolean, number]>([
    ['soon', false, 500],
    ['server', false, 4000],
    ['server', true, 500],
  ])('with “%s” (slow: %s) shows the copy after %i milliseconds, and then the late answer [fault 6]', async (first, slow, patience) => {
    const { answer, device, fetch, shown } = setUp({ copy: 'old', first });
    slowNetwork.set(slow);
    void fetch();
    await vi.advanceTimersByTimeAsync(patience - 1);
    expect(shown()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()).toBe('old');
    answer('new');
    await settle();
    expect(shown()).toBe('new');
    expect(device.copy).toBe('new');
  });

  it('takes back a copy that turns out to be gone [fault 6]', async () => {
    const { client, device, fail, fetch, shown } = setUp({ copy: 'old', first: 'soon' });
    void fetch();
    await vi.advanceTimersByTimeAsync(500);
    expect(shown()).toBe('old');
    fail(new StoryNotFound());
    await settle();
    expect(shown()).toBeUndefined();
    expect(client.getQueryState(KEY)).toMatchObject({ status: 'error', error: new StoryNotFound() });
    expect(device.copy).toBeUndefined();
  });

  it.each([
    ['the late answer', 'new'],
    ['that it is gone', undefined],
  ])('with “soon” goes on with what is in memory after 500 milliseconds, and then shows %s [fault 6]', async (_, late) => {
    const { answer, client, fail, fetch, shown } = setUp({ first: 'soon' });
    client.setQueryData(KEY, 'before');
    const fetched = fetch();
    await vi.advanceTimersByTimeAsync(500);
    expect(await fetched).toBe('before');
    if (late === undefined) fail(new StoryNotFound());
    else answer(late);
    await settle();
    expect(shown()).toBe(late);
  });

  it('shows the server’s answer in place of a copy that cannot be read [fault 8]', async () => {
    const { answer, device, fetch } = setUp({ copy: 'old' });
    Object.defineProperty(device, 'copy', {
      configurable: true,
      get() {
        throw new TypeError('Cannot read properties of undefined');
      },
      set: (value) => Object.defineProperty(device, 'copy', { value }),
    });
    answer('new');
    expect(await fetch()).toBe('new');
    expect(device.copy).toBe('new');
  });

  it('fails within twelve seconds if there is no copy, and still shows a late answer', async () => {
    const { answer, fetch, shown } = setUp();
    const fetched = fetch();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await fetched).toBeInstanceOf(OfflineError);
    answer('late');
    await settle();
    expect(shown()).toBe('late');
  });

  it('keeps what it shows if a refetch fails or takes long', async () => {
    const { answer, client, fail, fetch, newRequest, shown } = setUp({ copy: 'old' });
    answer('new');
    await fetch();
    newRequest();
    fail(LOST);
    expect(await fetch()).toBe('new');
    expect(client.getQueryState(KEY)?.error).toBeNull();
    newRequest();
    const again = fetch();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await again).toBe('new');
    answer('newest');
    await settle();
    expect(shown()).toBe('newest');
  });
});

describe('a query that shows its copy first', () => {
  it('shows it at once, and then the server’s answer', async () => {
    const { answer, fetch, shown } = setUp({ copy: 'old', first: 'copy' });
    void fetch();
    await settle();
    expect(shown()).toBe('old');
    answer('new');
    await settle();
    expect(shown()).toBe('new');
  });

  it('never shows it after a server that was faster than the storage', async () => {
    const { answer, fetch } = setUp({ copy: 'old', first: 'copy' });
    answer('new');
    expect(await fetch()).toBe('new');
  });

  it('keeps showing what turns out to be gone, but stores it no longer', async () => {
    const { device, fail, fetch, shown } = setUp({ copy: 'old', first: 'copy' });
    await Promise.all([fetch(), settle()]);
    fail(new StoryNotFound());
    await settle();
    expect(shown()).toBe('old');
    expect(device.copy).toBeUndefined();
  });
});

it.each<[string, (client: QueryClient) => void, unknown]>([
  ['the account has changed', () => handCopiesTo('uid-ben'), 'old'],
  ['no account is signed in', () => handCopiesTo(null), 'old'],
  ['the query was removed', (client) => client.clear(), undefined],
  ['the user has changed the data', (client) => client.setQueryData(KEY, 'changed'), 'changed'],
])('a late answer is neither shown nor stored if %s', async (_name, change, expected) => {
  const { answer, client, device, fetch, shown } = setUp({ copy: 'old', first: 'copy' });
  await Promise.all([fetch(), settle()]);
  change(client);
  answer('late');
  await settle();
  expect(shown()).toBe(expected);
  expect(device.copy).toBe('old');
});
