// @vitest-environment jsdom
/** The choices of an account, over Firestore's REST interface. */
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import type { Child } from '@tuckaway/domain';
import { beforeEach, expect, it } from 'vitest';
import { type FakeBackend, fakeBackend, setOnline, signIn } from '../../../../testing/fake-backend.ts';
import { denial, ROOT } from '../../../../testing/fake-firestore.ts';
import { ANNA } from '../../../../testing/fixtures.ts';
import { renderHook } from '../../../../testing/render-hook.ts';
import { OfflineError } from '../../../data/device/errors.ts';
import { copyOf } from '../../../data/query/cached-copies.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { withdrawLooks } from './children/children.ts';
import { choose, useChoice } from './choices.ts';
import { childrenKey, choiceKey } from './keys.ts';

const UID = ANNA.firebaseUid;
const LOOKS = `${ROOT}/users/${UID}/choices/looks`;
let backend: FakeBackend;

beforeEach(async () => {
  backend = await fakeBackend();
  signIn();
});

it('a choice is made and taken back, is shown at once, and is known without a network [safety 6]', async () => {
  const { result } = renderHook(() => useChoice('looks'));
  await waitFor(() => expect(result.current).toBe(false));
  await choose('looks', true);
  expect(backend.documents.has(LOOKS)).toBe(true);
  await waitFor(() => expect(result.current).toBe(true));
  expect(await copyOf(UID, 'choice/looks').get()).toBe(true);
  setOnline(false);
  await expect(choose('looks', false)).rejects.toThrow(OfflineError);
  setOnline(true);
  await choose('looks', false);
  expect(backend.documents.has(LOOKS)).toBe(false);
  await waitFor(() => expect(result.current).toBe(false));
});

it('what another device chose already is no error, and what the server refuses is [safety 6]', async () => {
  backend.documents.set(LOOKS, {});
  await choose('looks', true);
  backend.intercept = (method) => (method === 'commit' ? denial() : undefined);
  await expect(choose('looks', false)).rejects.toThrow('refused');
  expect(queryClient.getQueryData(choiceKey(UID, 'looks'))).toBe(true);
});

it('without the consent, what needed it is gone from this device at once [safety 6]', async () => {
  const child = { id: '0', nickname: 'Mia', favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' } as const;
  const children: Child[] = [
    { ...child, appearance: { skin: 'olive', clothes: 'teal' } },
    { ...child, id: '1', appearance: { hair: 'hijab' } },
  ];
  backend.documents.set(LOOKS, {});
  queryClient.setQueryData(childrenKey(UID), children);
  await withdrawLooks();
  const left = [
    { ...child, appearance: { clothes: 'teal' } },
    { ...child, id: '1' },
  ];
  expect(queryClient.getQueryData(childrenKey(UID))).toEqual(left);
  expect(await copyOf<Child[]>(UID, 'children').get()).toEqual(left);
});
