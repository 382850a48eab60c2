import { expect, test } from 'vitest';
import { coalesceCalls } from './coalesce-calls.ts';

test('simultaneous callers share one run, and each gets its own result', async () => {
  const inTurn = coalesceCalls<number>();
  const groups: number[] = [];
  const run = async (callers: number) => {
    groups.push(callers);
    return Array.from({ length: callers }, (_caller, index) => index);
  };
  expect(await Promise.all(Array.from({ length: 5 }, () => inTurn('a', run)))).toEqual([0, 1, 2, 3, 4]);
  expect(groups).toEqual([5]);
});

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

test('runs with different keys do not wait for each other', async () => {
  const inTurn = coalesceCalls<string>();
  void inTurn('slow', () => new Promise(() => undefined));
  expect(await inTurn('quick', async () => ['done'])).toBe('done');
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
