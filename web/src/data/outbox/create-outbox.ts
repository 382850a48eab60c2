/** The outbox over its ports: the same in the page and in the service worker (decisions P5 to P7). */

import { systemClock } from '../device/with-timeout.ts';
import type { FirestorePorts } from '../firestore/client.ts';
import { createDrain, drainPorts, type LaneDrain } from './create-drain.ts';
import { sendUnstored } from './delivery/send-batch.ts';
import { deliverStory } from './delivery/story-lane.ts';
import { type Entry, type EntryOf, LANES, type Lane } from './entry.ts';
import type { DrainReport, Outbox } from './outbox.ts';
import type { OutboxPorts } from './ports.ts';
import { queueDatabase } from './queue-database.ts';
import { batchLane, storyLane } from './queue-lanes.ts';
import { renewed, waitsForAccount } from './retry-policy.ts';

export function browserPorts(client: FirestorePorts): OutboxPorts {
  return { ...drainPorts(client), queue: queueDatabase(() => indexedDB, systemClock) };
}

export function createOutbox(ports: OutboxPorts): Outbox {
  const lanes: { readonly [L in Lane]: LaneDrain<EntryOf[L]> } = {
    story: createDrain(ports, storyLane(ports)),
    favorite: createDrain(ports, batchLane(ports, 'favorite')),
    progress: createDrain(ports, batchLane(ports, 'progress')),
  };

  const listOf = (lane: Lane, uid: string): Promise<Entry[]> => lanes[lane].list({ uid });

  async function drain(lane: Lane, options?: { retryNow?: boolean }): Promise<DrainReport> {
    const report: DrainReport = await lanes[lane].drain(options);
    if (lane !== 'story' || !report.outcomes.some(({ kind }) => kind === 'delivered')) return report;
    const favorites = await lanes.favorite.drain();
    return { outcomes: [...report.outcomes, ...favorites.outcomes], nextDue: earlier(report.nextDue, favorites.nextDue) };
  }

  return {
    add: (entry) => ports.queue.put(entry),
    async entries(uid) {
      const all = await Promise.all(LANES.map((lane) => listOf(lane, uid))).catch(() => []);
      return all.flat().sort((a, b) => a.timestamp - b.timestamp);
    },
    drain,
    deliverStory: (entry, options) => deliverStory(ports, entry, options, () => void drain('favorite')),
    sendUnstored: (entry) => sendUnstored(ports, entry),
    async retry(entry) {
      await ports.queue.change(entry.type, [entry.id], (stored) => renewed(stored, ports.clock.now()));
      lanes[entry.type].forgetUnsaved([entry.id]);
    },
    discard: (entry) => ports.queue.remove(entry.type, [entry.id]),
    async signedIn(uid) {
      for (const lane of LANES) {
        const waiting = await listOf(lane, uid).catch(() => []);
        const ids = waiting.filter(({ wait }) => wait && waitsForAccount(wait)).map(({ id }) => id);
        lanes[lane].forgetUnsaved(ids);
        if (ids.length > 0) await ports.queue.change(lane, ids, ({ wait: _, ...entry }) => entry as EntryOf[Lane]).catch(() => undefined);
      }
    },
  };
}

function earlier(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
