// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA } from '../../../testing/fixtures.ts';
import { renderHook } from '../../../testing/render-hook.ts';
import { encode, encodeFields, Timestamp } from '../firestore/values.ts';
import { OfflineError } from '../lib/errors.ts';
import { queryClient } from '../queries/query-client.ts';
import { removeMemory, useMemories } from './child-memories.ts';

const UID = ANNA.firebaseUid;
vi.mock('../firebase/auth.ts', () => ({ idTokenOf: async (uid: string) => `token of ${uid}` }));
vi.mock('../session/session.ts', () => ({ useUid: () => UID, requireUid: () => UID }));

const ROOT = 'projects/demo-tuckaway/databases/(default)/documents';
const NAMES = ['story-0', 'story-1', 'later'];
const line = (kind: string, text: string, minute: number) => ({ kind, text, childId: '3', createdAt: new Timestamp(minute * 60_000) });
const LINES = [line('friend', 'Crumb the fox', 1), line('place', 'the lighthouse', 1), line('song', 'La', 3)];
const CRUMB = { id: 'story-0', kind: 'friend', text: 'Crumb the fox' };
const LIGHTHOUSE = { id: 'story-1', kind: 'place', text: 'the lighthouse' };
const NEWEST = { id: 'newest', kind: 'promise', text: 'to bring the oar' };

const requests: { path: string; body: Record<string, unknown> }[] = [];
let rows: object[] = [];
let status = 200;
const rowOf = (id: string, fields: ReturnType<typeof line>) => ({
  document: { name: `${ROOT}/users/${UID}/memories/${id}`, fields: encodeFields(fields) },
  readTime: '2026-11-21T20:15:00.000Z',
});

beforeEach(() => {
  queryClient.clear();
  requests.length = 0;
  status = 200;
  rows = [...LINES.map((fields, index) => rowOf(NAMES[index] ?? '', fields)), rowOf('newest', line('promise', 'to bring the oar', 2))];
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    requests.push({ path: url.slice(url.indexOf('/v1/') + 4), body: JSON.parse(body) });
    return status === 200 ? Response.json(url.endsWith(':commit') ? {} : rows) : Response.json({ error: { code: status } }, { status });
  });
});

const shown = (childId = '3') => renderHook(() => useMemories(childId)).result;

describe('what the stories of a child remember', () => {
  it('is read for that child alone, newest first, without what a later version stored', async () => {
    const memories = shown();
    expect(memories.current).toMatchObject({ lines: undefined, trouble: null });
    await waitFor(() => expect(memories.current.lines).toEqual([NEWEST, CRUMB, LIGHTHOUSE]));
    const where = { fieldFilter: { field: { fieldPath: 'childId' }, op: 'EQUAL', value: encode('3') } };
    expect(requests).toEqual([
      {
        path: `${ROOT}/users/${UID}:runQuery`,
        body: { structuredQuery: { from: [{ collectionId: 'memories' }], where, limit: 12 } },
      },
    ]);
  });

  it('is read again when it is opened again', async () => {
    const before = shown();
    await waitFor(() => expect(before.current.lines).toHaveLength(3));
    rows = rows.slice(0, 1);
    const later = shown();
    await waitFor(() => expect(later.current.lines).toEqual([CRUMB]));
  });

  it('loses a deleted line on the server and on the screen', async () => {
    const memories = shown();
    await waitFor(() => expect(memories.current.lines).toHaveLength(3));
    await removeMemory('3', 'story-0');
    expect(requests.at(-1)).toEqual({
      path: `${ROOT}:commit`,
      body: { writes: [{ delete: `${ROOT}/users/${UID}/memories/story-0` }] },
    });
    await waitFor(() => expect(memories.current.lines).toEqual([NEWEST, LIGHTHOUSE]));
  });

  it('needs a network, and is read as soon as there is one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onlineManager.setOnline(false);
    queryClient.mount();
    try {
      const memories = shown();
      await waitFor(() => expect(memories.current.trouble).toBe('offline'));
      await expect(removeMemory('3', 'story-0')).rejects.toBeInstanceOf(OfflineError);
      expect(requests).toEqual([]);
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
      onlineManager.setOnline(true);
      await waitFor(() => expect(memories.current).toMatchObject({ lines: [NEWEST, CRUMB, LIGHTHOUSE], trouble: null }));
    } finally {
      onlineManager.setOnline(true);
      queryClient.unmount();
    }
  });

  it('can be requested again after a failure, and keeps a line that could not be deleted', async () => {
    status = 500;
    const memories = shown();
    await waitFor(() => expect(memories.current.trouble).toBe('failed'));
    status = 200;
    memories.current.retry();
    await waitFor(() => expect(memories.current).toMatchObject({ lines: [NEWEST, CRUMB, LIGHTHOUSE], trouble: null }));
    status = 403;
    await expect(removeMemory('3', 'story-0')).rejects.toThrow('The Firestore request failed');
    expect(memories.current.lines).toHaveLength(3);
  });
});
