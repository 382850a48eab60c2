/** What happens on one device, and to its requests: written down, so that it can be played again, and by other queues. */
import * as fc from 'fast-check';
import { LANES, type Lane } from '../../web/src/data/outbox/entry.ts';
import type { CrashMoment } from './device.ts';
import { FAULTS, type Fault } from './faults.ts';

/** A tab, by number; the last one is the worker, where nobody presses anything. */
export const TABS = 3;
export const WORKER = TABS;
export const USERS = ['user-a', 'user-b'] as const;
export const STORIES = ['1', '2', '3', '7a0c8f3e-54d1-4c51-9a4e-0d6a3a0f5b11'] as const;

export type Action =
  | { do: 'press'; tab: number; story: number; on: boolean }
  | { do: 'turn-page'; tab: number; story: number; page: number }
  /** A story at the form. `leaves` and `cancels` are milliseconds after the press, or never. */
  | { do: 'create'; tab: number; leaves: number | null; cancels: number | null }
  /** Takes a story that was made out of the favorites, where it is shown there. */
  | { do: 'remove-made'; tab: number; which: number }
  | { do: 'drain'; process: number; lane: Lane | 'all'; retryNow: boolean }
  | { do: 'sign-out' }
  | { do: 'sign-in'; user: number }
  | { do: 'network'; up: boolean }
  /** The device's clock steps, by so many milliseconds. */
  | { do: 'clock'; by: number }
  | { do: 'storage'; full: boolean }
  | { do: 'close'; process: number }
  | { do: 'crash-at'; process: number; call: number; moment: CrashMoment }
  /** What a person says to the first entry that needs attention. */
  | { do: 'retry' | 'discard'; tab: number };

export interface Schedule {
  seed: number;
  /** What is done, and how many milliseconds after the one before. */
  actions: { gap: number; action: Action }[];
  /** What becomes of the requests, in their order; the rest goes well. */
  faults: (Fault | null)[];
  conflict: 403 | 409;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

const tab = fc.nat(TABS - 1);
const anyProcess = fc.nat(WORKER);
const story = fc.nat(STORIES.length - 1);
const moment = fc.constantFrom(0, 20, 300, 5 * SECOND, 15 * SECOND, 40 * SECOND);
const maybe = (milliseconds: fc.Arbitrary<number>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 2, arbitrary: milliseconds });

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('press' as const), tab, story, on: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('turn-page' as const), tab, story, page: fc.integer({ min: 1, max: 8 }) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      tab,
      leaves: maybe(moment),
      cancels: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, moment),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remove-made' as const), tab, which: fc.nat(3) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('drain' as const),
      process: anyProcess,
      lane: fc.constantFrom(...LANES, 'all' as const),
      retryNow: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'sign-out' as const }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('sign-in' as const), user: fc.nat(USERS.length - 1) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('network' as const), up: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('clock' as const),
      by: fc.constantFrom(-400 * DAY, -2 * DAY, -HOUR, -30 * SECOND, 30 * SECOND, HOUR, 2 * DAY, 40 * DAY),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('storage' as const), full: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('close' as const), process: anyProcess }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('crash-at' as const),
      process: anyProcess,
      call: fc.integer({ min: 1, max: 12 }),
      moment: fc.constantFrom('before' as const, 'during' as const, 'after' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('retry' as const, 'discard' as const), tab }) },
);

const gap = fc.constantFrom(0, 0, 10, 40, 200, 200, 2 * SECOND, 12 * SECOND, 70 * SECOND, 20 * 60 * SECOND, DAY);
const fault: fc.Arbitrary<Fault | null> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 5, arbitrary: fc.constantFrom(...FAULTS) },
);

export const schedules: fc.Arbitrary<Schedule> = fc.record({
  seed: fc.integer(),
  actions: fc.array(fc.record({ gap, action }), { minLength: 6, maxLength: 45, size: 'max' }),
  faults: fc.array(fault, { maxLength: 80, size: 'max' }),
  conflict: fc.constantFrom(403 as const, 409 as const),
});
