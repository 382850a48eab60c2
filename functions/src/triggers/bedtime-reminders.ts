/** Every five minutes: enqueues a task for each shard with due bedtime reminders (decision P14). */

import { claimKey } from '../push/tasks.ts';
import { enqueuePushTask } from '../store/push/push-queue.ts';
import { shardsWithDueReminders } from '../store/push/push-reminders.ts';

/** As scheduled in `index.ts`. Two calls within a round use the same task names, which the queue accepts once. */
const ROUND_MS = 5 * 60 * 1000;

/** Throws if the database or the queue fails. @param now milliseconds since 1970 */
export async function bedtimeReminders(now: number = Date.now()): Promise<void> {
  const slot = Math.floor(now / ROUND_MS);
  const shards = await shardsWithDueReminders(now);
  await Promise.all(shards.map((shard) => enqueuePushTask({ task: { kind: 'claim', shard, slot }, name: claimKey({ shard, slot }) })));
}
