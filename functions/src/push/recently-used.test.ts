import { expect, test } from 'vitest';
import { recentlyUsed } from './recently-used.ts';

test('what was not used for longest goes, and is told so', () => {
  const gone: number[] = [];
  const kept = recentlyUsed<number>(2, undefined, (value) => gone.push(value));
  kept.set('one', 1);
  kept.set('two', 2);
  expect(kept.get('one')).toBe(1);
  kept.set('three', 3);
  expect(gone).toEqual([2]);
  expect([...kept.values()]).toEqual([1, 3]);
  expect(kept.get('two')).toBeUndefined();
});

test('what is in use stays until it is not', () => {
  const kept = recentlyUsed<{ inUse: boolean }>(2, ({ inUse }) => inUse);
  const busy = Array.from({ length: 5 }, () => ({ inUse: true }));
  for (const [index, value] of busy.entries()) kept.set(`${index}`, value);
  expect([...kept.values()]).toHaveLength(5);
  for (const value of busy) value.inUse = false;
  kept.set('another', { inUse: false });
  expect([...kept.values()]).toHaveLength(2);
});
