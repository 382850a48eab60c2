/** One task of the departures' queue: goes on with an account's deletion that was cut off, or looks once more when nothing can come any more. */
import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { goOnLeaving, type LeaveTask } from '../account/leave.ts';
import { leavePorts } from '../account/ports.ts';
import { TooEarly } from '../lib/too-early.ts';

/** Throws where it is to come again: the queue waits longer each time. */
export async function accountTask(task: LeaveTask): Promise<void> {
  const startedAt = Date.now();
  try {
    logger.info('account task', { ...(await goOnLeaving(task, leavePorts())), ms: Date.now() - startedAt });
  } catch (error) {
    // A known kind of error, so that the platform does not log it as an accident.
    throw error instanceof TooEarly ? new HttpsError('unavailable', 'Not yet.') : error;
  }
}
