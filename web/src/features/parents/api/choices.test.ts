// @vitest-environment jsdom
/** The choices of an account, over Firestore's REST interface. */
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import type { Child } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeFirestore, fakeFirestore, ROOT } from '../../../../testing/fake-firestore.ts';
import { renderHook } from '../../../../testing/render-hook.ts';
import { OfflineError } from '../../../data/device/errors.ts';
import { copyOf, handCopiesTo } from '../../../data/query/cached-copies.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { withdrawLooks } from './children/children.ts';
import { choose, useChoice } from './choices.ts';
import { childrenKey, choiceKey } from './keys.ts';

const UID = 'uid-anna';
vi.mock('../../../data/session/sign-in/auth.ts', () => ({ idTokenOf: async (uid: string) => `token of ${uid}` }));
vi.mock('../../../data/session/session.ts', () => ({
  requireUid: () => 'uid-anna',
  useUid: () => 'uid-anna',
  currentUid: () => 'uid-anna',
}));

const LOOKS = `${ROOT}/users/${UID}/choices/looks`;
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
let database: FakeFirestore;

beforeEach(async () => {
  database = fakeFirestore();
  queryClient.clear();
  handCopiesTo(UID);
  await copyOf(UID, 'choice/looks').drop();
  online(true);
});

it('a choice is made and taken back, is shown at once, and is known without a network [safety 6]', async () => {
  const { result } = renderHook(() => useChoice('looks'));
  await waitFor(() => expect(result.current).toBe(false));
  await choose('looks', true);
  expect(database.documents.has(LOOKS)).toBe(true);
  await waitFor(() => expect(result.current).toBe(true));
  expect(await copyOf(UID, 'choice/looks').get()).toBe(true);
  online(false);
  await expect(choose('looks', false)).rejects.toThrow(OfflineError);
  online(true);
  await choose('looks', false);
  expect(database.documents.has(LOOKS)).toBe(false);
  await waitFor(() => expect(result.current).toBe(false));
});

it('what another device chose already is no error, and what the server refuses is [safety 6]', async () => {
  database.documents.set(LOOKS, {});
  await choose('looks', true);
  database.intercept = (method) =>
    method === 'commit' ? new Response('{"error":{"status":"PERMISSION_DENIED"}}', { status: 403 }) : undefined;
  await expect(choose('looks', false)).rejects.toMatchObject({ code: 'permission-denied' });
  expect(queryClient.getQueryData(choiceKey(UID, 'looks'))).toBe(true);
});

it('without the consent, what needed it is gone from this device at once [safety 6]', async () => {
  const child = { id: '0', nickname: 'Mia', favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' } as const;
  const children: Child[] = [
    { ...child, appearance: { skin: 'olive', clothes: 'teal' } },
    { ...child, id: '1', appearance: { hair: 'hijab' } },
  ];
  database.documents.set(LOOKS, {});
  queryClient.setQueryData(childrenKey(UID), children);
  await withdrawLooks();
  const left = [
    { ...child, appearance: { clothes: 'teal' } },
    { ...child, id: '1' },
  ];
  expect(queryClient.getQueryData(childrenKey(UID))).toEqual(left);
  expect(await copyOf<Child[]>(UID, 'children').get()).toEqual(left);
});
