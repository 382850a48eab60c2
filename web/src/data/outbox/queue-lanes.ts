/** The three lanes whose entries are in the queue's database (specification section 3). */
import { sendBatch } from './delivery/send-batch.ts';
import { sendStory } from './delivery/story-lane.ts';
import { drainBatches, drainOneByOne } from './drain.ts';
import type { BatchEntry, EntryOf, Lane } from './entry.ts';
import { type LaneOf, laneLock, type Run, type Sender } from './lane.ts';
import type { OutboxPorts } from './ports.ts';
import { serverTime } from './server-time.ts';
import { orderOf, storyLock } from './story-entry.ts';

function queueLane<L extends Lane>({ queue }: OutboxPorts, lane: L, drain: (run: Run<EntryOf[L]>) => Promise<void>): LaneOf<EntryOf[L]> {
  return {
    lock: laneLock(lane),
    store: {
      list: () => queue.list(lane),
      get: (id) => queue.get(lane, id),
      change: (ids, change) => queue.change(lane, ids, change),
      remove: (ids) => queue.remove(lane, ids),
    },
    asks: true,
    isOf: ({ userId }, sender) => userId === uidOf(sender),
    drain,
  };
}

/** A delivered story becomes a favorite, because no form waits for it (decision P5). */
export function storyLane(ports: OutboxPorts): LaneOf<EntryOf['story']> {
  return queueLane(ports, 'story', (run) =>
    drainOneByOne(run, {
      lockOf: storyLock,
      async send(entry) {
        const sent = await sendStory(ports, orderOf(entry), { again: true });
        return sent.kind === 'ready' ? { kind: 'delivered', title: sent.title } : sent;
      },
      finish: (entry, done) => ports.queue.turnIntoFavorite(entry, done.kind === 'delivered' ? (done.title ?? '') : ''),
    }),
  );
}

export function batchLane<L extends BatchEntry['type']>(ports: OutboxPorts, lane: L): LaneOf<EntryOf[L]> {
  return queueLane(ports, lane, (run) => {
    const time = serverTime();
    return drainBatches(run, (batch) => sendBatch(ports, uidOf(run.sender) ?? '', batch, time));
  });
}

/** Guests have nothing in the queue. */
function uidOf(sender: Sender): string | null {
  return 'uid' in sender ? sender.uid : null;
}
