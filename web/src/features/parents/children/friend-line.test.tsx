// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { Query } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseFriend, type StoryRequest } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, setOnline, signIn } from '../../../../testing/fake-backend.ts';
import { ROOT } from '../../../../testing/fake-firestore.ts';
import { ANNA } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { decodeFields } from '../../../data/firestore/values.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { saveChild } from '../api/children/children.ts';
import { ASK_AGAIN_MS } from '../api/children/children-query.ts';
import { friendAtHand, friendOnDevice } from '../api/children/friends.ts';
import { friendsKey } from '../api/keys.ts';
import { FriendLine } from './friend-line.tsx';

const UID = ANNA.firebaseUid;
const PATH = `users/${UID}/friends/3`;
const OF = { nickname: 'Mia', animal: 'otter', kind: 'otter', name: null, body: 'hands' } as const;
const CHOSEN = chooseFriend({ uid: UID, ...OF, pronouns: 'she' });
const PICKLE = { name: 'Pickle', pronoun: 'it', temper: 'proud', habit: 'pats', fear: 'mirrors', belonging: 'key' } as const;
const REQUEST: StoryRequest = {
  ...{ childName: 'Mia', favoriteAnimal: 'otter', storySetting: 'forest', storyLength: 'short', storyTone: 'cozy', pronouns: 'she' },
};

let backend: FakeBackend;
beforeEach(async () => {
  backend = await fakeBackend();
  signIn();
});

const show = (childId: string | null = '3') => renderScreen(<FriendLine childId={childId} nickname="Mia" animal="otter" pronouns="she" />);
const shows = (text: string) => waitFor(() => expect(screen.getByText(/^Her friend:/)).toHaveTextContent(text));
const hasFailed = ({ state }: Query) => state.status === 'error';
const stored = () => decodeFields(backend.documents.get(`${ROOT}/${PATH}`) ?? {});

describe('the animal friend of a child', () => {
  it('is shown in one line as the storyteller will choose it, and goes with the request', async () => {
    show();
    await shows(`Her friend: ${CHOSEN.name}, a`);
    expect(friendAtHand(UID, { ...REQUEST, childId: '3' })).toEqual(CHOSEN);
    expect(friendAtHand(UID, { ...REQUEST, childId: '4' })).toBeUndefined();
  });

  it('is the stored one, also without a network, but not that of another child with its id', async () => {
    backend.store(PATH, { ...PICKLE, nickname: 'Mia', animal: 'otter' });
    show().unmount();
    const { unmount } = show();
    await shows('Her friend: Pickle, a proud otter who carries a brass key');
    unmount();
    queryClient.clear();
    setOnline(false);
    const offline = show();
    await shows('Pickle');
    offline.unmount();
    setOnline(true);
    queryClient.clear();
    backend.store(PATH, { ...PICKLE, nickname: 'Leo', animal: 'otter' });
    show();
    await shows(CHOSEN.name);
  });

  it('is asked for again after a read that failed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
    backend.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
    show();
    await waitFor(() => expect(queryClient.getQueryCache().findAll({ queryKey: friendsKey(UID), predicate: hasFailed })).toHaveLength(1));
    backend.intercept = () => undefined;
    await vi.advanceTimersByTimeAsync(ASK_AGAIN_MS);
    await shows(CHOSEN.name);
  });

  it('keeps the name that the animal had in earlier stories', async () => {
    backend.store(`users/${UID}/memories/a-0`, { kind: 'friend', text: 'Bo the otter', childId: '3' });
    show();
    await shows('Her friend: Bo, ');
  });

  it('can be changed: its name, and what fits its body', async () => {
    const { user } = show();
    await shows(CHOSEN.name);
    await user.click(screen.getByRole('button', { name: `Change ${CHOSEN.name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mia’s friend' }));
    expect(dialog.queryByRole('radio', { name: /bubble/ })).toBeNull();
    const name = dialog.getByRole('textbox', { name: 'Name' });
    for (const [typed, wrong] of [
      ['mia', /another name than the child/],
      ['Otto 2', /can only have letters/],
    ] as const) {
      await user.clear(name);
      await user.type(name, typed);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await dialog.findByText(wrong)).toBeVisible();
    }
    await user.clear(name);
    await user.type(name, 'Otto');
    await user.click(dialog.getByRole('radio', { name: 'They' }));
    await user.click(dialog.getByRole('radio', { name: 'A brass key' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await shows('Her friend: Otto, ');
    const changed = { ...CHOSEN, name: 'Otto', pronoun: 'they', belonging: 'key' };
    expect(stored()).toEqual({ ...changed, nickname: 'Mia', animal: 'otter' });
    expect(friendAtHand(UID, { ...REQUEST, childId: '3' })).toEqual(changed);
  });

  it('stays on the device until the child is remembered or the session ends', async () => {
    const { user, unmount } = show(null);
    await shows(CHOSEN.name);
    await user.click(screen.getByRole('button', { name: `Change ${CHOSEN.name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'It' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();
    expect(stored()).toEqual({});
    queryClient.clear();
    expect(await friendOnDevice(UID, REQUEST)).toEqual({ ...CHOSEN, pronoun: 'it' });
    await saveChild(null, { nickname: 'Mia', favoriteAnimal: 'otter', storyLength: 'short', storyTone: 'cozy' });
    const [first = ''] = [...backend.documents.keys()].filter((name) => name.includes('/friends/'));
    expect(decodeFields(backend.documents.get(first) ?? {})).toEqual({ ...CHOSEN, pronoun: 'it', nickname: 'Mia', animal: 'otter' });
    backend = await fakeBackend();
    signIn();
    expect(await friendOnDevice(UID, REQUEST)).toEqual(CHOSEN);
  });
});
