// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { CrashMoment } from '../../../../tests/outbox-simulation/device.ts';
import { expectNothingWrong } from '../../../../tests/outbox-simulation/nothing-wrong.ts';
import { SCENARIOS } from '../../../../tests/outbox-simulation/scenarios.ts';
import { play, type Side } from '../../../../tests/outbox-simulation/simulate.ts';
import { tally } from '../../../../tests/outbox-simulation/tally.ts';
import { createOutbox } from './create-outbox.ts';

const MOMENTS: readonly CrashMoment[] = ['before', 'during', 'after'];

describe('a tab or worker that dies', () => {
  const sums = tally();

  test.each(SCENARIOS)('harms nothing at any call of $name', { timeout: 60_000 }, async ({ schedule, dies }) => {
    const calls = await countCalls(schedule, dies);
    expect(calls).toBeGreaterThan(5);
    for (let call = 1; call <= calls; call += 1) {
      for (const moment of MOMENTS) {
        const crash = { gap: 0, action: { do: 'crash-at' as const, process: dies, call, moment } };
        const played = await play({ ...schedule, actions: [crash, ...schedule.actions] }, ours);
        sums.add(played);
        expectNothingWrong(played);
      }
    }
  });

  test('was made to die at every call there is', () => {
    console.log(`Outbox, every crash point of ${SCENARIOS.length} scenarios: ${sums.line()}`);
    expect(sums.schedules).toBeGreaterThan(1000);
  });
});

const ours: Side = ({ ports }) => createOutbox(ports);

/** The calls to the outside of the process that is going to die, when it does not. */
async function countCalls(schedule: Parameters<typeof play>[0], dies: number): Promise<number> {
  const never = { gap: 0, action: { do: 'crash-at' as const, process: dies, call: 100_000, moment: 'before' as const } };
  const played = await play({ ...schedule, actions: [never, ...schedule.actions] }, ours);
  expectNothingWrong(played);
  return played.calls;
}
