/** The tabs and the worker of a simulated device: what each drains, and when it drains again. */
import { createDrain } from '../../web/src/data/outbox/create-drain.ts';
import { createOutbox } from '../../web/src/data/outbox/create-outbox.ts';
import { LANES, type Lane } from '../../web/src/data/outbox/entry.ts';
import type { Sender } from '../../web/src/data/outbox/lane.ts';
import type { DrainReport, Outbox } from '../../web/src/data/outbox/outbox.ts';
import { recordingLane } from '../../web/src/features/voices/api/recording-lane.ts';
import type { Device, Process } from './device.ts';
import { GUEST_TOKEN } from './entries.ts';
import { WORKER } from './schedule.ts';

export const GUEST: Sender = { token: GUEST_TOKEN };

export interface Running {
  process: Process;
  outbox: Outbox;
  drainRecordings: (options: { sender: Sender; retryNow: boolean }) => Promise<DrainReport<unknown>>;
  /** Cancels the next drain, by the lane, or by the sender of recordings. */
  timers: Map<string, () => void>;
}

export function processes(device: Device) {
  const running: (Running | undefined)[] = [];
  /** Calls that have not returned. */
  const open = new Set<{ what: string; process: Process }>();
  const rejected: string[] = [];
  let first: Process | undefined;

  /** The tab or worker of this number; a crashed one is started again. */
  function at(number: number): Running {
    const there = running[number];
    if (there?.process.alive) return there;
    const process = device.start();
    first ??= process;
    const { ports, takes } = process;
    const recordings = createDrain(ports, recordingLane(ports, takes));
    const started: Running = { process, outbox: createOutbox(ports), drainRecordings: recordings.drain, timers: new Map() };
    running[number] = started;
    return started;
  }

  function follow(what: string, { process }: Running, work: Promise<unknown>): void {
    const call = { what, process };
    open.add(call);
    void work.finally(() => open.delete(call)).catch((error: unknown) => rejected.push(`${what}: ${String(error)}`));
  }

  async function drain(who: Running, lane: Lane, retryNow = false): Promise<void> {
    const { nextDue } = await who.outbox.drain(lane, { retryNow });
    plan(who, lane, nextDue, () => drain(who, lane));
  }

  async function drainRecordings(who: Running, sender: Sender, retryNow = false): Promise<void> {
    // An account's pages close with its session.
    if ('uid' in sender && sender.uid !== device.user) return;
    const { nextDue } = await who.drainRecordings({ sender, retryNow });
    plan(who, JSON.stringify(sender), nextDue, () => drainRecordings(who, sender));
  }

  function plan(who: Running, what: string, nextDue: number | null, again: () => Promise<void>): void {
    if (nextDue === null || !who.process.alive) return;
    const { clock } = who.process.ports;
    who.timers.get(what)?.();
    who.timers.set(
      what,
      clock.after(Math.max(0, nextDue - clock.now()), () => follow(`timer ${what}`, who, again())),
    );
  }

  function drainAll(who: Running, retryNow = false): void {
    for (const lane of LANES) follow(`drain ${lane}`, who, drain(who, lane, retryNow));
    drainAllRecordings(who, retryNow);
  }

  /** The worker has no recordings. */
  function drainAllRecordings(who: Running, retryNow: boolean): void {
    if (who === running[WORKER]) return;
    for (const sender of [GUEST, ...(device.user === null ? [] : [{ uid: device.user }])]) {
      follow('drain recordings', who, drainRecordings(who, sender, retryNow));
    }
  }

  return {
    at,
    follow,
    drain,
    drainRecordings,
    drainAll,
    drainAllRecordings,
    alive: () => running.filter((who) => who?.process.alive) as Running[],
    kill: (number: number) => running[number]?.process.kill(),
    closeAll(): void {
      for (const who of running) who?.process.kill();
    },
    /** The numbers belong to new processes from now on; those that run go on. */
    startAnew(): void {
      running.length = 0;
    },
    /** Port calls of the first process that was started. */
    firstCalls: () => first?.calls ?? 0,
    /** Calls that never returned although their process was alive, or rejected, which they must not. */
    hanging: () => [...rejected, ...[...open].filter(({ process }) => process.alive).map(({ what }) => what)],
  };
}
