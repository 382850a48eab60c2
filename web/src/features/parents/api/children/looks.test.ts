// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import type { Child } from '@tuckaway/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeBackend, fakeBackend, setOnline, signIn } from '../../../../../testing/fake-backend.ts';
import { ANNA, FOX_STORY, MIA } from '../../../../../testing/fixtures.ts';
import { renderHook } from '../../../../../testing/render-hook.ts';
import { copyOf } from '../../../../data/query/cached-copies.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { openSession } from '../../../../data/session/session.ts';
import { choiceKey } from '../keys.ts';
import { currentLooks, useLooks } from './looks.ts';

const UID = ANNA.firebaseUid;
const DESCRIBED: Child = { ...MIA, appearance: { skin: 'olive' } };
const shown = () => renderHook(() => useLooks(FOX_STORY)).result;
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
let backend: FakeBackend;
const store = ({ id, ...fields }: Child) => backend.store(`users/${UID}/children/${id}`, fields);
/** Besides the profile's. */
const reads = () => backend.requests.filter(({ body }) => /children|choices/.test(JSON.stringify(body)));

beforeEach(async () => {
  backend = await fakeBackend();
  signIn();
  store(DESCRIBED);
});

describe('the looks of a story’s children', () => {
  it('are known without a network', async () => {
    await copyOf<Child[]>(UID, 'children').put([DESCRIBED]);
    await copyOf<boolean>(UID, 'choice/looks').put(true);
    setOnline(false);
    expect(await currentLooks(UID, FOX_STORY)).toEqual([{ skin: 'olive' }]);
    const looks = shown();
    await waitFor(() => expect(looks.current).toEqual([{ skin: 'olive' }]));
    expect(reads()).toEqual([]);
  });

  it('leave out what needs a consent that the family has not given, or that is not known [safety 6]', async () => {
    store({ ...MIA, appearance: { skin: 'olive', clothes: 'teal' } });
    backend.intercept = (method) => (method === 'batchGet' ? noNetwork() : undefined);
    expect(await currentLooks(UID, FOX_STORY)).toEqual([{ clothes: 'teal' }]);
    backend.intercept = () => undefined;
    expect(await currentLooks(UID, FOX_STORY)).toEqual([{ clothes: 'teal' }]);
    const looks = shown();
    await waitFor(() => expect(looks.current).toEqual([{ clothes: 'teal' }]));
    queryClient.setQueryData(choiceKey(UID, 'looks'), true);
    await waitFor(() => expect(looks.current).toEqual([{ skin: 'olive', clothes: 'teal' }]));
  });

  it('are none where they cannot be read, and for a visitor', async () => {
    backend.intercept = noNetwork;
    expect(await currentLooks(UID, FOX_STORY)).toEqual([]);
    openSession(null);
    backend.requests = [];
    expect(shown().current).toEqual([]);
    expect(reads()).toEqual([]);
  });
});
