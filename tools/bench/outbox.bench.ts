/** What queues lose, double and get wrong over the same schedules of faults and crashes: ours, a list under one key, and Workbox's. */
import { sample } from 'fast-check';
import { schedules } from '../../tests/outbox-simulation/schedule.ts';
import { play, type Side } from '../../tests/outbox-simulation/simulate.ts';
import { tally } from '../../tests/outbox-simulation/tally.ts';
import { createOutbox } from '../../web/src/data/outbox/create-outbox.ts';
import type { Benchmark } from './frame.ts';
import { plainQueue } from './outbox-sides/plain-queue.ts';
import { workboxQueue } from './outbox-sides/workbox-queue.ts';

const SCHEDULES = 1000;
/** The same schedules as in `npm test`. */
const SEED = 20_261_121;

/** What was broken of what a queue promises, though in the end everything was well again. */
async function broken(side: Side): Promise<Record<string, number>> {
  const { add, sums } = tally();
  for (const schedule of sample(schedules, { numRuns: SCHEDULES, seed: SEED })) add(await play(schedule, side));
  return {
    lost: sums.lost,
    duplicated: sums.duplicated,
    'wrong final favorites': sums.wrongFavorites,
    'sent as another user': sums.asAnotherUser,
    'never sent': sums.hanging,
  };
}

export default {
  name: `What queues break in ${SCHEDULES} schedules of faults and crashes`,
  unit: 'cases',
  rounds: 1,
  sides: {
    'our outbox': () => broken(({ ports }) => createOutbox(ports)),
    'a list under one key': () => broken(plainQueue),
    'workbox-background-sync': () => broken(workboxQueue),
  },
  note: 'All zeros for ours. The others send by our transports, so that ids and keys are the same: what differs is the queue.',
} satisfies Benchmark;
