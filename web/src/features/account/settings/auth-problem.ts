import { AuthFailure, NotSignedIn } from '../../../data/device/errors.ts';
import { CallFailed } from '../../../data/http/call.ts';
import { WRONG_PASSWORD } from './messages.ts';

/** Firebase's codes for a wrong password. */
const WRONG_PASSWORD_CODES = new Set(['auth/wrong-password', 'auth/invalid-credential', 'auth/missing-password']);

/** What went wrong after the user was asked to confirm, in words for the user. @param otherwise if the error has none */
export function authProblem(error: unknown, otherwise: string): string {
  if (error instanceof AuthFailure && WRONG_PASSWORD_CODES.has(error.code)) return WRONG_PASSWORD;
  if (error instanceof CallFailed) return error.reason || otherwise;
  const known = error instanceof AuthFailure || error instanceof NotSignedIn;
  return (known && error.message) || otherwise;
}
