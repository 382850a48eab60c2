// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import type { Child } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderHook } from '../../../../testing/render-hook.ts';
import { copyOf, handCopiesTo } from '../../cache/cached-copies.ts';
import { choiceKey } from '../../queries/keys.ts';
import { queryClient } from '../../queries/query-client.ts';
import type { Session } from '../../session/session.ts';
import { currentLooks, useLooks } from './looks.ts';

const readChildren = vi.hoisted(() => vi.fn<() => Promise<Child[]>>());
const session = vi.hoisted(() => vi.fn<() => Session>());
const loadChoice = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('./child-documents.ts', () => ({ readChildren }));
vi.mock('../choices.ts', () => ({ loadChoice, choose: vi.fn() }));
vi.mock('../../session/session.ts', () => ({ useSession: session, currentUid: () => 'uid-anna' }));

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
const shown = (siblings?: string[]) => renderHook(() => useLooks({ ...FOX_STORY, ...(siblings && { siblings }) })).result;

beforeEach(async () => {
  queryClient.clear();
  handCopiesTo(UID);
  await copyOf<Child[]>(UID, 'children').drop();
  online(true);
  session.mockReturnValue({ status: 'signed-in', user: ANNA });
  readChildren.mockReset().mockResolvedValue([MIA]);
  loadChoice.mockReset().mockResolvedValue(true);
});

describe('the looks of a story’s children', () => {
  it('are known without a network', async () => {
    await copyOf<Child[]>(UID, 'children').put([MIA]);
    online(false);
    readChildren.mockRejectedValue(new Error('no network'));
    expect(await currentLooks(UID, FOX_STORY)).toEqual([{ skin: 'olive' }]);
    const looks = shown();
    await waitFor(() => expect(looks.current).toEqual([{ skin: 'olive' }]));
    expect(readChildren).not.toHaveBeenCalled();
  });

  it('leave out what needs a consent that the family has not given, or that is not known [safety 6]', async () => {
    readChildren.mockResolvedValue([{ ...MIA, appearance: { skin: 'olive', clothes: 'teal' } }]);
    for (const answer of [async () => false, () => Promise.reject(new Error('no network'))]) {
      queryClient.clear();
      loadChoice.mockImplementation(answer);
      expect(await currentLooks(UID, FOX_STORY)).toEqual([{ clothes: 'teal' }]);
    }
    const looks = shown();
    await waitFor(() => expect(looks.current).toEqual([{ clothes: 'teal' }]));
    queryClient.setQueryData(choiceKey(UID, 'looks'), true);
    await waitFor(() => expect(looks.current).toEqual([{ skin: 'olive', clothes: 'teal' }]));
  });

  it('are none where they cannot be read, and for a visitor', async () => {
    readChildren.mockRejectedValue(new Error('no network'));
    expect(await currentLooks(UID, FOX_STORY)).toEqual([]);
    session.mockReturnValue({ status: 'signed-out' });
    readChildren.mockReset();
    expect(shown().current).toEqual([]);
    expect(readChildren).not.toHaveBeenCalled();
  });
});
