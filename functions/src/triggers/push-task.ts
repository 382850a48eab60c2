/** A task of the push queue: sends one share of a message, or claims a shard's due reminders. */
import { storyForEvening } from '@tuckaway/domain';
import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { pushRetrySeconds } from '../config/params.ts';
import { pause, TaskTooEarlyError } from '../lib/retry.ts';
import { claimReminders } from '../push/claim-reminders.ts';
import { type PushMessage, reminderMessage } from '../push/message.ts';
import { performRun } from '../push/run.ts';
import { configuredSender } from '../push/send-push.ts';
import { type ClaimTask, claimKey, type PushTask, type SendTask } from '../push/tasks.ts';
import { enqueuePushTask } from '../store/push/push-queue.ts';
import { commitClaims, dueReminders, loadClaims } from '../store/push/push-reminders.ts';
import { loadRun, saveRun } from '../store/push/push-runs.ts';
import { noteDelivered } from '../store/push/push-subscriptions.ts';
import { removeSubscriptions, subscriptionsByIds, subscriptionsInRange } from '../store/push/push-targets.ts';
import { readFeatured, readPublishedById } from '../store/stories/published-stories.ts';

/** Throws if the task is to be repeated; the queue waits longer each time. */
export async function pushTask(task: PushTask): Promise<void> {
  const startedAt = Date.now();
  const end = await (task.kind === 'send' ? send(task) : claim(task));
  logger.info('push task', { ...end, ms: Date.now() - startedAt });
}

async function send(task: SendTask): Promise<object> {
  const sender = configuredSender();
  if (sender === null) return { key: task.key, how: 'not-set-up' };
  try {
    const end = await performRun(task, {
      load: loadRun,
      save: saveRun,
      inRange: subscriptionsInRange,
      byIds: subscriptionsByIds,
      remove: removeSubscriptions,
      noteDelivered,
      send: (target, message) => sender.send(target, message),
      isPublished: async (storyId) => (await readPublishedById(String(storyId))) !== null,
      enqueue: enqueuePushTask,
      now: Date.now,
      pause,
      retryMs: pushRetrySeconds.value() * 1000,
    });
    return { key: task.key, ...end };
  } catch (error) {
    // An HttpsError is not logged as a crash.
    throw error instanceof TaskTooEarlyError ? new HttpsError('unavailable', 'Not yet.') : error;
  }
}

async function claim(task: ClaimTask): Promise<object> {
  // One suggestion for each evening, even if a story is published between two pages of reminders.
  const messages = new Map<string, Promise<PushMessage>>();
  const messageFor = async (day: string) => reminderMessage(storyForEvening(await readFeatured(), day));
  const counts = await claimReminders(task, {
    load: loadClaims,
    due: dueReminders,
    commit: commitClaims,
    message: (day) => {
      const message = messages.get(day) ?? messageFor(day);
      messages.set(day, message);
      return message;
    },
    enqueue: enqueuePushTask,
    now: Date.now,
  });
  return { key: claimKey(task), ...counts };
}
