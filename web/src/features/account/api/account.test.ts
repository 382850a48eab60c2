import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthFailure } from '../../../data/device/errors.ts';
import { CallFailed } from '../../../data/http/call.ts';
import { currentUid, openSession } from '../../../data/session/session.ts';
import { deleteAccount } from './delete-account.ts';
import { myData } from './my-data.ts';

const world = vi.hoisted(() => ({
  fetch: vi.fn(),
  confirmIdentity: vi.fn(),
  endSignIn: vi.fn(),
  disablePush: vi.fn(),
  entries: vi.fn(),
  discard: vi.fn(),
  forgetTakesOf: vi.fn(),
}));
vi.mock('../../../data/session/sign-in/confirm-identity.ts', () => ({ confirmIdentity: world.confirmIdentity, wayToConfirm: vi.fn() }));
vi.mock('../../../data/session/sign-in/auth.ts', () => ({
  endSignIn: world.endSignIn,
  idTokenOf: async (uid: string) => `token of ${uid}`,
}));
vi.mock('./push/push.ts', () => ({ disablePush: world.disablePush }));
vi.mock('../../../data/outbox/page-outbox.ts', () => ({ outbox: { entries: world.entries, discard: world.discard } }));
vi.mock('../../voices/api/forget-voices.ts', () => ({ forgetTakesOf: world.forgetTakesOf }));

const ANNA = { uid: 'uid-anna', email: 'anna@example.com', displayName: 'Anna' };
const WAITING = [{ id: '1-a' }, { id: '2-b' }];

const answering = (...answers: [status: number, body: unknown][]) => {
  for (const [status, body] of answers) world.fetch.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
};
const sent = () => world.fetch.mock.calls.map(([path, { body }]) => [path, JSON.parse(body)]);

beforeEach(() => {
  for (const mock of Object.values(world)) mock.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('fetch', world.fetch);
  world.entries.mockResolvedValue(WAITING);
  openSession(null);
  openSession(ANNA);
});

describe('myData', () => {
  it('goes on with every list that has more', async () => {
    answering(
      [200, { stories: [{ id: 's1' }], favorites: [{ id: '1' }], shares: [], next: null, more: { favorites: '1' } }],
      [200, { favorites: [{ id: '2' }], next: '2' }],
      [200, { favorites: [{ id: '3' }], next: null }],
    );
    const all = JSON.parse(await myData()) as Record<string, unknown>;
    expect(all).toMatchObject({ stories: [{ id: 's1' }], favorites: [{ id: '1' }, { id: '2' }, { id: '3' }], shares: [] });
    expect(all).not.toHaveProperty('more');
    expect(sent().slice(1)).toEqual([
      ['/api/account/export', { of: 'favorites', after: '1' }],
      ['/api/account/export', { of: 'favorites', after: '2' }],
    ]);
  });

  it('fails as a whole where one part fails', async () => {
    answering([200, { stories: [], next: 's1' }], [429, { message: 'That was a lot at once.' }]);
    await expect(myData()).rejects.toMatchObject({ name: 'CallFailed', reason: 'That was a lot at once.' });
  });

  it('fails with a response that is not JSON', async () => {
    world.fetch.mockResolvedValue(new Response('<html>', { status: 200 }));
    await expect(myData()).rejects.toBeInstanceOf(CallFailed);
  });
});

describe('deleteAccount', () => {
  it('changes nothing where the user was not confirmed or the server refused', async () => {
    world.confirmIdentity.mockRejectedValueOnce(new AuthFailure('auth/wrong-password', ''));
    await expect(deleteAccount('no')).rejects.toBeInstanceOf(AuthFailure);
    expect(world.fetch).not.toHaveBeenCalled();
    answering([403, { message: 'Please confirm it’s you, and try again.' }]);
    await expect(deleteAccount('bedtime123')).rejects.toMatchObject({ reason: 'Please confirm it’s you, and try again.' });
    expect(world.discard).not.toHaveBeenCalled();
    expect(world.disablePush).not.toHaveBeenCalled();
    expect(currentUid()).toBe('uid-anna');
  });

  it('leaves no notifications, no recordings and nothing that waits on this device', async () => {
    answering([200, { deleted: 'now' }]);
    await deleteAccount('bedtime123');
    expect(world.disablePush).toHaveBeenCalledOnce();
    expect(world.forgetTakesOf).toHaveBeenCalledExactlyOnceWith('uid-anna');
    expect(world.discard.mock.calls).toEqual(WAITING.map((entry) => [entry]));
  });

  it('signs out even if something on this device cannot be cleared', async () => {
    answering([200, { deleted: 'soon' }]);
    world.disablePush.mockRejectedValue(new Error('The browser said no.'));
    world.discard.mockRejectedValue(new Error('Storage is full.'));
    await deleteAccount(null);
    expect(currentUid()).toBeNull();
  });
});
