// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import type { ReadingProgress } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { progressEntry } from '../../../../../testing/entries.ts';
import { renderHook } from '../../../../../testing/render-hook.ts';
import { Timestamp } from '../../../../data/firestore/values.ts';
import type { ProgressEntry } from '../../../../data/outbox/entry.ts';
import { showEntries } from '../../../../data/outbox/page/sync-state.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { openSession } from '../../../../data/session/session.ts';
import { saveProgress, useReadingProgress } from './progress.ts';
import type { BegunStory } from './recently-read.ts';

const sendEntry = vi.hoisted(() => vi.fn());
const read = vi.hoisted(() => vi.fn<(...path: string[]) => Promise<object | null>>());
const rememberPlace = vi.hoisted(() => vi.fn(async (_uid: string, _place: BegunStory) => undefined));
vi.mock('./recently-read.ts', () => ({ rememberPlace }));
vi.mock('../../../../data/outbox/page/sync.ts', () => ({ sendEntry, entriesKnown: async () => undefined }));
vi.mock('../../../../data/firestore/read-client.ts', () => ({ readClient: { get: read } }));

const ANNA = { uid: 'uid-anna', email: 'anna@example.com', displayName: 'Anna' };
const READ: ReadingProgress = { page: 3, pageCount: 7, finished: false, updatedAt: 1 };
/** As Firestore answers it. */
const STORED = { ...READ, updatedAt: new Timestamp(READ.updatedAt) };

beforeEach(() => {
  queryClient.clear();
  showEntries([], { quietly: true });
  sendEntry.mockReset().mockResolvedValue({ kind: 'delivered', stored: true });
  read.mockReset().mockResolvedValue(STORED);
  openSession(null);
});

function progressOf(storyId: string) {
  return renderHook(() => useReadingProgress(storyId)).result;
}

it('sends progress through the outbox as an entry of the user [spec 3.13, 3.14, 3.15, 3.16, 3.17]', async () => {
  openSession(ANNA);
  await saveProgress('7', { page: 4, pageCount: 7 });
  const [entry] = sendEntry.mock.calls[0] as [ProgressEntry];
  expect(entry).toMatchObject({ type: 'progress', action: 'update', storyId: '7', userId: 'uid-anna', retryCount: 0 });
  expect(entry.data).toEqual({ page: 4, pageCount: 7, finished: false, updatedAt: entry.timestamp });
  await saveProgress('7', { page: 7, pageCount: 7 });
  expect(sendEntry.mock.lastCall?.[0].data).toMatchObject({ page: 7, finished: true });
});

it('remembers the place on the device when a page is turned and when the server reports another device', async () => {
  openSession(ANNA);
  await saveProgress('7', { page: 4, pageCount: 7 });
  await waitFor(() => expect(rememberPlace).toHaveBeenCalledWith('uid-anna', expect.objectContaining({ storyId: '7', page: 4 })));
  progressOf('8');
  await waitFor(() => expect(rememberPlace).toHaveBeenCalledWith('uid-anna', { ...READ, storyId: '8' }));
});

it('knows the place offline although only the worker has delivered it', async () => {
  openSession(ANNA);
  await saveProgress('9', { page: 4, pageCount: 7 });
  read.mockRejectedValue(new TypeError('Failed to fetch'));
  const result = progressOf('9');
  await waitFor(() => expect(result.current).toMatchObject({ page: 4 }));
});

it('requires a signed-in user [spec 5.7]', async () => {
  await expect(saveProgress('7', { page: 2, pageCount: 7 })).rejects.toThrow('User not authenticated');
  expect(progressOf('7').current).toBeNull();
  expect(read).not.toHaveBeenCalled();
});

it('shows a waiting entry over the server’s progress', async () => {
  openSession(ANNA);
  const result = progressOf('7');
  await waitFor(() => expect(result.current).toEqual(READ));
  const waiting = progressEntry({ storyId: '7' });
  act(() => showEntries([waiting]));
  expect(result.current).toEqual(waiting.data);
});
