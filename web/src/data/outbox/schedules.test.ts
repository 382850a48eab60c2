// @vitest-environment node
import * as fc from 'fast-check';
import { test } from 'vitest';
import { LONG, SEED } from '../../../../tests/long.ts';
import { expectNoViolations } from '../../../../tests/outbox-simulation/nothing-wrong.ts';
import { schedules } from '../../../../tests/outbox-simulation/schedule.ts';
import { play } from '../../../../tests/outbox-simulation/simulate.ts';
import { tally } from '../../../../tests/outbox-simulation/tally.ts';

/** 10,000 take about three minutes on an idle machine and more than ten on a busy one. */
const SCHEDULES = LONG ? 10_000 : 150;

test(`the outbox under generated schedules of faults loses nothing, sends nothing twice or as another user in ${SCHEDULES} schedules`, {
  timeout: 1_800_000,
}, async () => {
  const sums = tally();
  const property = fc.asyncProperty(schedules, async (schedule) => {
    const played = await play(schedule);
    sums.add(played);
    expectNoViolations(played);
  });
  // A failure prints its seed and path; TUCKAWAY_SEED replays it.
  await fc.assert(property, { numRuns: SCHEDULES, seed: SEED });
  if (LONG) console.log(`Outbox, seed ${SEED}: ${sums.line()}`);
});
