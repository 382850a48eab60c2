/** Ordinary uses, in which a tab or the worker crashes at each of its calls in turn. */
import type { Fault } from './faults.ts';
import { type Action, type Schedule, WORKER } from './schedule.ts';

export interface Scenario {
  name: string;
  /** The number of the tab or worker that crashes. */
  crashes: number;
  schedule: Schedule;
}

const CREATE: Action = { do: 'create', tab: 0, leaves: null, cancels: null };
const LEAVE: Action = { ...CREATE, leaves: 3000 };
const OFFLINE: Action = { do: 'network', up: false };
const ONLINE: Action = { do: 'network', up: true };
const DRAIN_ALL = (process: number): Action => ({ do: 'drain', process, lane: 'all', retryNow: true });
const RECORD = (page: number, guest = false, tab = 0): Action => ({ do: 'record', tab, guest, page });
const RECORDINGS = [RECORD(0), RECORD(1), RECORD(0), RECORD(1, true), RECORD(1, true)];
const PRESSES: Action[] = [
  { do: 'press', tab: 0, story: 0, on: true },
  { do: 'press', tab: 0, story: 1, on: true },
  { do: 'press', tab: 0, story: 3, on: true },
  { do: 'press', tab: 0, story: 1, on: false },
  { do: 'turn-page', tab: 0, story: 0, page: 3 },
  { do: 'turn-page', tab: 0, story: 0, page: 4 },
];

export const SCENARIOS: readonly Scenario[] = [
  scenario('a story at the form', [CREATE]),
  scenario('a story whose form is left before it comes', [LEAVE]),
  scenario('a story that is canceled', [{ ...CREATE, cancels: 2000 }]),
  scenario('a story created offline', [OFFLINE, CREATE, ONLINE]),
  scenario('a story whose answers get lost', [CREATE], { faults: ['answer-lost', null, 'answer-lost', null, null, 'answer-lost'] }),
  scenario('a story that is refused', [OFFLINE, CREATE, ONLINE], { faults: [null, 'kept-refusal'] }),
  scenario('a story whose function dies before saving it', [CREATE], { faults: ['function-died-before-saving', null, 'answer-lost'] }),
  scenario('a story whose function dies without it, created offline', [OFFLINE, CREATE, ONLINE], { faults: [null, 'function-died'] }),
  scenario('stories that the worker sends alone', [OFFLINE, CREATE, LEAVE, { do: 'close', process: 0 }, ONLINE, DRAIN_ALL(WORKER)], {
    crashes: WORKER,
  }),
  scenario('favorites and pages', PRESSES),
  scenario('favorites and pages from offline', [OFFLINE, ...PRESSES, ONLINE]),
  scenario('favorites of which some are refused', [OFFLINE, ...PRESSES, ONLINE], {
    faults: ['status-403', null, 'answer-lost', 'status-400', 'status-403', 'status-403'],
  }),
  scenario('favorites of stories that are gone meanwhile', [
    OFFLINE,
    ...PRESSES,
    { do: 'lose-story', story: 0 },
    { do: 'lose-story', story: 3 },
    ONLINE,
  ]),
  scenario('favorites pressed while the clock is ahead', [{ do: 'clock', by: 3_600_000 }, OFFLINE, ...PRESSES, ONLINE]),
  scenario('a favorite where storage is full', [{ do: 'storage', full: true }, ...PRESSES]),
  scenario('two tabs that send at once', [OFFLINE, CREATE, ...PRESSES, ONLINE, DRAIN_ALL(0), DRAIN_ALL(1)]),
  scenario('recordings, of which some are made again', RECORDINGS),
  scenario('recordings from offline', [OFFLINE, ...RECORDINGS, ONLINE]),
  scenario('recordings whose answers get lost', RECORDINGS, {
    faults: ['answer-lost', null, 'answer-lost', 'silence-after-effect', 'slow'],
  }),
  scenario('recordings of which some are refused', [OFFLINE, ...RECORDINGS, ONLINE], {
    faults: ['status-409', 'status-422', 'status-404', 'status-403'],
  }),
  scenario('recordings of a story that is gone meanwhile', [OFFLINE, ...RECORDINGS, { do: 'lose-story', story: 3 }, ONLINE]),
  scenario('recordings where storage is full', [RECORD(0), { do: 'storage', full: true }, ...RECORDINGS]),
  scenario('recordings in two tabs', [OFFLINE, ...RECORDINGS, RECORD(0, false, 1), RECORD(1, true, 1), ONLINE, DRAIN_ALL(1)]),
  scenario('a sign-out in the middle of recordings', [...RECORDINGS, { do: 'sign-out' }, { do: 'sign-in', user: 1 }, ...RECORDINGS]),
  scenario('a sign-out in the middle', [CREATE, ...PRESSES, { do: 'sign-out' }, { do: 'sign-in', user: 1 }, ...PRESSES]),
];

function scenario(
  name: string,
  actions: readonly Action[],
  { crashes = 0, faults = [] }: { crashes?: number; faults?: (Fault | null)[] } = {},
): Scenario {
  return { name, crashes, schedule: { seed: 7, actions: actions.map((action) => ({ gap: 150, action })), faults } };
}
