/** Firestore as it is to a function, for benches that share this machine's processors with nothing else: answers that take time and no work. */
import { setTimeout as wait } from 'node:timers/promises';
import { performRun, type RunPorts } from '../../../functions/src/push/run.ts';
import type { PushSender } from '../../../functions/src/push/sender.ts';
import type { PushTarget } from '../../../functions/src/push/subscription.ts';
import { storyMessage } from '../../../functions/src/push/texts.ts';

export interface Latencies {
  /** Milliseconds for a page of 1,000 documents. */
  page: number;
  /** Milliseconds for a commit of one or two documents. */
  commit: number;
}

/**
 * One share of a story, as the task performs it. Throws where not everybody was reached.
 * @param targets in the order of their ids
 * @param send null for the reading half: everything counts as sent
 */
export async function runOver(targets: readonly PushTarget[], { page, commit }: Latencies, send: PushSender['send'] | null): Promise<void> {
  const pause = async (milliseconds: number) => (milliseconds > 0 ? void (await wait(milliseconds)) : undefined);
  // A page goes on where the one before ended, as the index does.
  const places = new Map(targets.map(({ id }, index) => [id, index]));
  const ports: RunPorts<number> = {
    load: async () => null,
    async save(_key, version) {
      await pause(commit);
      return (version ?? 0) + 1;
    },
    async inRange(_range, after, limit) {
      await pause(page);
      const start = after === '' ? 0 : (places.get(after) ?? 0) + 1;
      return targets.slice(start, start + limit);
    },
    byIds: async () => [],
    remove: async () => undefined,
    send: send ?? (async () => ({ kind: 'sent' })),
    serviceOf: () => '',
    isPublished: async () => true,
    enqueue: async () => undefined,
    now: Date.now,
    pause,
    retryMs: 1000,
  };
  const { sent } = await performRun(
    { kind: 'send', key: 'share', message: storyMessage(1, 'A Story'), until: Number.POSITIVE_INFINITY, range: { from: '0', to: 'g' } },
    ports,
  );
  if (sent !== targets.length) throw new Error(`${sent} of ${targets.length} were sent.`);
}
