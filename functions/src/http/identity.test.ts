import { beforeEach, expect, test, vi } from 'vitest';
import { signedInCaller } from './identity.ts';

const { verifyIdToken, wasDeleted } = vi.hoisted(() => ({ verifyIdToken: vi.fn(), wasDeleted: vi.fn() }));
vi.mock('firebase-admin/auth', () => ({ getAuth: () => ({ verifyIdToken }) }));
vi.mock('../store/admin-app.ts', () => ({ adminApp: () => ({}) }));
vi.mock('../store/deleted-accounts.ts', () => ({ wasDeleted }));

const refusedWith = (code: string, message: string) => verifyIdToken.mockRejectedValue(Object.assign(new Error(message), { code }));

beforeEach(() => {
  verifyIdToken.mockReset();
  wasDeleted.mockReset().mockResolvedValue(false);
});

test('a valid token of a deleted account is refused', async () => {
  verifyIdToken.mockResolvedValue({ uid: 'user-1', iat: 0, auth_time: 0 });
  wasDeleted.mockImplementation(async (uid) => uid === 'user-1');
  await expect(signedInCaller('Bearer a.b.c', false)).rejects.toMatchObject({ status: 401 });
});

test('the time of the sign-in is known, not that of the token', async () => {
  verifyIdToken.mockResolvedValue({ uid: 'user-1', auth_time: 1_700_000_000, iat: 1_700_003_000 });
  expect(await signedInCaller('Bearer a.b.c', true)).toEqual({ uid: 'user-1', signedInAt: 1_700_000_000_000 });
  expect(verifyIdToken).toHaveBeenCalledWith('a.b.c', true);
});

test.each([
  ['auth/argument-error', 'Error while making request: getaddrinfo ENOTFOUND www.googleapis.com.'],
  ['auth/argument-error', 'Error fetching public keys for Google certs: x'],
  ['auth/internal-error', 'An internal error has occurred.'],
])('trouble of our own (%s: %s) is no reason to sign in again', async (code, message) => {
  refusedWith(code, message);
  await expect(signedInCaller('Bearer a.b.c', false)).rejects.not.toHaveProperty('status');
});
