/** Verifies the App Check token of the `X-Firebase-AppCheck` header. Loaded only if the deployment requires it. */
import process from 'node:process';
import { getAppCheck } from 'firebase-admin/app-check';
import { appCheckTestKey } from '../config/params.ts';
import { adminApp } from '../store/admin-app.ts';
import { HttpProblem } from './http-problem.ts';

const NOT_OURS = 'Please reload the page and try again.';

const verifyWithGoogle = (token: string): Promise<unknown> => getAppCheck(adminApp()).verifyToken(token);

/**
 * Throws {@link HttpProblem} 401 without a valid token; other errors are ours. The emulators also accept the test key, because Google knows no token
 * of theirs.
 */
export async function requireOurApp(token: string | undefined, verify = verifyWithGoogle): Promise<void> {
  const refused = new HttpProblem(401, NOT_OURS, {}, { code: 'app-check' });
  if (token === undefined || token === '') throw refused;
  if (process.env.FUNCTIONS_EMULATOR === 'true' && token === appCheckTestKey.value()) return;
  try {
    await verify(token);
  } catch (error) {
    throw String((error as { code?: unknown }).code).startsWith('app-check/') ? refused : error;
  }
}
