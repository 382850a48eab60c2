import { expect, test } from 'vitest';
import { coalesceCalls } from './coalesce-calls.ts';

test('a caller during a run waits for the next one', async () => {
  const inTurn = coalesceCalls<string>();
  const groups: number[] = [];
  const ends: (() => void)[] = [];
  const run = (callers: number) =>
    new Promise<string[]>((resolve) => {
      groups.push(callers);
      ends.push(() => resolve(Array.from({ length: callers }, () => `run ${groups.length}`)));
    });
  const first = inTurn('a', run);
  await Promise.resolve();
  const later = [inTurn('a', run), inTurn('a', run)];
  ends.shift()?.();
  expect(await first).toBe('run 1');
  await Promise.resolve();
  ends.shift()?.();
  expect(await Promise.all(later)).toEqual(['run 2', 'run 2']);
  expect(groups).toEqual([1, 2]);
});

test('an error rejects all waiting callers, and the next run starts', async () => {
  const inTurn = coalesceCalls<string>();
  const failing = async (): Promise<string[]> => {
    throw new Error('away');
  };
  const outcomes = await Promise.allSettled([inTurn('a', failing), inTurn('a', failing)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await inTurn('a', async () => ['back'])).toBe('back');
});
