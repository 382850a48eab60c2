import { describe, expect, test } from 'vitest';
import { TaskTooEarlyError } from '../lib/retry.ts';
import {
  beginDeletion,
  continueDeletion,
  type DeletionPorts,
  type DeletionTask,
  type PendingDeletion,
  removeEverything,
} from './delete-account.ts';

const SETTLE_MS = 65 * 60_000;
const DAY_MS = 86_400_000;

class Killed extends Error {}

/**
 * A world with one family in it and a stranger's things. A call is killed at its step number `killAt`, before the step (`false`) or after it
 * (`true`), as a process may be.
 */
function world() {
  const state = {
    time: 0,
    steps: 0,
    killAt: Number.POSITIVE_INFINITY,
    killAfter: false,
    documents: new Set(['anna/story', 'anna/favorite', 'anna/request', 'anna/device', 'ben/story']),
    signIns: new Map<string, 'on' | 'off'>([
      ['anna', 'on'],
      ['ben', 'on'],
    ]),
    marks: new Map<string, PendingDeletion>(),
    queue: [] as DeletionTask[],
    held: new Set<string>(),
    markExtendedAt: 0,
  };
  function step<T>(work: () => T): Promise<T> {
    state.steps += 1;
    const killed = state.steps === state.killAt;
    if (killed && !state.killAfter) return Promise.reject(new Killed());
    const result = work();
    return killed ? Promise.reject(new Killed()) : Promise.resolve(result);
  }
  const ports: DeletionPorts = {
    enqueue: (task) => step(() => void state.queue.push(task)),
    mark: (uid, now) => step(() => void (state.marks.has(uid) || state.marks.set(uid, { requestedAt: now, finished: false }))),
    readMark: (uid) => step(() => state.marks.get(uid) ?? null),
    lockSignIn: (uid) => step(() => void (state.signIns.has(uid) && state.signIns.set(uid, 'off'))),
    removeDocuments: (uid) =>
      step(() => {
        const theirs = [...state.documents].filter((path) => path.startsWith(`${uid}/`));
        for (const path of theirs) state.documents.delete(path);
        return theirs.length;
      }),
    removeSignIn: (uid) => step(() => void state.signIns.delete(uid)),
    finish: (uid) => step(() => void state.marks.set(uid, { ...(state.marks.get(uid) as PendingDeletion), finished: true })),
    isHeld: (uid) => step(() => state.held.has(uid)),
    removeDevices: (uid) => step(() => void state.documents.delete(`${uid}/device`)),
    extendMark: () =>
      step(() => {
        state.markExtendedAt = state.time;
      }),
    now: () => state.time,
    settleMs: SETTLE_MS,
  };
  /** Hands out tasks when their time has come, again after a failure, as the queue does. */
  async function letTheQueueWork(until = Number.POSITIVE_INFINITY): Promise<void> {
    const ends: string[] = [];
    while (state.queue.some(({ at }) => at <= until)) {
      state.queue.sort((one, other) => one.at - other.at);
      const task = state.queue[0] as DeletionTask;
      state.time = Math.max(state.time, task.at);
      try {
        ends.push((await continueDeletion(task, ports)).how);
        state.queue.splice(state.queue.indexOf(task), 1);
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
      }
    }
  }
  const deleteAccount = async (uid: string) => {
    await beginDeletion(uid, ports);
    await removeEverything(uid, ports);
  };
  return { state, ports, letTheQueueWork, deleteAccount };
}

/** What is left of Anna where she has left, and of Ben always. */
const GONE = { documents: ['ben/story'], signIns: [['ben', 'on']] };
const leftOf = ({ state }: ReturnType<typeof world>) => ({ documents: [...state.documents], signIns: [...state.signIns] });

async function stepsOfAWholeDeletion(): Promise<number> {
  const whole = world();
  await whole.deleteAccount('anna');
  await whole.letTheQueueWork();
  return whole.state.steps;
}
const STEPS = await stepsOfAWholeDeletion();

test('an account is removed with everything in it, and no other', async () => {
  const here = world();
  await here.deleteAccount('anna');
  expect(leftOf(here)).toEqual(GONE);
  await here.letTheQueueWork();
  expect(leftOf(here)).toEqual(GONE);
  expect(here.state.marks.get('anna')).toEqual({ requestedAt: 0, finished: true });
});

describe.each([
  ['before', false],
  ['after', true],
])('killed %s a step', (_when, killAfter) => {
  test.each(Array.from({ length: STEPS }, (_, index) => index + 1))(
    'step %i: all is gone in the end, or nothing has happened',
    async (killAt) => {
      const here = world();
      Object.assign(here.state, { killAt, killAfter });
      const answered = await here.deleteAccount('anna').then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof Killed)) throw error;
          return false;
        },
      );
      const began = here.state.marks.has('anna');
      // Who was told that it is done was told the truth.
      if (answered) expect(leftOf(here)).toEqual(GONE);
      await here.letTheQueueWork();
      expect(leftOf(here)).toEqual(began ? GONE : { documents: [...world().state.documents], signIns: [...world().state.signIns] });
      expect(here.state.marks.get('anna')?.finished).toBe(began ? true : undefined);
    },
  );
});

test('a repeated request after a lost response deletes the account as well', async () => {
  const here = world();
  Object.assign(here.state, { killAt: 2, killAfter: true });
  await expect(here.deleteAccount('anna')).rejects.toThrow(Killed);
  await here.deleteAccount('anna');
  await here.letTheQueueWork();
  expect(leftOf(here)).toEqual(GONE);
});

test('what an earlier call wrote afterwards is removed once all calls and tokens have ended', async () => {
  const here = world();
  await here.deleteAccount('anna');
  here.state.documents.add('anna/late');
  await here.letTheQueueWork();
  expect(leftOf(here)).toEqual(GONE);
});

test('a task that comes too early fails and changes nothing', async () => {
  const here = world();
  await beginDeletion('anna', here.ports);
  const before = leftOf(here);
  for (const task of here.state.queue) await expect(continueDeletion(task, here.ports)).rejects.toThrow(TaskTooEarlyError);
  expect(leftOf(here)).toEqual(before);
});

test('a task for an account that was not deleted does nothing', async () => {
  const here = world();
  expect(await continueDeletion({ uid: 'ben', at: 0 }, here.ports)).toEqual({ how: 'nothing-pending', removed: 0 });
  expect(leftOf(here)).toEqual({ documents: [...world().state.documents], signIns: [...world().state.signIns] });
});

test('an account under a legal hold is locked and loses only its devices; its deletion waits until the hold ends [safety 4]', async () => {
  const here = world();
  here.state.held.add('anna');
  await here.deleteAccount('anna');
  await here.letTheQueueWork(40 * DAY_MS);
  expect(leftOf(here)).toEqual({
    documents: [...world().state.documents].filter((path) => path !== 'anna/device'),
    signIns: [
      ['anna', 'off'],
      ['ben', 'on'],
    ],
  });
  expect(here.state.queue).toHaveLength(1);
  expect(here.state.markExtendedAt).toBeGreaterThan(39 * DAY_MS);
  here.state.held.clear();
  await here.letTheQueueWork();
  expect(leftOf(here)).toEqual(GONE);
  expect(here.state.marks.get('anna')?.finished).toBe(true);
});
