/**
 * The real verification, with keys of our own: an emulator takes unsigned tokens, so what it takes proves nothing. The Admin SDK is not
 * doubled; it asks for Google's keys and accounts, and a server on this machine answers.
 */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeCertificate } from '../../../tools/push-service/certificate.ts';
import { type Google, KEY_ID, makeKeys, PROJECT, startGoogle, tokenOf } from '../../testing/google.ts';
import { signedInCaller } from './identity.ts';

// No account here is deleted; identity.test.ts covers deleted accounts.
vi.mock('../firestore/deleted-accounts.ts', () => ({ wasDeleted: async () => false }));

const keys = makeKeys();
const others = makeKeys();
const now = Math.floor(Date.now() / 1000);
const HEADER = { alg: 'RS256', kid: KEY_ID, typ: 'JWT' };

/** What Firebase puts into an ID token. */
function claims(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const dates = { auth_time: now - 600, iat: now - 60, exp: now + 3540 };
  const account = { sub: 'user-1', user_id: 'user-1', email: 'user-1@example.com', firebase: { sign_in_provider: 'password' } };
  return { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, ...dates, ...account, ...changes };
}

const signed = (changes: Record<string, unknown> = {}, header: object = HEADER) => tokenOf(header, claims(changes), keys.privateKey);
const without = (name: string) =>
  tokenOf(HEADER, Object.fromEntries(Object.entries(claims()).filter(([key]) => key !== name)), keys.privateKey);
/** Another payload under the signature of the good one. */
function changedAfterwards(): string {
  const [header, , signature] = signed().split('.');
  return [header, tokenOf(HEADER, claims({ sub: 'user-2' }), null).split('.')[1], signature].join('.');
}

const PUBLIC_KEY = keys.publicKey.export({ format: 'pem', type: 'spki' }).toString();

/** Forged, expired, foreign, and no tokens at all. */
const BAD: Record<string, string> = {
  'unsigned, as an emulator’s': tokenOf({ alg: 'none', typ: 'JWT' }, claims(), null),
  'unsigned, with the right key named': tokenOf({ ...HEADER, alg: 'none' }, claims(), null),
  'signed with the public key as a secret': tokenOf({ ...HEADER, alg: 'HS256' }, claims(), { secret: PUBLIC_KEY }),
  'signed with the public key as a secret, said to be RS256': tokenOf(HEADER, claims(), { secret: PUBLIC_KEY }),
  'signed with another key under the name of ours': tokenOf(HEADER, claims(), others.privateKey),
  'signed with an unknown key': tokenOf({ ...HEADER, kid: 'theirs' }, claims(), others.privateKey),
  'signed, without saying with which key': signed({}, { alg: 'RS256', typ: 'JWT' }),
  'of a name every object has for a key': signed({}, { ...HEADER, kid: 'constructor' }),
  'changed after it was signed': changedAfterwards(),
  'without its signature': `${signed().split('.').slice(0, 2).join('.')}.`,
  'cut off': signed().slice(0, -20),
  expired: signed({ iat: now - 7200, exp: now - 3600 }),
  'not to be used yet': signed({ nbf: now + 3600 }),
  'issued in the future': signed({ iat: now + 3600, exp: now + 7200 }),
  'of a sign-in in the future': signed({ auth_time: now + 3600 }),
  'for another project': signed({ aud: 'another-project' }),
  'for two projects': signed({ aud: [PROJECT, 'another-project'] }),
  'of another project’s issuer': signed({ iss: 'https://securetoken.google.com/another-project' }),
  'of an issuer that is not Google': signed({ iss: `https://securetoken.example.com/${PROJECT}` }),
  'a session cookie': signed({ iss: `https://session.firebase.google.com/${PROJECT}` }),
  'a custom token': tokenOf(
    { alg: 'RS256', typ: 'JWT' },
    { uid: 'user-1', aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit' },
    others.privateKey,
  ),
  'an old custom token with a text for its data': tokenOf({ alg: 'HS256' }, claims({ v: 0, d: 'uid' }), { secret: 'secret' }),
  'of an anonymous account': signed({ firebase: { sign_in_provider: 'anonymous' } }),
  'without a user': without('sub'),
  'of an empty uid': signed({ sub: '' }),
  'of a uid that is no text': signed({ sub: 7 }),
  'of a uid that is too long': signed({ sub: 'u'.repeat(129) }),
  'with a payload that is not JSON': tokenOf(HEADER, 'user-1', keys.privateKey),
  'with a payload that is nothing': tokenOf(HEADER, 'null', keys.privateKey),
  'with a payload that is a list': tokenOf(HEADER, '[]', keys.privateKey),
  'with a header that is no JSON': tokenOf('RS256', claims(), keys.privateKey),
};

/** Good in themselves; what is wrong is only known by asking for the account. */
const NO_LONGER_GOOD: Record<string, string> = {
  'revoked by signing out everywhere': signed({ sub: 'revoked' }),
  'of a disabled account': signed({ sub: 'disabled' }),
  'of a deleted account': signed({ sub: 'deleted' }),
};

let google: Google;

beforeAll(async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  const accounts = [{ localId: 'user-1' }, { localId: 'revoked', validSince: String(now - 60) }, { localId: 'disabled', disabled: true }];
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
  test('that is valid identifies its user by the fetched keys', async () => {
    expect(await call(signed())).toMatchObject({ uid: 'user-1' });
    expect(google.asked).toEqual([
      '/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com',
      `/v1/projects/${PROJECT}/accounts:lookup`,
    ]);
  });

  test('of a clock that is a minute ahead is valid', async () => {
    expect(await call(signed({ iat: now + 60, auth_time: now + 60 }))).toMatchObject({ uid: 'user-1' });
  });

  test.each(Object.entries(BAD))('%s is refused, with and without the revocation check', async (_what, token) => {
    for (const checkRevoked of [true, false]) await expect(call(token, checkRevoked)).rejects.toMatchObject({ status: 401 });
  });

  test.each(Object.entries(NO_LONGER_GOOD))('%s is refused at once with the revocation check', async (_what, token) => {
    await expect(call(token)).rejects.toMatchObject({ status: 401 });
  });

  test.each(Object.entries(NO_LONGER_GOOD))('%s is accepted until it expires without the check', async (_what, token) => {
    expect(await call(token, false)).toHaveProperty('uid');
  });

  test('is refused in many ways', () => {
    const ways = Object.keys({ ...BAD, ...NO_LONGER_GOOD });
    expect(ways.length).toBeGreaterThanOrEqual(14);
    console.info(
      `tokens: ${ways.length} kinds of forged, expired, foreign and revoked tokens refused by the Admin SDK with keys of our own`,
    );
  });
});
