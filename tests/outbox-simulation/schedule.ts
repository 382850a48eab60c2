/** A generated schedule of actions on one device and of faults of its requests. It can be replayed. */
import * as fc from 'fast-check';
import { LANES, type Lane } from '../../web/src/data/outbox/entry.ts';
import type { CrashMoment } from './device.ts';
import { GUEST_STORY } from './entries.ts';
import { FAULTS, type Fault } from './faults.ts';

/** Tabs are numbered from 0; the worker has the next number and gets no user actions. */
export const TABS = 3;
export const WORKER = TABS;
export const USERS = ['user-a', 'user-b'] as const;
const CURATED = ['1', '2', '3'];
const OWN = { 'user-a': GUEST_STORY, 'user-b': '7a0c8f3e-54d1-4c51-9a4e-0d6a3a0f5b12' };
/** The stories that exist from the start, by user: three curated ones and an own one. */
export const STORIES: Record<(typeof USERS)[number], readonly string[]> = {
  'user-a': [...CURATED, OWN['user-a']],
  'user-b': [...CURATED, OWN['user-b']],
};
const STORY_COUNT = STORIES['user-a'].length;

export type Action =
  | { do: 'press'; tab: number; story: number; on: boolean }
  | { do: 'turn-page'; tab: number; story: number; page: number }
  /** Creates a story in the form. `leaves` and `cancels`: milliseconds until the user does so, or null. */
  | { do: 'create'; tab: number; leaves: number | null; cancels: number | null }
  /** Records a page of the user's own story, or of the invitation. */
  | { do: 'record'; tab: number; guest: boolean; page: number }
  /** Removes a created story from the favorites, if it is shown there. */
  | { do: 'remove-created'; tab: number; which: number }
  | { do: 'drain'; process: number; lane: Lane | 'recording' | 'all'; retryNow: boolean }
  | { do: 'sign-out' }
  | { do: 'sign-in'; user: number }
  | { do: 'network'; up: boolean }
  /** The device's clock steps by so many milliseconds. */
  | { do: 'clock'; by: number }
  | { do: 'storage'; full: boolean }
  /** The story is unpublished, or deleted on another device. */
  | { do: 'lose-story'; story: number }
  | { do: 'close'; process: number }
  | { do: 'crash-at'; process: number; call: number; moment: CrashMoment }
  /** The user's answer to the first entry that needs attention. */
  | { do: 'retry' | 'discard'; tab: number };

export interface Schedule {
  seed: number;
  /** The actions; `gap` is the milliseconds since the one before. */
  actions: { gap: number; action: Action }[];
  /** The faults of the requests in their order; later requests have none. */
  faults: (Fault | null)[];
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

const tab = fc.nat(TABS - 1);
const anyProcess = fc.nat(WORKER);
const story = fc.nat(STORY_COUNT - 1);
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
  { weight: 6, arbitrary: fc.record({ do: fc.constant('record' as const), tab, guest: fc.boolean(), page: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remove-created' as const), tab, which: fc.nat(3) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('drain' as const),
      process: anyProcess,
      lane: fc.constantFrom(...LANES, 'recording' as const, 'all' as const),
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
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose-story' as const), story }) },
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
});
