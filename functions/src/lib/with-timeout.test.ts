import { beforeEach, expect, test, vi } from 'vitest';
import { pause } from './retry.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
const outcome = (call: Promise<unknown>) => call.catch((error: unknown) => error);

test('work that takes too long is rejected, and its signal aborted', async () => {
  let seen: AbortSignal | undefined;
  const ended = outcome(
    withTimeout(1000, (signal) => {
      seen = signal;
      return pause(2000);
    }),
  );
  await vi.advanceTimersByTimeAsync(999);
  expect(seen?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await ended).toBeInstanceOf(TimeoutError);
  expect(seen?.aborted).toBe(true);
});

test('work can be granted more time, and then runs out of that', async () => {
  const work = (milliseconds: number) =>
    withTimeout(1000, async (_signal, grant) => {
      await pause(900);
      grant(1000);
      await pause(milliseconds);
      return 'done';
    });
  const [enough, tooLong] = [work(900), outcome(work(1100))];
  await vi.advanceTimersByTimeAsync(2000);
  expect(await enough).toBe('done');
  expect(await tooLong).toBeInstanceOf(TimeoutError);
});
