import { afterEach, expect, test, vi } from 'vitest';
import type { DeletionPorts } from '../../account/delete-account.ts';
import { deleteAccount } from './account-delete.ts';

const log = vi.hoisted(() => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() }));
vi.mock('firebase-functions/logger', () => log);

afterEach(() => {
  vi.clearAllMocks();
});

const done = async () => undefined;
const PORTS: DeletionPorts = {
  ...{ enqueue: done, mark: done, readMark: async () => null, lockSignIn: done, removeSignIn: done, finish: done },
  ...{ isHeld: async () => false, removeDevices: done, extendMark: done, now: Date.now, settleMs: 1000 },
  removeDocuments: async () => 7,
};

test('an account is deleted, and the log contains no id', async () => {
  expect(await deleteAccount('user-1', PORTS)).toBe('now');
  expect(log.info.mock.calls).toEqual([['account deleted', { deleted: 'now', removed: 7, ms: expect.any(Number) }]]);
});

test('a failure after the mark is left to the queue, the answer says “soon”, and the log has no text', async () => {
  const error = Object.assign(new Error('Mia’s story cannot be deleted'), { code: 14 });
  expect(await deleteAccount('user-1', { ...PORTS, removeDocuments: () => Promise.reject(error) })).toBe('soon');
  expect(log.warn.mock.calls).toEqual([['account deletion goes on later', { code: '14' }]]);
});

test('the caller waits at most half a minute', async () => {
  vi.useFakeTimers();
  const answer = deleteAccount('user-1', { ...PORTS, removeDocuments: () => new Promise(() => undefined) });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(await answer).toBe('soon');
});
