import { expect, test } from 'vitest';
import { inBursts } from './in-bursts.ts';

test('every item is run once, never more at a time than allowed, and new ones start when half are done', async () => {
  const waiting: (() => void)[] = [];
  const started: number[] = [];
  let done = false;
  const all = inBursts(
    Array.from({ length: 25 }, (_, index) => index),
    10,
    (item) => {
      started.push(item);
      return new Promise((resolve) => waiting.push(resolve));
    },
  ).then(() => {
    done = true;
  });
  const finish = async (count: number) => {
    for (const resolve of waiting.splice(0, count)) resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  expect(started).toHaveLength(10);
  await finish(4);
  expect(started).toHaveLength(10);
  await finish(1);
  expect(started).toHaveLength(15);
  await finish(10);
  expect(started).toHaveLength(25);
  expect(done).toBe(false);
  await finish(10);
  await all;
  expect(started).toEqual(Array.from({ length: 25 }, (_, index) => index));
});

test('nothing to run is done at once, and a failure is told', async () => {
  await inBursts([], 10, () => Promise.reject(new Error('never')));
  await expect(inBursts([1], 10, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
