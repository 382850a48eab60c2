// @vitest-environment node
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { LONG, SEED } from '../../../../tests/outbox-simulation/long.ts';
import { expectNothingWrong } from '../../../../tests/outbox-simulation/nothing-wrong.ts';
import { schedules } from '../../../../tests/outbox-simulation/schedule.ts';
import { play, type Side } from '../../../../tests/outbox-simulation/simulate.ts';
import { tally } from '../../../../tests/outbox-simulation/tally.ts';
import { createOutbox } from './create-outbox.ts';

const SCHEDULES = LONG ? 10_000 : 1000;
const ours: Side = ({ ports }) => createOutbox(ports);

describe('the outbox under generated schedules of faults', () => {
  test(`loses, doubles, mistakes and sends as somebody else nothing in ${SCHEDULES} schedules`, { timeout: 600_000 }, async () => {
    const sums = tally();
    const property = fc.asyncProperty(schedules, async (schedule) => {
      const played = await play(schedule, ours);
      sums.add(played);
      expectNothingWrong(played);
    });
    // A failure says the seed and the path: TUCKAWAY_SEED plays it again.
    await fc.assert(property, { numRuns: SCHEDULES, seed: SEED });
    console.log(`Outbox, seed ${SEED}: ${sums.line()}`);
  });
});
