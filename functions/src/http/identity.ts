/** Who calls: the Firebase ID token of an `Authorization: Bearer` header. */
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { adminApp } from '../firestore/admin-app.ts';
import { wasDeleted } from '../firestore/deleted-accounts.ts';
import { HttpProblem } from './http-problem.ts';

export interface SignedIn {
  uid: string;
}

export interface Confirmed extends SignedIn {
  /** When the person signed in, not when the token was renewed: milliseconds since 1970. */
  signedInAt: number;
}

const SIGN_IN = 'Please sign in to continue.';
const CHALLENGE = { 'WWW-Authenticate': 'Bearer' };

/** What the token itself can be wrong with; anything else is trouble of ours and no reason to sign in again. */
const TOKEN_FAULTS = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** The SDK gives a failure to fetch Google's public keys the same code as a bad token. */
const KEYS_NOT_FETCHED = /^Error (?:while making request|fetching public keys)/;

/** Seconds that clocks may be apart. */
const CLOCK_SKEW = 300;

/**
 * The signed-in caller. Throws {@link HttpProblem} 401 without a good token, or with one that has outlived its account.
 * @param checkRevoked whether an account that was disabled or signed out everywhere is refused at once, at the price of a round trip to Auth,
 * instead of when its token ends, within the hour. That it was deleted is looked up in any case: nothing may come up of it again.
 */
export async function signedInCaller(authorization: string | undefined, checkRevoked: boolean): Promise<SignedIn> {
  const { uid } = await verified(authorization, checkRevoked);
  if (!checkRevoked && (await wasDeleted(uid))) throw new HttpProblem(401, SIGN_IN, CHALLENGE);
  return { uid };
}

/** As {@link signedInCaller} with `checkRevoked`, and when that was. */
export async function confirmedCaller(authorization: string | undefined): Promise<Confirmed> {
  const { uid, auth_time } = await verified(authorization, true);
  return { uid, signedInAt: auth_time * 1000 };
}

async function verified(authorization: string | undefined, checkRevoked: boolean): Promise<DecodedIdToken> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(authorization?.trim() ?? '')?.[1];
  if (token === undefined) throw new HttpProblem(401, SIGN_IN, CHALLENGE);
  try {
    const decoded = await getAuth(adminApp()).verifyIdToken(token, checkRevoked);
    if (!isFromTheFuture(decoded)) return decoded;
  } catch (error) {
    if (!isTokenFault(error)) throw error;
  }
  throw new HttpProblem(401, SIGN_IN, CHALLENGE);
}

/** The SDK looks at the end of a token alone; its beginning and the sign-in have to be past as well. */
function isFromTheFuture({ iat, auth_time }: DecodedIdToken): boolean {
  return Math.max(iat, auth_time) > Date.now() / 1000 + CLOCK_SKEW;
}

function isTokenFault(error: unknown): boolean {
  // The SDK stumbles over a part that is no JSON, or no object.
  if (error instanceof SyntaxError || error instanceof TypeError) return true;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' && TOKEN_FAULTS.has(code) && !KEYS_NOT_FETCHED.test(String(message));
}
