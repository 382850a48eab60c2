/**
 * `POST /api/account/delete`: deletes the account and everything in it. Requires a sign-in within the last minutes, so that a borrowed phone
 * cannot do it. Once the mark is set the queue completes the deletion, whatever happens to this call.
 */
import { parseDeletionRequest, RECENT_SIGN_IN_MINUTES, SIGN_IN_AGAIN } from '@tuckaway/domain';
import * as logger from 'firebase-functions/logger';
import { beginDeletion, type DeletionPorts, removeEverything } from '../../account/delete-account.ts';
import { accepted } from '../../http/body.ts';
import { endpoint } from '../../http/endpoint.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import { errorCode } from '../../lib/error-code.ts';
import { TimeoutError, withTimeout } from '../../lib/with-timeout.ts';
import { deletionPorts } from '../../store/account/account-deletion.ts';
import { limitAccountCalls } from '../rate-limits.ts';

const SIGN_IN_FIRST = 'Please confirm it’s you, and try again.';
/** Milliseconds that the user waits at most; Hosting cuts a request at 60 s. */
const WAIT_MS = 30_000;

export const accountDelete = endpoint({
  name: 'accountDelete',
  method: 'POST',
  auth: 'required',
  handler: async (input, { uid, signedInAt }, context) => {
    await limitAccountCalls(context);
    accepted(parseDeletionRequest(input));
    if (Date.now() - signedInAt > RECENT_SIGN_IN_MINUTES * 60_000) throw new HttpProblem(403, SIGN_IN_FIRST, {}, { code: SIGN_IN_AGAIN });
    return { deleted: await deleteAccount(uid, deletionPorts()) };
  },
});

/** @returns `soon` if the queue has to complete the deletion. */
export async function deleteAccount(uid: string, ports: DeletionPorts): Promise<'now' | 'soon'> {
  await beginDeletion(uid, ports);
  const startedAt = Date.now();
  const removed = await withTimeout(WAIT_MS, () => removeEverything(uid, ports)).catch((error: unknown) => {
    if (!(error instanceof TimeoutError)) logger.warn('account deletion goes on later', { code: errorCode(error) });
    return null;
  });
  const deleted = removed === null ? 'soon' : 'now';
  logger.info('account deleted', { deleted, removed: removed ?? 0, ms: Date.now() - startedAt });
  return deleted;
}
