// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { favoriteEntry } from '../../../../../testing/entries.ts';
import { type FakeBackend, fakeBackend, signIn } from '../../../../../testing/fake-backend.ts';
import { ANNA } from '../../../../../testing/fixtures.ts';
import { renderHook } from '../../../../../testing/render-hook.ts';
import type { FavoriteEntry } from '../../../../data/outbox/entry.ts';
import type { Sent } from '../../../../data/outbox/page/sync.ts';
import { showEntries } from '../../../../data/outbox/page/sync-state.ts';
import { mergeDelivered } from './favorite-record.ts';
import { changeFavorite, useBusyHearts, useFavorites } from './favorites.ts';

let backend: FakeBackend;
let send: FakeBackend['engine']['send'];

/** The server has one favorite. */
beforeEach(async () => {
  backend = await fakeBackend();
  backend.store(`users/${ANNA.firebaseUid}/favorites/7`);
  ({ send } = backend.engine);
});

describe('a press', () => {
  beforeEach(signIn);

  it('goes through the outbox as an entry of the person, with its moment and a title that fits [spec 3.13, 3.14, 3.15, 3.16, 3.17]', async () => {
    const before = Date.now();
    expect(await changeFavorite('7', 'in', 'x'.repeat(250))).toBe('done');
    expect(await changeFavorite('8', 'out')).toBe('done');
    const [[added], [removed]] = send.mock.calls as [[FavoriteEntry], [FavoriteEntry]];
    expect(added).toMatchObject({ type: 'favorite', action: 'add', storyId: '7', userId: ANNA.firebaseUid, retryCount: 0 });
    expect(added.data).toEqual({ storyId: '7', addedAt: added.timestamp, title: 'x'.repeat(200) });
    expect(added.id).toMatch(new RegExp(`^${added.timestamp}-[0-9a-f-]{36}$`));
    expect(added.timestamp).toBeGreaterThanOrEqual(before);
    expect(removed).toMatchObject({ action: 'remove', storyId: '8', data: { storyId: '8' } });
  });

  it.each<[string, () => Promise<Sent>]>([
    ['is refused', async () => ({ kind: 'refused', stored: true })],
    ['can neither be sent nor stored', async () => ({ kind: 'waiting', stored: false })],
    ['finds no code to send it', () => Promise.reject(new Error('missing'))],
  ])('that %s has failed', async (_name, answer) => {
    send.mockImplementation(answer);
    expect(await changeFavorite('7', 'in')).toBe('failed');
  });
});

describe('a heart', () => {
  const press = (action: 'add' | 'remove', storyId: string) => favoriteEntry({ timestamp: 1, action, storyId });

  /** Two hearts, and whether the second is busy. */
  function hearts() {
    signIn();
    return renderHook(() => {
      const { heartOf } = useFavorites(['7', '8']);
      return [heartOf('7'), heartOf('8'), useBusyHearts().has('8')];
    }).result;
  }

  it('shows the server’s answer with the waiting changes laid over it', async () => {
    const shown = hearts();
    expect(shown.current).toEqual(['unknown', 'unknown', false]);
    await waitFor(() => expect(shown.current).toEqual(['in', 'out', false]));
    act(() => showEntries([press('remove', '7'), press('add', '8')]));
    expect(shown.current).toEqual(['out', 'in', false]);
    act(() => showEntries([{ ...press('remove', '7'), attention: { because: 'refused', message: '' } }]));
    expect(shown.current).toEqual(['in', 'out', false]);
    act(() => void mergeDelivered(ANNA.firebaseUid, press('add', '8')));
    await waitFor(() => expect(shown.current).toEqual(['in', 'in', false]));
  });

  it('is busy and shows the state of before until there is a result; a second press joins the first', async () => {
    const shown = hearts();
    await waitFor(() => expect(shown.current).toEqual(['in', 'out', false]));
    const answer = Promise.withResolvers<Sent>();
    send.mockImplementation((entry) => {
      showEntries([entry]);
      return answer.promise;
    });
    let presses: Promise<unknown> = Promise.resolve();
    await act(async () => {
      presses = Promise.all([changeFavorite('8', 'in'), changeFavorite('8', 'in')]);
    });
    expect(shown.current).toEqual(['in', 'out', true]);
    await act(async () => answer.resolve({ kind: 'waiting', stored: true }));
    expect(await presses).toEqual(['done', 'done']);
    expect(send).toHaveBeenCalledTimes(1);
    expect(shown.current).toEqual(['in', 'in', false]);
  });
});
