// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { favoriteEntry, progressEntry } from '../../../../testing/entries.ts';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { AUTH, authError, reauthenticateWithCredential, resetFirebaseAuth, USER } from '../../../../testing/fake-firebase-auth.ts';
import { outbox } from '../../../data/outbox/page-outbox.ts';
import { currentUid } from '../../../data/session/session.ts';
import { deleteAccount } from './delete-account.ts';
import { myData } from './my-data.ts';

let backend: FakeBackend;
const never = () => new Promise<never>(() => undefined);
const waiting = () => outbox.entries(USER.uid);

beforeEach(async () => {
  resetFirebaseAuth(USER);
  backend = await fakeBackend();
  signIn();
});

describe('myData', () => {
  it('goes on with every list that has more', async () => {
    const parts = [
      { stories: [{ id: 's1' }], favorites: [{ id: '1' }], shares: [], next: null, more: { favorites: '1' } },
      { favorites: [{ id: '2' }], next: '2' },
      { favorites: [{ id: '3' }], next: null },
    ];
    backend.api['POST /api/account/export'] = () => Response.json(parts.shift());
    const all = JSON.parse(await myData()) as Record<string, unknown>;
    expect(all).toMatchObject({ stories: [{ id: 's1' }], favorites: [{ id: '1' }, { id: '2' }, { id: '3' }], shares: [] });
    expect(all).not.toHaveProperty('more');
    expect(backend.calls.slice(1).map(({ body }) => body)).toEqual([
      { of: 'favorites', after: '1' },
      { of: 'favorites', after: '2' },
    ]);
  });

  it('fails as a whole where one part fails', async () => {
    const parts = [Response.json({ stories: [], next: 's1' }), Response.json({ message: 'That was a lot at once.' }, { status: 429 })];
    backend.api['POST /api/account/export'] = () => parts.shift() ?? Response.error();
    await expect(myData()).rejects.toMatchObject({ name: 'CallFailed', reason: 'That was a lot at once.' });
  });
});

describe('deleteAccount', () => {
  beforeEach(async () => {
    for (const entry of [favoriteEntry(), progressEntry()]) await outbox.add(entry);
    expect(await waiting()).toHaveLength(2);
    backend.api['POST /api/account/delete'] = () => Response.json({ deleted: 'now' });
  });

  it('changes nothing where the user was not confirmed or the server refused', async () => {
    reauthenticateWithCredential.mockRejectedValueOnce(authError('auth/wrong-password'));
    await expect(deleteAccount('no')).rejects.toMatchObject({ name: 'AuthFailure', code: 'auth/wrong-password' });
    expect(backend.calls).toEqual([]);
    backend.api['POST /api/account/delete'] = () => Response.json({ message: 'Please confirm it’s you, and try again.' }, { status: 403 });
    await expect(deleteAccount('bedtime123')).rejects.toMatchObject({ reason: 'Please confirm it’s you, and try again.' });
    expect(await waiting()).toHaveLength(2);
    expect(currentUid()).toBe(USER.uid);
  });

  it.each([
    ['the sign-in service', 'We couldn’t reach the sign-in service. Please check your connection and try again.'],
    ['the server', undefined],
    ['the server after its headers', undefined],
  ])(
    'ends after fifteen seconds without any answer, of %s either, and waits as long as the site answers [fault 6]',
    async (who, message) => {
      if (who === 'the server') backend.api['POST /api/account/delete'] = never;
      else if (message === undefined) backend.api['POST /api/account/delete'] = () => new Response(new ReadableStream());
      else reauthenticateWithCredential.mockImplementation(never);
      vi.useFakeTimers();
      const problem = vi.fn();
      backend.api['GET /'] = () => Response.json({});
      const deletion = deleteAccount('bedtime123').catch(problem);
      await vi.advanceTimersByTimeAsync(28_000);
      expect(problem).not.toHaveBeenCalled();
      backend.api['GET /'] = never;
      await vi.advanceTimersByTimeAsync(16_000);
      expect(problem).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining(message === undefined ? { name: 'CallFailed' } : { message }),
      );
      await deletion;
      expect(currentUid()).toBe(USER.uid);
    },
  );

  it('signs out even if something on this device cannot be cleared', async () => {
    const blocked = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('Storage is full.');
    });
    await deleteAccount('bedtime123');
    expect(blocked).toHaveBeenCalled();
    expect(currentUid()).toBeNull();
  });

  it('leaves nothing that waits on this device', async () => {
    AUTH.currentUser = { ...USER, providerData: [{ providerId: 'google.com' }] };
    await deleteAccount(null);
    expect(await waiting()).toEqual([]);
  });
});
