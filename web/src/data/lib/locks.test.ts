import { expect, it, vi } from 'vitest';
import { browserLocks } from './locks.ts';

/** Locks of a page without Web Locks. */
const locks = () => browserLocks(undefined);

it('lets one work at a time, in the order of asking', async () => {
  const { request } = locks();
  const events: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = request('a', {}, async () => {
    events.push('one');
    await first.promise;
    events.push('one ends');
  });
  const two = request('a', {}, async () => void events.push('two'));
  const three = request('a', {}, async () => void events.push('three'));
  const other = request('b', {}, async () => void events.push('other'));
  await other;
  expect(events).toEqual(['one', 'other']);
  first.resolve();
  await Promise.all([one, two, three]);
  expect(events).toEqual(['one', 'other', 'one ends', 'two', 'three']);
});

it('does not wait where only an idle lock is wanted', async () => {
  const { request } = locks();
  const first = Promise.withResolvers<void>();
  const one = request('a', {}, () => first.promise);
  expect(await request('a', { ifAvailable: true }, async (held) => held)).toBe(false);
  first.resolve();
  await one;
  await vi.waitFor(async () => expect(await request('a', { ifAvailable: true }, async (held) => held)).toBe(true));
});

it('stops waiting when told to, and those behind get their turn', async () => {
  const { request } = locks();
  const first = Promise.withResolvers<void>();
  const one = request('a', {}, () => first.promise);
  const impatient = new AbortController();
  const two = request('a', { signal: impatient.signal }, async () => 'two');
  const three = request('a', {}, async () => 'three');
  impatient.abort(new Error('enough'));
  await expect(two).rejects.toThrow('enough');
  first.resolve();
  await one;
  await expect(three).resolves.toBe('three');
});

it('goes on after work that failed', async () => {
  const { request } = locks();
  await expect(request('a', {}, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(request('a', {}, async () => 'next')).resolves.toBe('next');
});

it('uses the browser’s own locks where there are any, which know either a signal or no waiting', async () => {
  const manager = { request: vi.fn((_name: string, _options: LockOptions, work: (lock: object | null) => unknown) => work({})) };
  const { request } = browserLocks(manager as never);
  const { signal } = new AbortController();
  expect(await request('a', { ifAvailable: true, signal }, async (held) => held)).toBe(true);
  expect(manager.request).toHaveBeenLastCalledWith('a', { ifAvailable: true }, expect.any(Function));
  await request('a', { signal }, async () => undefined);
  expect(manager.request).toHaveBeenLastCalledWith('a', { signal }, expect.any(Function));
});
