/**
 * The real verification, with keys of our own: an emulator takes unsigned tokens, so what it takes proves nothing. The Admin SDK is not
 * doubled; it asks for Google's keys and accounts, and a server on this machine answers.
 */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeCertificate } from '../../../tests/push-service/certificate.ts';
import { type Google, makeKeys, PROJECT, startGoogle } from '../../testing/google.ts';
import { makeTokens, now, REVOKED_SINCE } from '../../testing/id-tokens.ts';
import { isTokenFault, signedInCaller } from './identity.ts';

// No account here is deleted; tests/attacks/3-tokens.ts has a deleted one.
vi.mock('../store/deleted-accounts.ts', () => ({ wasDeleted: async () => false }));

const keys = makeKeys();
const { signed, bad, noLongerGood } = makeTokens(keys);

let google: Google;

beforeAll(async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  const accounts = [{ localId: 'user-1' }, { localId: 'revoked', validSince: REVOKED_SINCE }, { localId: 'disabled', disabled: true }];
  google = await startGoogle(keys, accounts, makeCertificate());
  initializeApp({
    projectId: PROJECT,
    httpAgent: google.agent,
    credential: { getAccessToken: async () => ({ access_token: 'for the test', expires_in: 3600 }) },
  });
});

afterAll(async () => {
  const { getApp } = await import('firebase-admin/app');
  await deleteApp(getApp());
  await google.close();
  vi.unstubAllEnvs();
});

const call = (token: string, checkRevoked = true) => signedInCaller(`Bearer ${token}`, checkRevoked);

describe('a token', () => {
  test('that is valid identifies its user by the fetched keys, and the time of the sign-in', async () => {
    expect(await call(signed())).toEqual({ uid: 'user-1', signedInAt: (now - 600) * 1000 });
    expect(google.asked).toEqual([
      '/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com',
      `/v1/projects/${PROJECT}/accounts:lookup`,
    ]);
  });

  test('of a clock that is a minute ahead is valid', async () => {
    expect(await call(signed({ iat: now + 60, auth_time: now + 60 }))).toMatchObject({ uid: 'user-1' });
  });

  test.each(Object.entries(bad))('%s is refused, with and without the revocation check', async (_what, token) => {
    for (const checkRevoked of [true, false]) await expect(call(token, checkRevoked)).rejects.toMatchObject({ status: 401 });
  });

  test.each(Object.entries(noLongerGood))('%s is refused at once with the revocation check', async (_what, token) => {
    await expect(call(token)).rejects.toMatchObject({ status: 401 });
  });

  test.each(Object.entries(noLongerGood))('%s is accepted until it expires without the check', async (_what, token) => {
    expect(await call(token, false)).toHaveProperty('uid');
  });
});

test.each([
  ['auth/argument-error', 'Error while making request: getaddrinfo ENOTFOUND www.googleapis.com.'],
  ['auth/argument-error', 'Error fetching public keys for Google certs: x'],
  ['auth/internal-error', 'An internal error has occurred.'],
])('trouble of our own (%s: %s) is no reason to sign in again', (code, message) => {
  expect(isTokenFault(Object.assign(new Error(message), { code }))).toBe(false);
});
