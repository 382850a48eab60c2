// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { LONG } from '../../../../tests/long.ts';
import type { CrashMoment } from '../../../../tests/outbox-simulation/device.ts';
import { expectNoViolations } from '../../../../tests/outbox-simulation/nothing-wrong.ts';
import { SCENARIOS } from '../../../../tests/outbox-simulation/scenarios.ts';
import { play } from '../../../../tests/outbox-simulation/simulate.ts';
import { tally } from '../../../../tests/outbox-simulation/tally.ts';

const MOMENTS: readonly CrashMoment[] = ['before', 'during', 'after'];

describe('a tab or worker that crashes', () => {
  const sums = tally();

  test.each(SCENARIOS)('violates no guarantee at any call of: $name', async ({ schedule, crashes }) => {
    const calls = await countCalls(schedule, crashes);
    expect(calls).toBeGreaterThan(5);
    for (let call = 1; call <= calls; call += 1) {
      // One moment of each call in `npm test`, all three in `npm run test:long`.
      for (const moment of LONG ? MOMENTS : MOMENTS.slice(call % 3, (call % 3) + 1)) {
        const crash = { gap: 0, action: { do: 'crash-at' as const, process: crashes, call, moment } };
        const played = await play({ ...schedule, actions: [crash, ...schedule.actions] });
        sums.add(played);
        expectNoViolations(played);
      }
    }
  });

  test('crashed at every call', () => {
    if (LONG) console.log(`Outbox, every crash point of ${SCENARIOS.length} scenarios: ${sums.line()}`);
    expect(sums.schedules).toBeGreaterThan(LONG ? 1000 : 330);
  });
});

/** How many port calls the process makes when it does not crash. */
async function countCalls(schedule: Parameters<typeof play>[0], crashes: number): Promise<number> {
  const never = { gap: 0, action: { do: 'crash-at' as const, process: crashes, call: 100_000, moment: 'before' as const } };
  const played = await play({ ...schedule, actions: [never, ...schedule.actions] });
  expectNoViolations(played);
  return played.calls;
}
