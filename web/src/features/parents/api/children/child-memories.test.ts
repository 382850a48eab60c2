// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { denial, type FakeFirestore, fakeFirestore, firestoreError, ROOT } from '../../../../../testing/fake-firestore.ts';
import { ANNA } from '../../../../../testing/fixtures.ts';
import { renderHook } from '../../../../../testing/render-hook.ts';
import { OfflineError } from '../../../../data/device/errors.ts';
import { encode, encodeFields, Timestamp } from '../../../../data/firestore/values.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { removeMemory, useMemories } from './child-memories.ts';

const UID = ANNA.firebaseUid;
vi.mock('../../../../data/session/sign-in/auth.ts', () => ({ idTokenOf: async (uid: string) => `token of ${uid}` }));
vi.mock('../../../../data/session/session.ts', () => ({ useUid: () => UID, requireUid: () => UID }));

const line = (kind: string, text: string, minute: number) => ({ kind, text, childId: '3', createdAt: new Timestamp(minute * 60_000) });
const at = (id: string) => `${ROOT}/users/${UID}/memories/${id}`;
const CRUMB = { id: 'story-0', kind: 'friend', text: 'Crumb the fox' };
const LIGHTHOUSE = { id: 'story-1', kind: 'place', text: 'the lighthouse' };
const NEWEST = { id: 'newest', kind: 'promise', text: 'to bring the oar' };

let database: FakeFirestore;

beforeEach(() => {
  queryClient.clear();
  database = fakeFirestore();
  database.documents
    .set(at('story-0'), encodeFields(line('friend', 'Crumb the fox', 1)))
    .set(at('story-1'), encodeFields(line('place', 'the lighthouse', 1)))
    .set(at('later'), encodeFields(line('song', 'La', 3)))
    .set(at('newest'), encodeFields(line('promise', 'to bring the oar', 2)));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

const shown = (childId = '3') => renderHook(() => useMemories(childId)).result;

describe('what the stories of a child remember', () => {
  it('is read for that child alone, newest first, without what a later version stored', async () => {
    const memories = shown();
    expect(memories.current).toMatchObject({ lines: undefined, trouble: null });
    await waitFor(() => expect(memories.current.lines).toEqual([NEWEST, CRUMB, LIGHTHOUSE]));
    const where = { fieldFilter: { field: { fieldPath: 'childId' }, op: 'EQUAL', value: encode('3') } };
    expect(database.requests[0]?.body.structuredQuery).toEqual({ from: [{ collectionId: 'memories' }], where, limit: 12 });
  });

  it('loses a deleted line on the server and on the screen', async () => {
    const memories = shown();
    await waitFor(() => expect(memories.current.lines).toHaveLength(3));
    await removeMemory('3', 'story-0');
    expect(database.documents.has(at('story-0'))).toBe(false);
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
      expect(database.requests).toEqual([]);
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
      onlineManager.setOnline(true);
      await waitFor(() => expect(memories.current).toMatchObject({ lines: [NEWEST, CRUMB, LIGHTHOUSE], trouble: null }));
    } finally {
      onlineManager.setOnline(true);
      queryClient.unmount();
    }
  });

  it('can be requested again after a failure, and keeps a line that could not be deleted', async () => {
    database.intercept = () => firestoreError(500, 'INTERNAL');
    const memories = shown();
    await waitFor(() => expect(memories.current.trouble).toBe('failed'));
    database.intercept = () => undefined;
    memories.current.retry();
    await waitFor(() => expect(memories.current).toMatchObject({ lines: [NEWEST, CRUMB, LIGHTHOUSE], trouble: null }));
    database.intercept = denial;
    await expect(removeMemory('3', 'story-0')).rejects.toThrow('The Firestore request failed');
    expect(memories.current.lines).toHaveLength(3);
  });
});
