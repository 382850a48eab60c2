import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedDeadline } from './shared-deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what does not end in time is late, each at its own moment and once', () => {
  const late: string[] = [];
  const deadline = sharedDeadline<string>(100, (item) => late.push(`${item} at ${performance.now() - startedAt}`));
  const startedAt = performance.now();
  deadline.begin('one');
  vi.advanceTimersByTime(40);
  deadline.begin('two');
  deadline.begin('three');
  vi.advanceTimersByTime(30);
  deadline.end('two');
  vi.advanceTimersByTime(1000);
  expect(late).toEqual(['one at 100', 'three at 140']);
});

test('there is one timer while anything is under way, and none once everything has ended', () => {
  const deadline = sharedDeadline<number>(100, () => undefined);
  for (let item = 0; item < 50; item += 1) deadline.begin(item);
  expect(vi.getTimerCount()).toBe(1);
  for (let item = 0; item < 50; item += 1) deadline.end(item);
  expect(vi.getTimerCount()).toBe(0);
});
