/** A task of the deletion queue: continues an interrupted account deletion, or completes it once all its tokens have expired. */
import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { continueDeletion, type DeletionTask } from '../account/delete-account.ts';
import { TaskTooEarlyError } from '../lib/retry.ts';
import { deletionPorts } from '../store/account/account-deletion.ts';

/** Throws if the task is to be repeated; the queue waits longer each time. */
export async function accountTask(task: DeletionTask): Promise<void> {
  const startedAt = Date.now();
  try {
    logger.info('account task', { ...(await continueDeletion(task, deletionPorts())), ms: Date.now() - startedAt });
  } catch (error) {
    // An HttpsError is not logged as a crash.
    throw error instanceof TaskTooEarlyError ? new HttpsError('unavailable', 'Not yet.') : error;
  }
}
