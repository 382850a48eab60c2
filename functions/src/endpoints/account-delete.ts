/**
 * `POST /api/account/delete`: an account and everything in it. Asks for a sign-in of the last minutes, so that no borrowed phone does it. Once
 * the mark is set it will be done, whatever happens to this call: the queue goes on with it.
 */
import { parseDeletionRequest, RECENT_SIGN_IN_MINUTES, SIGN_IN_AGAIN } from '@tuckaway/domain';
import * as logger from 'firebase-functions/logger';
import { beginLeaving, removeEverything } from '../account/leave.ts';
import { leavePorts } from '../account/ports.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { pause } from '../lib/pause.ts';
import { takeTurn } from './account-request.ts';

const SIGN_IN_FIRST = 'Please confirm that it is you, and try again.';
/** Milliseconds that a person waits for it at most; Hosting cuts a request at 60 s. */
const WAIT_MS = 30_000;

export const accountDelete = endpoint({
  name: 'accountDelete',
  method: 'POST',
  auth: 'confirmed',
  handler: async (input, { uid, signedInAt }, context) => {
    takeTurn(context);
    const parsed = parseDeletionRequest(input);
    if (!parsed.ok) throw new HttpProblem(422, parsed.message, {}, parsed.field === undefined ? {} : { field: parsed.field });
    if (Date.now() - signedInAt > RECENT_SIGN_IN_MINUTES * 60_000) throw new HttpProblem(403, SIGN_IN_FIRST, {}, { code: SIGN_IN_AGAIN });
    const ports = leavePorts();
    await beginLeaving(uid, ports);
    const startedAt = Date.now();
    const removing = removeEverything(uid, ports).then(
      (removed) => ({ deleted: 'now', removed }),
      (error: unknown) => {
        logger.warn('account deletion goes on later', { code: String((error as { code?: unknown }).code ?? 'none') });
        return LATER;
      },
    );
    const { deleted, removed } = await Promise.race([removing, pause(WAIT_MS).then(() => LATER)]);
    logger.info('account deleted', { deleted, removed, ms: Date.now() - startedAt });
    return { deleted };
  },
});

const LATER = { deleted: 'soon', removed: 0 };
