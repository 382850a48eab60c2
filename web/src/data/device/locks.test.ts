import { afterEach, expect, it, vi } from 'vitest';
import { browserLocks } from './locks.ts';

afterEach(() => vi.unstubAllGlobals());

it('uses Web Locks, which accept either a signal or no waiting', async () => {
  const locks = { request: vi.fn((_name: string, _options: LockOptions, work: (lock: object | null) => unknown) => work({})) };
  vi.stubGlobal('navigator', { locks });
  const { signal } = new AbortController();
  expect(await browserLocks.request('a', { ifAvailable: true, signal }, async (held) => held)).toBe(true);
  expect(locks.request).toHaveBeenLastCalledWith('a', { ifAvailable: true }, expect.any(Function));
  await browserLocks.request('a', { signal }, async () => undefined);
  expect(locks.request).toHaveBeenLastCalledWith('a', { signal }, expect.any(Function));
});

it('runs nothing where the browser has no Web Locks', async () => {
  vi.stubGlobal('navigator', {});
  const work = vi.fn();
  await expect(browserLocks.request('a', {}, work)).rejects.toThrow();
  expect(work).not.toHaveBeenCalled();
});
