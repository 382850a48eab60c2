// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import type { ReadingProgress } from '@tuckaway/domain';
import { beforeEach, expect, it } from 'vitest';
import { progressEntry } from '../../../../../testing/entries.ts';
import { type FakeBackend, fakeBackend, signIn } from '../../../../../testing/fake-backend.ts';
import { ANNA } from '../../../../../testing/fixtures.ts';
import { renderHook } from '../../../../../testing/render-hook.ts';
import { Timestamp } from '../../../../data/firestore/values.ts';
import type { ProgressEntry } from '../../../../data/outbox/entry.ts';
import { showEntries } from '../../../../data/outbox/page/sync-state.ts';
import { saveProgress, useReadingProgress } from './progress.ts';
import { type BegunStory, begunOf, recentlyRead } from './recently-read.ts';

const UID = ANNA.firebaseUid;
const READ: ReadingProgress = { page: 3, pageCount: 7, finished: false, updatedAt: 1 };
let backend: FakeBackend;

beforeEach(async () => {
  backend = await fakeBackend();
  for (const storyId of ['7', '8'])
    backend.store(`users/${UID}/progress/${storyId}`, { ...READ, updatedAt: new Timestamp(READ.updatedAt) });
});

const progressOf = (storyId: string) => renderHook(() => useReadingProgress(storyId)).result;

it('sends progress through the outbox as an entry of the user [spec 3.13, 3.14, 3.15, 3.16, 3.17]', async () => {
  signIn();
  await saveProgress('7', { page: 4, pageCount: 7 });
  await saveProgress('7', { page: 7, pageCount: 7 });
  const [[entry], [last]] = backend.engine.send.mock.calls as [[ProgressEntry], [ProgressEntry]];
  expect(entry).toMatchObject({ type: 'progress', action: 'update', storyId: '7', userId: UID, retryCount: 0 });
  expect(entry.data).toEqual({ page: 4, pageCount: 7, finished: false, updatedAt: entry.timestamp });
  expect(last.data).toMatchObject({ page: 7, finished: true });
});

it('remembers the place on the device when a page is turned and when the server reports another device', async () => {
  signIn();
  await saveProgress('7', { page: 4, pageCount: 7 });
  progressOf('8');
  await waitFor(async () =>
    expect(await recentlyRead(UID)).toEqual([expect.objectContaining({ storyId: '7', page: 4 }), { ...READ, storyId: '8' }]),
  );
});

it('knows the place offline although only the worker has delivered it', async () => {
  signIn();
  await saveProgress('9', { page: 4, pageCount: 7 });
  backend.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
  const result = progressOf('9');
  await waitFor(() => expect(result.current).toMatchObject({ page: 4 }));
});

it('requires a signed-in user [spec 5.7]', async () => {
  await expect(saveProgress('7', { page: 2, pageCount: 7 })).rejects.toThrow('User not authenticated');
  expect(progressOf('7').current).toBeNull();
  expect(backend.requests).toEqual([]);
});

it('shows a waiting entry over the server’s progress', async () => {
  signIn();
  const result = progressOf('7');
  await waitFor(() => expect(result.current).toEqual(READ));
  const waiting = progressEntry({ storyId: '7' });
  act(() => showEntries([waiting]));
  expect(result.current).toEqual(waiting.data);
});

it('lists begun stories, curated and own, latest first, without finished ones and ones left at page 1', () => {
  const at = (storyId: string, updatedAt: number, more: Partial<BegunStory> = {}) => ({ ...READ, storyId, updatedAt, ...more });
  const read = [
    at('3', 1),
    at('4', 5),
    at('5', 4, { finished: true }),
    at('6', 3, { page: 1 }),
    at('3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10', 9),
  ];
  expect(begunOf(read).map(({ storyId }) => storyId)).toEqual(['3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10', '4', '3']);
});
