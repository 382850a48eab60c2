/** The outbox over its ports: the same in the page and in the service worker (decisions P5 to P7). */
import { withTimeout } from '../lib/with-timeout.ts';
import { deliverStory, deliverUnstored } from './delivery/deliver-story.ts';
import { sendUnstored } from './delivery/send-batch.ts';
import { type DrainRun, drainBatches, drainStories, latestOf } from './drain.ts';
import { type Entry, type EntryOf, LANES, type Lane } from './entry.ts';
import { type DrainReport, EMPTY_REPORT, type Outbox, type Outcome } from './outbox.ts';
import type { OutboxPorts } from './ports.ts';
import { renewed, stateOf, waitingFor, waitsForAccount } from './retry-policy.ts';
import { serverTime } from './server-time.ts';
import { laneLock, withLock } from './with-lock.ts';

/** Milliseconds for Firebase Auth to say who is signed in. */
const IDENTITY_TIMEOUT_MS = 10_000;
/** Milliseconds to wait for another tab's drain of the same lane; with many stories it takes minutes. */
const LANE_LOCK_TIMEOUT_MS = 120_000;
/** Milliseconds until the next look at entries that wait for no time of their own. */
const LOOK_AGAIN_MS = 15_000;
const MIN_LOOK_AGAIN_MS = 1000;

/** A drain of this page that is still looking for entries: a call while it runs makes it look again. */
interface RunningDrain {
  report: Promise<DrainReport>;
  again: boolean;
  retryNow: boolean;
}

export function createOutbox(ports: OutboxPorts): Outbox {
  const running: Partial<Record<Lane, RunningDrain>> = {};
  const unsaved = new Map<string, Entry>();

  function drain(lane: Lane, { retryNow = false } = {}): Promise<DrainReport> {
    const current = running[lane];
    if (current) {
      current.again = true;
      current.retryNow ||= retryNow;
      return current.report;
    }
    const mine: RunningDrain = { report: Promise.resolve(EMPTY_REPORT), again: false, retryNow };
    running[lane] = mine;
    mine.report = drainOnce(lane, mine, () => {
      // From here on this drain does not look any more, so a call starts a new one.
      if (running[lane] === mine) delete running[lane];
    });
    return mine.report;
  }

  async function drainOnce(lane: Lane, mine: RunningDrain, stopLooking: () => void): Promise<DrainReport> {
    const outcomes: Outcome[] = [];
    try {
      const userId = await withTimeout(IDENTITY_TIMEOUT_MS, () => ports.identity.userId(), ports.clock);
      if (userId === null) return EMPTY_REPORT;
      if (!ports.online() && !mine.retryNow) {
        stopLooking();
        return await reportOffline(lane, userId);
      }
      const { retryNow } = mine;
      const run: DrainRun = { ports, lane, userId, retryNow, tried: new Set(), outcomes, unsaved, blocked: null, signedOut: false };
      await withLock(ports, laneLock(lane), { timeoutMs: LANE_LOCK_TIMEOUT_MS }, () => lookUntilDone(run, mine, stopLooking));
      const favorites = lane === 'story' && outcomes.some(({ kind }) => kind === 'delivered') ? await drain('favorite') : EMPTY_REPORT;
      return {
        outcomes: [...outcomes, ...favorites.outcomes],
        nextDue: earlier(await nextDue(lane, userId), favorites.nextDue),
      };
    } catch {
      // Storage, Firebase Auth or the lock did not answer: stored entries stay stored.
      return { outcomes, nextDue: ports.clock.now() + LOOK_AGAIN_MS };
    } finally {
      stopLooking();
    }
  }

  async function lookUntilDone(run: DrainRun, mine: RunningDrain, stopLooking: () => void): Promise<void> {
    const time = serverTime();
    do {
      mine.again = false;
      run.retryNow = mine.retryNow;
      if (run.lane === 'story') await drainStories(run as DrainRun<'story'>);
      else await drainBatches(run as DrainRun<'favorite' | 'progress'>, time);
    } while (mine.again && !run.signedOut);
    stopLooking();
  }

  async function listOf<L extends Lane>(lane: L, userId: string): Promise<EntryOf[L][]> {
    const entries = await ports.queue.list(lane);
    return entries.filter((entry) => entry.userId === userId).map((entry) => latestOf(entry, unsaved));
  }

  /** Without a network every due entry waits, and nothing is stored about it. */
  async function reportOffline(lane: Lane, userId: string): Promise<DrainReport> {
    const now = ports.clock.now();
    const due = (await listOf(lane, userId)).filter((entry) => stateOf(entry, now) === 'due');
    return { outcomes: due.map((entry) => ({ kind: 'waiting', entry: waitingFor(entry, 'offline', now) })), nextDue: null };
  }

  async function nextDue(lane: Lane, userId: string): Promise<number | null> {
    const now = ports.clock.now();
    const times = (await listOf(lane, userId))
      .filter((entry) => !entry.attention)
      .map(({ wait }) => Math.max(wait?.until ?? now + LOOK_AGAIN_MS, now + MIN_LOOK_AGAIN_MS));
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
    sendUnstored: (entry) => (entry.type === 'story' ? deliverUnstored(ports, entry) : sendUnstored(ports, entry)),
    async retry(entry) {
      await ports.queue.change(entry.type, [entry.id], (stored) => renewed(stored, ports.clock.now()));
      unsaved.delete(entry.id);
    },
    discard: (entry) => ports.queue.remove(entry.type, [entry.id]),
    async signedIn(userId) {
      for (const lane of LANES) {
        const waiting = await listOf(lane, userId).catch(() => []);
        const ids = waiting.filter(({ wait }) => wait && waitsForAccount(wait)).map(({ id }) => id);
        for (const id of ids) unsaved.delete(id);
        if (ids.length > 0) await ports.queue.change(lane, ids, ({ wait: _, ...entry }) => entry as EntryOf[Lane]).catch(() => undefined);
      }
    },
  };
}

function earlier(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
