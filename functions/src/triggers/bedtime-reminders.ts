/** Every few minutes: finds the shards in which a bedtime reminder is due, and enqueues a task for each (decisions P14). */

import { shardsWithDueReminders } from '../firestore/push-due-shards.ts';
import { enqueuePushTask } from '../firestore/push-queue.ts';
import { claimKey } from '../push/tasks.ts';

/** As `index.ts` schedules it: two schedulers within one round enqueue the same names, which the queue takes once. */
const ROUND_MS = 5 * 60 * 1000;

/** @param now milliseconds since 1970. Throws where the store or the queue does not answer. */
export async function bedtimeReminders(now: number = Date.now()): Promise<void> {
  const slot = Math.floor(now / ROUND_MS);
  const shards = await shardsWithDueReminders(now);
  await Promise.all(shards.map((shard) => enqueuePushTask({ task: { kind: 'claim', shard, slot }, name: claimKey({ shard, slot }) })));
}
