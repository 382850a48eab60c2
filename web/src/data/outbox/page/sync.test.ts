import { expect, it, vi } from 'vitest';
import { connectSyncEngine, entriesKnown, type SyncEngine, startSync, syncNow } from './sync.ts';

it('goes on without the engine where its code cannot be loaded', async () => {
  connectSyncEngine(() => Promise.reject(new Error('no network')));
  await expect(startSync()).resolves.toBeUndefined();
  await expect(entriesKnown()).resolves.toBeUndefined();
  await expect(syncNow()).rejects.toThrow('no network');
});

it('reads the entries again before screens show their effect', async () => {
  const refresh = vi.fn(async () => undefined);
  connectSyncEngine(async () => ({ refresh }) as unknown as SyncEngine);
  await entriesKnown();
  expect(refresh).toHaveBeenCalledTimes(1);
});
