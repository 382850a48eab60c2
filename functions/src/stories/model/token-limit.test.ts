import { expect, test } from 'vitest';
import { tokenLimit } from './token-limit.ts';

const SHORT = { words: 200, pages: 6, reasons: false, cutOffs: 0 };

test('a short story without reasoning gets three times what it takes', () => {
  expect(tokenLimit(SHORT)).toBe(3200);
});

test('reasoning gets room of its own', () => {
  expect(tokenLimit({ ...SHORT, reasons: true })).toBe(5200);
});

test('each cut-off doubles the room, up to a limit', () => {
  expect([1, 2, 3].map((cutOffs) => tokenLimit({ ...SHORT, cutOffs }))).toEqual([6400, 12_800, 16_000]);
});
