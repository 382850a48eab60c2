import { expect, test } from 'vitest';
import { setBounded } from './bounded-map.ts';

test('the least recently set keys are removed', () => {
  const map = new Map<string, number>();
  for (const [index, key] of ['one', 'two', 'one', 'three'].entries()) setBounded(map, key, index, 2);
  expect([...map]).toEqual([
    ['one', 2],
    ['three', 3],
  ]);
});
