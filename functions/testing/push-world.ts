/**
 * For tests: an in-memory world. Events are repeated, late and out of order; the queue knows names and delivers at least once; functions are killed at
 * any step; responses of commits are lost; devices show one notification per tag.
 */
import { ChangedMeanwhile, TaskTooEarlyError } from '../src/lib/retry.ts';
import { type Announcement, announceStory } from '../src/push/announce-story.ts';
import { type ClaimPorts, type ClaimState, claimReminders, type DueReminder } from '../src/push/claim-reminders.ts';
import type { PushOutcome } from '../src/push/message.ts';
import { performRun, type Retry, type RunPorts, type RunState, type StoredRun } from '../src/push/run.ts';
import type { PushTarget } from '../src/push/subscription.ts';
import { claimKey, type Enqueued, type PushTask } from '../src/push/tasks.ts';

/** The function's instance was killed. */
export class Killed extends Error {}

interface Device {
  target: PushTarget;
  /** The tags and texts that arrived, newest last. */
  got: string[];
  read: string[];
}

interface Waiting {
  task: PushTask;
  name: string;
  dueAt: number;
}

export interface WorldOptions {
  devices: number;
  ranges?: number;
  /** A push service's answer; sent by default. */
  answer?: (target: PushTarget, now: number) => PushOutcome;
  /** A device's endpoint; one of three push services by default. */
  endpoint?: (index: number) => string;
  /** Whether a function is killed at this step. */
  killed?: () => boolean;
  /** Whether the response of a commit is lost: the client repeats it and gets a conflict. */
  lost?: () => boolean;
  retryMs?: number;
}

export function world({
  devices: count,
  ranges = 4,
  answer = () => ({ kind: 'sent' }),
  endpoint = (index) => `https://push${index % 3}.example/send/${index}`,
  killed = () => false,
  lost = () => false,
  retryMs = 30_000,
}: WorldOptions) {
  const start = Date.parse('2026-11-21T18:00:00Z');
  const clock = { now: start };
  const devices = new Map<string, Device>();
  for (let index = 0; index < count; index += 1) {
    const id = ((BigInt(index) * 0x9e3779b97f4a7c15n) % 2n ** 64n).toString(16).padStart(64, '0').split('').reverse().join('');
    devices.set(id, { target: { id, endpoint: endpoint(index), p256dh: '', auth: '' }, got: [], read: [] });
  }
  const runs = new Map<string, { version: number; state?: RunState; list?: Omit<Retry, 'key'> }>();
  const claims = new Map<string, ClaimState>();
  const reminders = new Map<string, DueReminder<number>>();
  const announcements = new Map<string, Announcement & { announced: boolean }>();
  const names = new Set<string>();
  const unpublished = new Set<number>();
  let queue: Waiting[] = [];
  let pages = 0;
  const noted: string[] = [];

  const step = () => {
    if (killed()) throw new Killed();
  };

  const commit = (apply: () => void) => {
    step();
    apply();
    if (lost()) apply();
    step();
  };

  const enqueue = async ({ task, name, delayMs = 0 }: Enqueued) => {
    step();
    if (!names.has(name)) queue.push({ task, name, dueAt: clock.now + delayMs });
    names.add(name);
    step();
  };

  const runPorts: RunPorts<number> = {
    async load(key) {
      const run = runs.get(key);
      if (!run) return null;
      return { version: run.version, state: run.state, ...(run.list ? { list: run.list } : {}) } satisfies StoredRun<number>;
    },
    async save(key, version, state, retries) {
      commit(() => {
        const run = runs.get(key);
        if ((run?.version ?? null) !== version) throw new ChangedMeanwhile();
        runs.set(key, { ...run, version: (version ?? 0) + 1, state });
        for (const { key: retryKey, ...list } of retries) runs.set(retryKey, { version: 1, list });
      });
      return (version ?? 0) + 1;
    },
    async inRange({ from, to }, after, limit) {
      pages += 1;
      return [...devices.keys()]
        .filter((id) => id >= from && id < to && id > after)
        .sort()
        .slice(0, limit)
        .map((id) => devices.get(id)?.target as PushTarget);
    },
    byIds: async (ids) => ids.flatMap((id) => devices.get(id)?.target ?? []),
    async remove(ids) {
      step();
      for (const id of ids) devices.delete(id);
    },
    async noteDelivered(ids) {
      step();
      noted.push(...ids);
      for (const id of ids) {
        const device = devices.get(id);
        if (device) device.target = { ...device.target, isProven: true };
      }
    },
    async send(target, { payload }) {
      step();
      const outcome = answer(target, clock.now);
      if (outcome.kind === 'sent') {
        const { tag, body } = JSON.parse(payload.toString()) as { tag: string; body: string };
        devices.get(target.id)?.got.push(tag);
        devices.get(target.id)?.read.push(body);
      }
      return outcome;
    },
    isPublished: async (storyId) => !unpublished.has(storyId),
    enqueue,
    now: () => clock.now,
    async pause(milliseconds) {
      clock.now += milliseconds;
    },
    retryMs,
  };

  const claimPorts: ClaimPorts<number> = {
    load: async (key) => claims.get(key) ?? null,
    due: async (shard, now, limit) =>
      [...reminders.values()]
        .filter(({ id, at }) => id.startsWith(shard) && at <= now)
        .sort((one, other) => one.at - other.at)
        .slice(0, limit),
    async commit(key, state, moved, list) {
      commit(() => {
        if (moved.some(({ reminder }) => reminders.get(reminder.id)?.version !== reminder.version)) throw new ChangedMeanwhile();
        if (list && runs.has(list.key)) throw new ChangedMeanwhile();
        for (const { reminder, next } of moved) {
          if (next) reminders.set(reminder.id, { ...reminder, ...next, version: reminder.version + 1 });
          else reminders.delete(reminder.id);
        }
        if (list) runs.set(list.key, { version: 1, list: { ids: list.ids, attempt: 0, notBefore: 0 } });
        claims.set(key, state);
      });
    },
    message: async (day) => ({
      notification: { title: 'Time', body: `for a story on ${day}`, tag: 'bedtime-reminder', data: { url: '/' } },
      ttl: 3600,
      urgency: 'normal',
      topic: 'bedtime-reminder',
    }),
    enqueue,
    now: () => clock.now,
  };

  const perform = async (task: PushTask) => (task.kind === 'send' ? performRun(task, runPorts) : claimReminders(task, claimPorts));

  return {
    clock,
    devices,
    runs,
    reminders,
    unpublished,
    perform,
    pages: () => pages,
    /** The ids of all calls of `noteDelivered`. */
    noted: () => noted,
    queued: () => queue,

    /** The transaction that publishes a story for the first time. */
    publish(docId: string, storyId: number) {
      announcements.set(docId, { storyId, title: `Story ${storyId}`, publishedAt: clock.now, announced: false });
    },
    /** Delivers the event. @returns false if the function was killed and the event has to be repeated. */
    async deliver(docId: string): Promise<boolean> {
      return announceStory(docId, {
        due: async () => {
          const found = announcements.get(docId);
          return found && !found.announced ? found : null;
        },
        settle: async () => {
          step();
          const found = announcements.get(docId);
          if (found) found.announced = true;
        },
        enqueue,
        ranges,
      }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Killed) return false;
          throw error;
        },
      );
    },
    schedule(shard: string, slot: number) {
      return enqueue({ task: { kind: 'claim', shard, slot }, name: claimKey({ shard, slot }) });
    },
    /** Delivers tasks until the queue is empty, each until it succeeds; `pick` chooses the next. */
    async work(pick: (length: number) => number = () => 0): Promise<void> {
      while (queue.length > 0) {
        const due = queue.filter(({ dueAt }) => dueAt <= clock.now);
        if (due.length === 0) {
          clock.now = Math.min(...queue.map(({ dueAt }) => dueAt));
          continue;
        }
        const next = due[pick(due.length)] as Waiting;
        try {
          await perform(next.task);
          queue = queue.filter((one) => one !== next);
        } catch (error) {
          if (!(error instanceof Killed) && !(error instanceof TaskTooEarlyError)) throw error;
          next.dueAt = clock.now + 5000;
        }
      }
    },
    /** The queue forgets names an hour after their task. */
    forgetNames() {
      names.clear();
    },
    /** What each device shows: one notification per tag. */
    shown: () => [...devices.values()].map(({ got }) => new Set(got)),
    sent: () => [...devices.values()].reduce((sum, { got }) => sum + got.length, 0),
  };
}
