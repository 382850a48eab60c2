/** A task of the push queue: sends one share of a message, or claims a shard's due reminders. */
import { storyForEvening } from '@tuckaway/domain';
import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { readFeatured, readPublishedById } from '../firestore/published-stories.ts';
import { enqueuePushTask } from '../firestore/push-queue.ts';
import { commitClaims, dueReminders, loadClaims } from '../firestore/push-reminders.ts';
import { loadRun, saveRun } from '../firestore/push-runs.ts';
import { removeSubscriptions, subscriptionsByIds, subscriptionsInRange } from '../firestore/push-targets.ts';
import { pause } from '../lib/retry.ts';
import { TooEarly } from '../lib/too-early.ts';
import { pushRetrySeconds } from '../params.ts';
import { claimReminders } from '../push/claim-reminders.ts';
import type { ClaimPorts, RunPorts } from '../push/ports.ts';
import { performRun } from '../push/run.ts';
import { configuredSender } from '../push/send-push.ts';
import { type ClaimTask, claimKey, type PushTask, type SendTask } from '../push/tasks.ts';
import { reminderMessage } from '../push/texts.ts';

/** Throws if the task is to be repeated; the queue waits longer each time. */
export async function pushTask(task: PushTask): Promise<void> {
  const startedAt = Date.now();
  const end = await (task.kind === 'send' ? send(task) : claim(task));
  logger.info('push task', { ...end, ms: Date.now() - startedAt });
}

async function send(task: SendTask): Promise<object> {
  const sender = configuredSender();
  if (sender === null) return { key: task.key, how: 'not-set-up' };
  const ports: RunPorts<Awaited<ReturnType<typeof saveRun>>> = {
    load: loadRun,
    save: saveRun,
    inRange: subscriptionsInRange,
    byIds: subscriptionsByIds,
    remove: removeSubscriptions,
    send: (target, message) => sender.send(target, message),
    isPublished: async (storyId) => (await readPublishedById(String(storyId))) !== null,
    enqueue: enqueuePushTask,
    now: Date.now,
    pause,
    retryMs: pushRetrySeconds.value() * 1000,
  };
  try {
    return { key: task.key, ...(await performRun(task, ports)) };
  } catch (error) {
    // An HttpsError is not logged as a crash.
    throw error instanceof TooEarly ? new HttpsError('unavailable', 'Not yet.') : error;
  }
}

const CLAIM_PORTS: ClaimPorts<Parameters<typeof commitClaims>[2][number]['reminder']['version']> = {
  load: loadClaims,
  due: dueReminders,
  commit: commitClaims,
  message: async (day) => reminderMessage(storyForEvening(await readFeatured(), day)),
  enqueue: enqueuePushTask,
  now: Date.now,
};

async function claim(task: ClaimTask): Promise<object> {
  return { key: claimKey(task), ...(await claimReminders(task, CLAIM_PORTS)) };
}
