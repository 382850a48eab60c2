// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import type { Child } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, setOnline, signIn } from '../../../../../testing/fake-backend.ts';
import { ROOT } from '../../../../../testing/fake-firestore.ts';
import { ANNA, FOX_STORY } from '../../../../../testing/fixtures.ts';
import { renderHook } from '../../../../../testing/render-hook.ts';
import { copyOf } from '../../../../data/query/cached-copies.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { openSession } from '../../../../data/session/session.ts';
import { childrenKey, choiceKey } from '../keys.ts';
import { NoRoomError, saveChild, useChildren } from './children.ts';
import { ASK_AGAIN_MS } from './children-query.ts';
import { currentLooks, useLooks } from './looks.ts';

const UID = ANNA.firebaseUid;
const wishes = { favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' } as const;
const LEO: Child = { id: '0', nickname: 'Leo', ...wishes };
const MIA: Child = { id: '1', nickname: 'Mia', ...wishes };

let backend: FakeBackend;
const shown = () => renderHook(() => useChildren()).result;
const store = ({ id, ...child }: Child) => backend.store(`users/${UID}/children/${id}`, child);
const friendOf = (id: string) => backend.documents.get(`${ROOT}/users/${UID}/friends/${id}`);
const never = () => new Promise<never>(() => undefined);
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(async () => {
  backend = await fakeBackend();
  for (const child of [MIA, LEO]) store(child);
  signIn();
});

describe('remembered children', () => {
  it('are shown from the copy before the server answers and while offline', async () => {
    const children = shown();
    await waitFor(() => expect(children.current).toEqual([LEO, MIA]));
    await waitFor(async () => expect(await copyOf<Child[]>(UID, 'children').get()).toEqual([LEO, MIA]));
    queryClient.clear();
    backend.intercept = never;
    const before = shown();
    await waitFor(() => expect(before.current).toEqual([LEO, MIA]));
    queryClient.clear();
    setOnline(false);
    const offline = shown();
    await waitFor(() => expect(offline.current).toEqual([LEO, MIA]));
  });

  it('are asked for again after a read that failed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
    backend.intercept = noNetwork;
    const children = shown();
    await waitFor(() => expect(queryClient.getQueryState(childrenKey(UID))?.status).toBe('error'));
    backend.intercept = () => undefined;
    await vi.advanceTimersByTimeAsync(ASK_AGAIN_MS);
    await waitFor(() => expect(children.current).toEqual([LEO, MIA]));
  });

  it('that another device added leave no room: the caller is told, and they are loaded', async () => {
    const children = shown();
    await waitFor(() => expect(children.current).toEqual([LEO, MIA]));
    for (const id of ['2', '3', '4', '5', '6', '7']) store({ ...MIA, id });
    await expect(saveChild(null, { ...wishes, nickname: 'Zoe' })).rejects.toBeInstanceOf(NoRoomError);
    await waitFor(() => expect(children.current).toHaveLength(8));
  });

  it('keep their animal friend under another nickname', async () => {
    backend.store(`users/${UID}/friends/0`, { nickname: 'Leo', animal: 'fox', name: 'Pretzel' });
    await saveChild('0', { ...wishes, nickname: 'Léo' });
    expect(friendOf('0')).toMatchObject({ nickname: { stringValue: 'Léo' }, name: { stringValue: 'Pretzel' } });
    await saveChild('1', { ...wishes, nickname: 'Mía' });
    expect(friendOf('1')).toBeUndefined();
  });

  it('fail to change after twelve seconds without an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    backend.intercept = never;
    const saving = saveChild('0', { ...wishes, nickname: 'Ana' }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(12_000);
    vi.useRealTimers();
    expect(await Promise.race([saving, 'still waiting'])).toBeInstanceOf(Error);
  });
});

describe('the looks of a story’s children', () => {
  const looksOfFox = () => renderHook(() => useLooks(FOX_STORY)).result;
  /** Besides the profile's. */
  const reads = () => backend.requests.filter(({ body }) => /children|choices/.test(JSON.stringify(body)));

  beforeEach(() => {
    backend.documents.clear();
    store({ ...MIA, appearance: { skin: 'olive' } });
  });

  it('are known without a network', async () => {
    await copyOf<Child[]>(UID, 'children').put([{ ...MIA, appearance: { skin: 'olive' } }]);
    await copyOf<boolean>(UID, 'choice/looks').put(true);
    setOnline(false);
    expect(await currentLooks(UID, FOX_STORY)).toEqual([{ skin: 'olive' }]);
    const looks = looksOfFox();
    await waitFor(() => expect(looks.current).toEqual([{ skin: 'olive' }]));
    expect(reads()).toEqual([]);
  });

  it('leave out what needs a consent that the family has not given, or that is not known [safety 6]', async () => {
    store({ ...MIA, appearance: { skin: 'olive', clothes: 'teal' } });
    backend.intercept = (method) => (method === 'batchGet' ? noNetwork() : undefined);
    expect(await currentLooks(UID, FOX_STORY)).toEqual([{ clothes: 'teal' }]);
    backend.intercept = () => undefined;
    expect(await currentLooks(UID, FOX_STORY)).toEqual([{ clothes: 'teal' }]);
    const looks = looksOfFox();
    await waitFor(() => expect(looks.current).toEqual([{ clothes: 'teal' }]));
    queryClient.setQueryData(choiceKey(UID, 'looks'), true);
    await waitFor(() => expect(looks.current).toEqual([{ skin: 'olive', clothes: 'teal' }]));
  });

  it('are none where they cannot be read, and for a visitor', async () => {
    backend.intercept = noNetwork;
    expect(await currentLooks(UID, FOX_STORY)).toEqual([]);
    openSession(null);
    backend.requests = [];
    expect(looksOfFox().current).toEqual([]);
    expect(reads()).toEqual([]);
  });
});
