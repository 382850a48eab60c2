import { expect, test } from 'vitest';
import { keepEach } from './keep-each.ts';

function counted({ keepMs = 20_000, most = 100 } = {}) {
  const state = { now: 0, loads: 0, fails: false };
  const get = keepEach(
    async (key) => {
      state.loads += 1;
      if (state.fails) throw new Error('no answer');
      return `${key}, load ${state.loads}`;
    },
    { keepMs: () => keepMs, most, now: () => state.now },
  );
  return { state, get };
}

test('what was loaded is given again until its time is over', async () => {
  const { state, get } = counted();
  expect([await get('a'), await get('a')]).toEqual(['a, load 1', 'a, load 1']);
  state.now = 19_999;
  expect(await get('a')).toBe('a, load 1');
  state.now = 20_000;
  expect(await get('a')).toBe('a, load 2');
});

test('a caller who wants a newer one gets it, and everybody after', async () => {
  const { state, get } = counted();
  await get('a');
  state.now = 1999;
  expect(await get('a', 2000)).toBe('a, load 1');
  state.now = 2000;
  expect([await get('a'), await get('a', 2000), await get('a')]).toEqual(['a, load 1', 'a, load 2', 'a, load 2']);
});

test('wanting an older one than is kept is of no use', async () => {
  const { state, get } = counted();
  await get('a');
  state.now = 20_000;
  expect(await get('a', 60_000)).toBe('a, load 2');
});

test('each key has a copy of its own', async () => {
  const { get } = counted();
  expect([await get('a'), await get('b'), await get('a')]).toEqual(['a, load 1', 'b, load 2', 'a, load 1']);
});

test('a hundred callers that come together share one load, also where nothing is kept', async () => {
  for (const keepMs of [20_000, 0]) {
    const { state, get } = counted({ keepMs });
    expect(new Set(await Promise.all(Array.from({ length: 100 }, () => get('a'))))).toEqual(new Set(['a, load 1']));
    expect(state.loads).toBe(1);
    await get('a');
    expect(state.loads).toBe(keepMs === 0 ? 2 : 1);
  }
});

test('a failed load is everybody’s who waited for it, and tried again by the next caller', async () => {
  const { state, get } = counted();
  state.fails = true;
  const outcomes = await Promise.allSettled([get('a'), get('a')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(state.loads).toBe(1);
  state.fails = false;
  expect(await get('a')).toBe('a, load 2');
});

test('no more is kept than there is room for', async () => {
  const { state, get } = counted({ most: 2 });
  for (const key of ['a', 'b', 'c', 'c', 'b']) await get(key);
  expect(state.loads).toBe(3);
  await get('a');
  expect(state.loads).toBe(4);
});
