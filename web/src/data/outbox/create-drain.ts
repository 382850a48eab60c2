/** Drains a lane, whenever something may be due: one tab or worker at a time, and looking again if asked meanwhile. */

import { browserLocks, withLock } from '../device/locks.ts';
import { withTimeout } from '../device/with-timeout.ts';
import type { HttpPorts } from '../http/call.ts';
import { latestOf } from './drain.ts';
import type { Waiting } from './entry.ts';
import type { DrainPorts, LaneOf, Run, Sender } from './lane.ts';
import { type DrainReport, EMPTY_REPORT } from './outbox.ts';
import { stateOf, waitingFor } from './retry-policy.ts';

/** Milliseconds for Firebase Auth to say who is signed in. */
const IDENTITY_TIMEOUT_MS = 10_000;
/** Milliseconds to wait for another tab's drain of the same lane; with many stories it takes minutes. */
const LANE_LOCK_TIMEOUT_MS = 120_000;
/** Milliseconds until the next look at entries that wait for no time of their own. */
const LOOK_AGAIN_MS = 15_000;
const MIN_LOOK_AGAIN_MS = 1000;

/** The ports in the browser: page and service worker differ in the client alone. */
export function drainPorts<C extends HttpPorts>(client: C): C & DrainPorts {
  return { ...client, locks: browserLocks, random: () => Math.random(), online: () => navigator.onLine };
}

export interface DrainOptions {
  /** The user asked for it: also sends entries that only wait for a time. */
  retryNow?: boolean;
  /** Whose entries to send; otherwise those of the signed-in account. */
  sender?: Sender;
}

/** A lane and what this page knows of it. */
export interface LaneDrain<E extends Waiting> {
  /** See `Outbox.drain`. Never rejects. */
  drain(options?: DrainOptions): Promise<DrainReport<E>>;
  list(sender: Sender): Promise<E[]>;
  /** The stored entries are right again. */
  forgetUnsaved(ids: readonly string[]): void;
}

/** A drain of this page that is still looking for entries: a call while it runs makes it look again. */
interface RunningDrain<E> {
  report: Promise<DrainReport<E>>;
  again: boolean;
  retryNow: boolean;
}

export function createDrain<E extends Waiting>(ports: DrainPorts, lane: LaneOf<E>): LaneDrain<E> {
  /** By sender. */
  const running = new Map<string, RunningDrain<E>>();
  const unsaved = new Map<string, E>();

  function drain({ retryNow = false, sender }: DrainOptions = {}): Promise<DrainReport<E>> {
    const key = JSON.stringify(sender ?? null);
    const current = running.get(key);
    if (current) {
      current.again = true;
      current.retryNow ||= retryNow;
      return current.report;
    }
    const mine: RunningDrain<E> = { report: Promise.resolve(EMPTY_REPORT), again: false, retryNow };
    running.set(key, mine);
    mine.report = drainOnce(sender, mine, () => {
      // A call after this point starts a new drain, because this one has read the lane for the last time.
      if (running.get(key) === mine) running.delete(key);
    });
    return mine.report;
  }

  async function drainOnce(given: Sender | undefined, mine: RunningDrain<E>, stopLooking: () => void): Promise<DrainReport<E>> {
    const outcomes: Run<E>['outcomes'] = [];
    try {
      const sender = given ?? (await signedIn());
      if (sender === null) return EMPTY_REPORT;
      if (!ports.online() && !mine.retryNow) {
        stopLooking();
        return await reportOffline(sender);
      }
      const { retryNow } = mine;
      const run: Run<E> = { ports, lane, sender, retryNow, tried: new Set(), outcomes, unsaved, blocked: null, signedOut: false };
      await withLock(ports, lane.lock, { timeoutMs: LANE_LOCK_TIMEOUT_MS }, async () => {
        do {
          mine.again = false;
          run.retryNow = mine.retryNow;
          await lane.drain(run);
        } while (mine.again && !run.signedOut);
        stopLooking();
      });
      return { outcomes, nextDue: await nextDue(sender) };
    } catch {
      // Storage, Firebase Auth or the lock did not answer: stored entries stay stored.
      return { outcomes, nextDue: ports.clock.now() + LOOK_AGAIN_MS };
    } finally {
      stopLooking();
    }
  }

  async function signedIn(): Promise<Sender | null> {
    const uid = await withTimeout(IDENTITY_TIMEOUT_MS, () => ports.identity.userId(), ports.clock);
    return uid === null ? null : { uid };
  }

  async function list(sender: Sender): Promise<E[]> {
    return (await lane.store.list()).filter((entry) => lane.isOf(entry, sender)).map((entry) => latestOf(entry, unsaved));
  }

  /** Without a network every due entry waits, and nothing is stored about it. */
  async function reportOffline(sender: Sender): Promise<DrainReport<E>> {
    const now = ports.clock.now();
    const due = (await list(sender)).filter((entry) => stateOf(entry, now, false, lane.asks) === 'due');
    return { outcomes: due.map((entry) => ({ kind: 'waiting', entry: waitingFor(entry, 'offline', now) })), nextDue: null };
  }

  async function nextDue(sender: Sender): Promise<number | null> {
    const now = ports.clock.now();
    const times = (await list(sender))
      .filter((entry) => !entry.attention)
      .map(({ wait }) => Math.max(wait?.until ?? now + LOOK_AGAIN_MS, now + MIN_LOOK_AGAIN_MS));
    return times.length === 0 ? null : Math.min(...times);
  }

  return {
    drain,
    list,
    forgetUnsaved(ids) {
      for (const id of ids) unsaved.delete(id);
    },
  };
}
