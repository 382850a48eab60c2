// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import type { ReadingProgress } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from '../../../testing/render-hook.ts';
import type { ProgressEntry } from '../outbox/entry.ts';
import { queryClient } from '../queries/query-client.ts';
import { openSession } from '../session/session.ts';
import { showEntries } from '../sync/sync-state.ts';
import type { Begun } from './cached-progress.ts';
import { saveProgress, useReadingProgress } from './progress.ts';

const sendEntry = vi.hoisted(() => vi.fn());
const readProgress = vi.hoisted(() => vi.fn<() => Promise<ReadingProgress | null>>());
const keepBegun = vi.hoisted(() => vi.fn(async (_uid: string, _begun: Begun) => undefined));
vi.mock('./cached-progress.ts', async (original) => ({ ...(await original<object>()), keepBegun }));
vi.mock('../sync/sync.ts', () => ({ sendEntry, entriesKnown: async () => undefined }));
vi.mock('./progress-documents.ts', () => ({ readProgress }));
vi.mock('../session/profile.ts', () => ({ readOrCreateProfile: () => Promise.reject(new Error('none')) }));

const ANNA = { uid: 'uid-anna', email: 'anna@example.com', displayName: 'Anna' };
const READ: ReadingProgress = { page: 3, pageCount: 7, finished: false, updatedAt: 1 };

beforeEach(() => {
  queryClient.clear();
  showEntries([], { quietly: true });
  sendEntry.mockReset().mockResolvedValue({ kind: 'delivered', stored: true });
  readProgress.mockReset().mockResolvedValue(READ);
  openSession(null);
});

function progressOf(storyId: string) {
  return renderHook(() => useReadingProgress(storyId)).result;
}

it('goes through the outbox as an entry of the person [spec 3.13, 3.14, 3.15, 3.16, 3.17]', async () => {
  openSession(ANNA);
  await saveProgress('7', { page: 4, pageCount: 7 });
  const [entry] = sendEntry.mock.calls[0] as [ProgressEntry];
  expect(entry).toMatchObject({ type: 'progress', action: 'update', storyId: '7', userId: 'uid-anna', retryCount: 0 });
  expect(entry.data).toEqual({ page: 4, pageCount: 7, finished: false, updatedAt: entry.timestamp });
});

it('is noted on the device for home, the moment a page is turned and when the server tells of another device', async () => {
  openSession(ANNA);
  await saveProgress('7', { page: 4, pageCount: 7 });
  await waitFor(() => expect(keepBegun).toHaveBeenCalledWith('uid-anna', expect.objectContaining({ storyId: '7', page: 4 })));
  progressOf('8');
  await waitFor(() => expect(keepBegun).toHaveBeenCalledWith('uid-anna', { ...READ, storyId: '8' }));
});

it('is finished at the last page', async () => {
  openSession(ANNA);
  await saveProgress('7', { page: 7, pageCount: 7 });
  expect(sendEntry).toHaveBeenCalledWith(expect.objectContaining({ data: expect.objectContaining({ finished: true }) }));
});

it('needs somebody who is signed in [spec 5.7]', async () => {
  await expect(saveProgress('7', { page: 2, pageCount: 7 })).rejects.toThrow('User not authenticated');
  expect(progressOf('7').current).toBeNull();
  expect(readProgress).not.toHaveBeenCalled();
});

it('is the server’s, with what waits laid over it', async () => {
  openSession(ANNA);
  const result = progressOf('7');
  await waitFor(() => expect(result.current).toEqual(READ));
  const data = { ...READ, page: 5 };
  const waiting = {
    id: '2-x',
    timestamp: 2,
    retryCount: 0,
    userId: 'uid-anna',
    type: 'progress',
    action: 'update',
    storyId: '7',
    data,
  } as const;
  act(() => showEntries([waiting]));
  expect(result.current).toEqual(data);
});
