/** The outbox over its ports: the same in the page and in the worker (decisions P5 to P7). */

import { within } from '../lib/with-timeout.ts';
import { deliverStory, deliverUnkept } from './deliver-story.ts';
import { drainBatches } from './drain-batches.ts';
import { asKnown, type Run } from './drain-run.ts';
import { drainStories } from './drain-stories.ts';
import { type Entry, type EntryOf, LANES, type Lane } from './entry.ts';
import type { DrainReport, Outbox, Outcome } from './outbox.ts';
import type { OutboxPorts } from './ports.ts';
import { renewed, stateOf, waitingFor } from './retry-policy.ts';
import { sendUnkept } from './send-unkept.ts';
import { serverTime } from './server-time.ts';
import { laneLock, underLock } from './with-lock.ts';

/** Milliseconds for the identity provider to say who is there. */
const IDENTITY_PATIENCE = 10_000;
/** Milliseconds to wait for another tab's drain of the same lane; with many stories it takes minutes. */
const LANE_PATIENCE = 120_000;
/** Milliseconds after which a lane is worth a look where an entry waits for no time of its own, and the shortest time to any other look. */
const LOOK_AGAIN = 15_000;
const AT_ONCE = 1000;
const NOTHING: DrainReport = { outcomes: [], nextDue: null };

/** A drain of this page that still looks: a call while it runs makes it look again. */
interface Running {
  report: Promise<DrainReport>;
  again: boolean;
  hurry: boolean;
}

export function createOutbox(ports: OutboxPorts): Outbox {
  const running: Partial<Record<Lane, Running>> = {};
  const unwritten = new Map<string, Entry>();

  function drain(lane: Lane, { hurry = false } = {}): Promise<DrainReport> {
    const current = running[lane];
    if (current) {
      current.again = true;
      current.hurry ||= hurry;
      return current.report;
    }
    const mine: Running = { report: Promise.resolve(NOTHING), again: false, hurry };
    running[lane] = mine;
    mine.report = drainOnce(lane, mine, () => {
      // From here on a call starts a drain of its own: this one does not look any more.
      if (running[lane] === mine) delete running[lane];
    });
    return mine.report;
  }

  async function drainOnce(lane: Lane, mine: Running, over: () => void): Promise<DrainReport> {
    const outcomes: Outcome[] = [];
    try {
      const userId = await within(ports.clock, IDENTITY_PATIENCE, () => ports.identity.userId());
      if (userId === null) return NOTHING;
      if (!ports.online() && !mine.hurry) {
        over();
        return await offline(lane, userId);
      }
      const run: Run = { ports, lane, userId, hurry: mine.hurry, tried: new Set(), outcomes, unwritten, closed: null, signedOut: false };
      await underLock(ports, laneLock(lane), { patience: LANE_PATIENCE }, () => lookUntilDone(run, mine, over));
      const favorites = lane === 'story' && outcomes.some(({ kind }) => kind === 'delivered') ? await drain('favorite') : NOTHING;
      return {
        outcomes: [...outcomes, ...favorites.outcomes],
        nextDue: earlier(await nextDue(lane, userId), favorites.nextDue),
      };
    } catch {
      // Storage, the provider or the lock gave no answer: what is kept stays kept.
      return { outcomes, nextDue: ports.clock.now() + LOOK_AGAIN };
    } finally {
      over();
    }
  }

  async function lookUntilDone(run: Run, mine: Running, over: () => void): Promise<void> {
    const time = serverTime();
    do {
      mine.again = false;
      run.hurry = mine.hurry;
      if (run.lane === 'story') await drainStories(run as Run<'story'>);
      else await drainBatches(run as Run<'favorite' | 'progress'>, time);
    } while (mine.again && !run.signedOut);
    over();
  }

  async function listOf<L extends Lane>(lane: L, userId: string): Promise<EntryOf[L][]> {
    const entries = await ports.queue.list(lane);
    return entries.filter((entry) => entry.userId === userId).map((entry) => asKnown(entry, unwritten));
  }

  /** There is no way out: all that is due waits, and nothing is written down about it. */
  async function offline(lane: Lane, userId: string): Promise<DrainReport> {
    const now = ports.clock.now();
    const due = (await listOf(lane, userId)).filter((entry) => stateOf(entry, now) === 'due');
    return { outcomes: due.map((entry) => ({ kind: 'waiting', entry: waitingFor(entry, 'offline', now) })), nextDue: null };
  }

  async function nextDue(lane: Lane, userId: string): Promise<number | null> {
    const now = ports.clock.now();
    const times = (await listOf(lane, userId))
      .filter((entry) => !entry.attention)
      .map(({ wait }) => Math.max(wait?.until ?? now + LOOK_AGAIN, now + AT_ONCE));
    return times.length === 0 ? null : Math.min(...times);
  }

  return {
    add: (entry) => ports.queue.put(entry),
    async entries(userId) {
      const lanes = await Promise.all(LANES.map((lane) => listOf(lane, userId))).catch(() => []);
      return lanes.flat().sort((a: Entry, b: Entry) => a.timestamp - b.timestamp);
    },
    drain,
    deliverStory: (entry, options) => deliverStory(ports, entry, options, () => void drain('favorite')),
    sendUnkept: (entry) => (entry.type === 'story' ? deliverUnkept(ports, entry) : sendUnkept(ports, entry)),
    async retry(entry) {
      await ports.queue.change(entry.type, [entry.id], (kept) => renewed(kept, ports.clock.now()));
      unwritten.delete(entry.id);
    },
    discard: (entry) => ports.queue.remove(entry.type, [entry.id]),
    async signedIn(userId) {
      for (const lane of LANES) {
        const waiting = await listOf(lane, userId).catch(() => []);
        const ids = waiting.filter(({ wait }) => wait?.because === 'sign-in').map(({ id }) => id);
        for (const id of ids) unwritten.delete(id);
        if (ids.length > 0) await ports.queue.change(lane, ids, ({ wait: _, ...entry }) => entry as EntryOf[Lane]).catch(() => undefined);
      }
    },
  };
}

function earlier(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
