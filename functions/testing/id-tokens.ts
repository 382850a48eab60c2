/** ID tokens as Firebase signs them, and those that no endpoint may accept. */
import { KEY_ID, type Keys, makeKeys, PROJECT, tokenOf } from './google.ts';

/** Seconds since 1970. */
export const now = Math.floor(Date.now() / 1000);
/** `validSince` of an account whose earlier tokens are revoked. */
export const REVOKED_SINCE = String(now - 60);
const HEADER = { alg: 'RS256', kid: KEY_ID, typ: 'JWT' };

/** What Firebase puts into an ID token. */
function claims(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const dates = { auth_time: now - 600, iat: now - 60, exp: now + 3540 };
  const account = { sub: 'user-1', user_id: 'user-1', email: 'user-1@example.com', firebase: { sign_in_provider: 'password' } };
  return { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, ...dates, ...account, ...changes };
}

/** @param keys whose public key the verifier fetches. */
export function makeTokens(keys: Keys) {
  const others = makeKeys();
  const signed = (changes: Record<string, unknown> = {}, header: object = HEADER) => tokenOf(header, claims(changes), keys.privateKey);
  const without = (name: string) =>
    tokenOf(HEADER, Object.fromEntries(Object.entries(claims()).filter(([key]) => key !== name)), keys.privateKey);
  /** Another payload under the signature of the good one. */
  function changedAfterwards(): string {
    const [header, , signature] = signed().split('.');
    return [header, tokenOf(HEADER, claims({ sub: 'user-2' }), null).split('.')[1], signature].join('.');
  }

  const publicKey = keys.publicKey.export({ format: 'pem', type: 'spki' }).toString();

  /** Forged, expired, foreign, and no tokens at all. */
  const bad: Record<string, string> = {
    'unsigned, as an emulator’s': tokenOf({ alg: 'none', typ: 'JWT' }, claims(), null),
    'unsigned, with the right key named': tokenOf({ ...HEADER, alg: 'none' }, claims(), null),
    'signed with the public key as a secret': tokenOf({ ...HEADER, alg: 'HS256' }, claims(), { secret: publicKey }),
    'signed with the public key as a secret, said to be RS256': tokenOf(HEADER, claims(), { secret: publicKey }),
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
  const noLongerGood: Record<string, string> = {
    'revoked by signing out everywhere': signed({ sub: 'revoked' }),
    'of a disabled account': signed({ sub: 'disabled' }),
    'of a deleted account': signed({ sub: 'deleted' }),
  };
  return { signed, bad, noLongerGood };
}
