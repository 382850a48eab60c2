/** The caller of a request: the Firebase ID token of its `Authorization: Bearer` header. */
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { adminApp } from '../store/admin-app.ts';
import { wasDeleted } from '../store/deleted-accounts.ts';
import { HttpProblem } from './http-problem.ts';

export interface SignedIn {
  uid: string;
  /** When the user signed in, not when the token was renewed: milliseconds since 1970. */
  signedInAt: number;
}

const SIGN_IN = 'Please sign in to continue.';
const CHALLENGE = { 'WWW-Authenticate': 'Bearer' };

/** Faults of the token itself; other errors are ours and no reason to sign in again. */
const TOKEN_FAULTS = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** The SDK reports a failure to fetch Google's public keys with the same code as an invalid token. */
const KEYS_NOT_FETCHED = /^Error (?:while making request|fetching public keys)/;

/** Seconds. */
const CLOCK_SKEW_SECONDS = 300;

/**
 * The signed-in caller. Throws {@link HttpProblem} 401 without a valid token, for an anonymous account, or if the account was deleted.
 * @param checkRevoked whether disabled and revoked accounts are refused at once, which takes a round trip to Auth, instead of when the token
 * expires (within an hour).
 */
export async function signedInCaller(authorization: string | undefined, checkRevoked: boolean): Promise<SignedIn> {
  const { uid, auth_time } = await verified(authorization, checkRevoked);
  if (!checkRevoked && (await wasDeleted(uid))) throw new HttpProblem(401, SIGN_IN, CHALLENGE);
  return { uid, signedInAt: auth_time * 1000 };
}

async function verified(authorization: string | undefined, checkRevoked: boolean): Promise<DecodedIdToken> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(authorization?.trim() ?? '')?.[1];
  if (token === undefined) throw new HttpProblem(401, SIGN_IN, CHALLENGE);
  try {
    const decoded = await getAuth(adminApp()).verifyIdToken(token, checkRevoked);
    // The product has no anonymous accounts, but a project may allow anybody to create any number of them.
    if (!isFromTheFuture(decoded) && decoded.firebase?.sign_in_provider !== 'anonymous') return decoded;
  } catch (error) {
    if (!isTokenFault(error)) throw error;
  }
  throw new HttpProblem(401, SIGN_IN, CHALLENGE);
}

/** The SDK only checks a token's expiry; its issue and the sign-in have to be in the past as well. */
function isFromTheFuture({ iat, auth_time }: DecodedIdToken): boolean {
  return Math.max(iat, auth_time) > Date.now() / 1000 + CLOCK_SKEW_SECONDS;
}

/** Whether the token is wrong, and not our own connection. */
export function isTokenFault(error: unknown): boolean {
  // The SDK throws these for a part that is not a JSON object.
  if (error instanceof SyntaxError || error instanceof TypeError) return true;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' && TOKEN_FAULTS.has(code) && !KEYS_NOT_FETCHED.test(String(message));
}
