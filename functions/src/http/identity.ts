/** Who calls: the Firebase ID token of an `Authorization: Bearer` header. */
import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../repositories/admin-app.ts';
import { HttpProblem } from './http-problem.ts';

export interface SignedIn {
  uid: string;
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

/**
 * The signed-in caller. Throws {@link HttpProblem} 401 without a good token.
 * Revocation is not looked up: a token lives an hour at most, and the look-up would cost every call a round trip.
 */
export async function signedInCaller(authorization: string | undefined): Promise<SignedIn> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(authorization?.trim() ?? '')?.[1];
  if (token === undefined) throw new HttpProblem(401, SIGN_IN, CHALLENGE);
  try {
    const { uid } = await getAuth(adminApp()).verifyIdToken(token);
    return { uid };
  } catch (error) {
    throw isTokenFault(error) ? new HttpProblem(401, SIGN_IN, CHALLENGE) : error;
  }
}

function isTokenFault(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' && TOKEN_FAULTS.has(code) && !KEYS_NOT_FETCHED.test(String(message));
}
