import { expect, test } from 'vitest';
import { keepFor } from './keep-for.ts';

function counted(keepMs: number) {
  const state = { now: 0, loads: 0, fails: false };
  const get = keepFor(
    async () => {
      state.loads += 1;
      if (state.fails) throw new Error('no answer');
      return state.loads;
    },
    () => keepMs,
    () => state.now,
  );
  return { state, get };
}

test('what was loaded is given again until its time is over', async () => {
  const { state, get } = counted(20_000);
  expect([await get(), await get()]).toEqual([1, 1]);
  state.now = 19_999;
  expect(await get()).toBe(1);
  state.now = 20_000;
  expect(await get()).toBe(2);
});

test('callers that come together share one load', async () => {
  const { get } = counted(20_000);
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
});

test('a failed load is tried again by the next caller', async () => {
  const { state, get } = counted(20_000);
  state.fails = true;
  await expect(get()).rejects.toThrow('no answer');
  state.fails = false;
  expect(await get()).toBe(2);
});
