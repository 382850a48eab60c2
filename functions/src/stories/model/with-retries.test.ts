import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pause } from '../../lib/retry.ts';
import { type FailureKind, StoryFailure } from '../story-failure.ts';
import { retryBudget, withRetries } from './with-retries.ts';

const BUDGET_MS = 10_000;

/** Fails as often as there are failures, then succeeds. */
function failing(...failures: Error[]) {
  const left = [...failures];
  return vi.fn(async () => {
    const failure = left.shift();
    if (failure) throw failure;
    return 'done';
  });
}

const outcome = (call: Promise<unknown>) => call.catch((error: unknown) => error);
const unavailable = () => new StoryFailure('unavailable');

describe('with a clock of the test', () => {
  beforeEach(() => void vi.useFakeTimers());
  const run = async (task: Parameters<typeof withRetries>[0], random = 0) => {
    const startedAt = Date.now();
    const ended = outcome(
      withRetries(
        task,
        retryBudget(BUDGET_MS, () => random),
      ),
    );
    await vi.runAllTimersAsync();
    return { result: await ended, ms: Date.now() - startedAt };
  };

  test.each<FailureKind>(['busy', 'unavailable', 'out-of-time'])('a call that is %s is repeated', async (kind) => {
    const task = failing(new StoryFailure(kind));
    expect((await run(task)).result).toBe('done');
    expect(task).toHaveBeenCalledTimes(2);
  });

  test.each<FailureKind>(['misconfigured', 'no-key', 'refused'])('a call that is %s is not', async (kind) => {
    const task = failing(new StoryFailure(kind));
    expect((await run(task)).result).toMatchObject({ kind });
    expect(task).toHaveBeenCalledOnce();
  });

  test('any other error is not', async () => {
    const task = failing(new RangeError('mine'));
    expect((await run(task)).result).toBeInstanceOf(RangeError);
    expect(task).toHaveBeenCalledOnce();
  });

  test('a call is repeated twice, after growing pauses', async () => {
    const task = failing(unavailable(), unavailable(), unavailable());
    const { result, ms } = await run(task);
    expect(result).toMatchObject({ kind: 'unavailable' });
    expect(task).toHaveBeenCalledTimes(3);
    expect(ms).toBe(200 + 400);
  });

  test('pauses are as long as the service asks for', async () => {
    expect((await run(failing(new StoryFailure('busy', 3)))).ms).toBe(3000);
  });

  test('there is no repetition for which there is no time', async () => {
    const task = failing(new StoryFailure('busy', 60));
    const { result, ms } = await run(task);
    expect(result).toMatchObject({ kind: 'busy' });
    expect(ms).toBe(0);
  });

  test('a silent attempt ends after half of the time, so that there is time for another', async () => {
    const task = vi.fn(() => new Promise<never>(() => undefined));
    const { result, ms } = await run(task);
    expect(result).toMatchObject({ kind: 'out-of-time' });
    expect(task).toHaveBeenCalledTimes(2);
    expect(ms).toBe(BUDGET_MS);
  });

  test('an attempt whose answer keeps arriving may take longer', async () => {
    const { result } = await run(async (_signal, onProgress) => {
      for (let second = 0; second < 9; second += 1) {
        await pause(1000);
        onProgress();
      }
      return 'done';
    });
    expect(result).toBe('done');
  });

  test('an answer that keeps arriving ends with the whole time', async () => {
    let aborted: AbortSignal | undefined;
    const { result, ms } = await run(async (signal, onProgress) => {
      aborted = signal;
      while (!signal.aborted) {
        await pause(1000);
        onProgress();
      }
    });
    expect(result).toMatchObject({ kind: 'out-of-time' });
    expect(aborted?.aborted).toBe(true);
    expect(ms).toBe(BUDGET_MS);
  });
});
