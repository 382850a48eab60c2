// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import type { Child } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeFirestore, fakeFirestore, ROOT } from '../../../../../testing/fake-firestore.ts';
import { ANNA, FOX_STORY } from '../../../../../testing/fixtures.ts';
import { renderHook } from '../../../../../testing/render-hook.ts';
import { encodeFields } from '../../../../data/firestore/values.ts';
import { copyOf, handCopiesTo } from '../../../../data/query/cached-copies.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import type { Session } from '../../../../data/session/session.ts';
import { choiceKey } from '../keys.ts';
import { currentLooks, useLooks } from './looks.ts';

const session = vi.hoisted(() => vi.fn<() => Session>());
vi.mock('../../../../data/session/sign-in/auth.ts', () => ({ idTokenOf: async () => 'token' }));
vi.mock('../../../../data/session/session.ts', () => ({ useSession: session }));

const UID = ANNA.firebaseUid;
const MIA: Child = {
  id: '0',
  nickname: 'Mia',
  favoriteAnimal: 'fox',
  storyLength: 'short',
  storyTone: 'cozy',
  appearance: { skin: 'olive' },
};
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const shown = () => renderHook(() => useLooks(FOX_STORY)).result;
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
let database: FakeFirestore;

function store({ id, ...fields }: Child): void {
  database.documents.set(`${ROOT}/users/${UID}/children/${id}`, encodeFields(fields));
}

beforeEach(async () => {
  queryClient.clear();
  handCopiesTo(UID);
  await copyOf(UID, 'children').drop();
  await copyOf(UID, 'choice/looks').drop();
  online(true);
  session.mockReturnValue({ status: 'signed-in', user: ANNA });
  database = fakeFirestore();
  store(MIA);
});

describe('the looks of a story’s children', () => {
  it('are known without a network', async () => {
    await copyOf<Child[]>(UID, 'children').put([MIA]);
    await copyOf<boolean>(UID, 'choice/looks').put(true);
    online(false);
    expect(await currentLooks(UID, FOX_STORY)).toEqual([{ skin: 'olive' }]);
    const looks = shown();
    await waitFor(() => expect(looks.current).toEqual([{ skin: 'olive' }]));
    expect(database.requests).toEqual([]);
  });

  it('leave out what needs a consent that the family has not given, or that is not known [safety 6]', async () => {
    store({ ...MIA, appearance: { skin: 'olive', clothes: 'teal' } });
    database.intercept = (method) => (method === 'batchGet' ? noNetwork() : undefined);
    expect(await currentLooks(UID, FOX_STORY)).toEqual([{ clothes: 'teal' }]);
    database.intercept = () => undefined;
    expect(await currentLooks(UID, FOX_STORY)).toEqual([{ clothes: 'teal' }]);
    const looks = shown();
    await waitFor(() => expect(looks.current).toEqual([{ clothes: 'teal' }]));
    queryClient.setQueryData(choiceKey(UID, 'looks'), true);
    await waitFor(() => expect(looks.current).toEqual([{ skin: 'olive', clothes: 'teal' }]));
  });

  it('are none where they cannot be read, and for a visitor', async () => {
    database.intercept = noNetwork;
    expect(await currentLooks(UID, FOX_STORY)).toEqual([]);
    session.mockReturnValue({ status: 'signed-out' });
    database.requests = [];
    expect(shown().current).toEqual([]);
    expect(database.requests).toEqual([]);
  });
});
