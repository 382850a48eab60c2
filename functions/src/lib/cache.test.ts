import { expect, test } from 'vitest';
import { createCache } from './cache.ts';

function counted({ lifetimeMs = 20_000, maxEntries = 100 } = {}) {
  const state = { now: 0, loads: 0, fails: false };
  const get = createCache(
    async (key) => {
      state.loads += 1;
      if (state.fails) throw new Error('no answer');
      return `${key}, load ${state.loads}`;
    },
    { lifetimeMs: () => lifetimeMs, maxEntries, now: () => state.now },
  );
  return { state, get };
}

test('a loaded value is returned until it expires, whatever age a caller allows', async () => {
  const { state, get } = counted();
  expect([await get('a'), await get('a')]).toEqual(['a, load 1', 'a, load 1']);
  state.now = 19_999;
  expect(await get('a')).toBe('a, load 1');
  state.now = 20_000;
  expect(await get('a', 60_000)).toBe('a, load 2');
});

test('a caller that asks for a newer value gets it, and later callers as well', async () => {
  const { state, get } = counted();
  await get('a');
  state.now = 1999;
  expect(await get('a', 2000)).toBe('a, load 1');
  state.now = 2000;
  expect([await get('a'), await get('a', 2000), await get('a')]).toEqual(['a, load 1', 'a, load 2', 'a, load 2']);
});

test('a hundred simultaneous callers share one load, even without caching', async () => {
  for (const lifetimeMs of [20_000, 0]) {
    const { state, get } = counted({ lifetimeMs });
    expect(new Set(await Promise.all(Array.from({ length: 100 }, () => get('a'))))).toEqual(new Set(['a, load 1']));
    expect(state.loads).toBe(1);
    await get('a');
    expect(state.loads).toBe(lifetimeMs === 0 ? 2 : 1);
  }
});

test('a failed load rejects all who waited, and the next caller tries again', async () => {
  const { state, get } = counted();
  state.fails = true;
  const outcomes = await Promise.allSettled([get('a'), get('a')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(state.loads).toBe(1);
  state.fails = false;
  expect(await get('a')).toBe('a, load 2');
});

test('the number of values is limited', async () => {
  const { state, get } = counted({ maxEntries: 2 });
  for (const key of ['a', 'b', 'c', 'c', 'b']) await get(key);
  expect(state.loads).toBe(3);
  await get('a');
  expect(state.loads).toBe(4);
});
