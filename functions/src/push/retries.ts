/** Lists of subscriptions to try again. Each list is a run of its own, with its own task. */
import type { PushTarget } from './subscription.ts';
import type { Enqueue, SendTask } from './tasks.ts';

export interface Retry {
  key: string;
  ids: string[];
  /** 1 for the first. */
  attempt: number;
  /** Milliseconds since 1970. */
  notBefore: number;
}

/** A message that may be tried again at `at` (milliseconds since 1970). */
export interface Deferred {
  target: PushTarget;
  at: number;
}

/** The wait between retries doubles at most this often. */
const MAX_DOUBLINGS = 7;

/**
 * One list for each length of the pause. Pauses that differ by less than a factor of two share a list, which waits for the longest: no service is
 * contacted too early, and there are few lists however many services there are.
 * @returns `dropped`: messages that expire before they could be tried again.
 */
export function retriesOf(
  later: readonly Deferred[],
  task: SendTask,
  { attempt, page }: { attempt: number; page: number },
  { now, retryMs }: { now(): number; retryMs: number },
): { retries: Retry[]; dropped: number } {
  const time = now();
  const shortest = retryMs * 2 ** Math.min(attempt - 1, MAX_DOUBLINGS);
  const lists = new Map<number, { ids: string[]; notBefore: number }>();
  let dropped = 0;
  for (const { target, at } of later) {
    const notBefore = Math.max(at, time + shortest);
    if (notBefore > task.until) {
      dropped += 1;
      continue;
    }
    const doublings = Math.ceil(Math.log2((notBefore - time) / shortest));
    const list = lists.get(doublings) ?? { ids: [], notBefore };
    list.ids.push(target.id);
    list.notBefore = Math.max(list.notBefore, notBefore);
    lists.set(doublings, list);
  }
  return { retries: [...lists.values()].map((list, index) => ({ key: `${task.key}_${page}-${index}`, attempt, ...list })), dropped };
}

export async function enqueueRetry(
  task: SendTask,
  key: string,
  at: number,
  { enqueue, now }: { enqueue: Enqueue; now(): number },
): Promise<void> {
  const { range: _range, ...rest } = task;
  await enqueue({ task: { ...rest, key }, name: key, delayMs: Math.max(0, at - now()) });
}
