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
  const deadline = sharedDeadline<string>(100, (item) => late.push(item));
  deadline.begin('one');
  vi.advanceTimersByTime(40);
  deadline.begin('two');
  deadline.begin('three');
  vi.advanceTimersByTime(30);
  deadline.end('two');
  vi.advanceTimersByTime(29);
  expect(late).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(late).toEqual(['one']);
  vi.advanceTimersByTime(1000);
  expect(late).toEqual(['one', 'three']);
});

test('an answer that is read in the very turn in which the time is over is in time', () => {
  const late = vi.fn();
  const deadline = sharedDeadline<string>(100, late);
  deadline.begin('one');
  vi.advanceTimersByTime(100);
  deadline.end('one');
  vi.advanceTimersByTime(1000);
  expect(late).not.toHaveBeenCalled();
});

test('there is one timer while anything is under way, and none once everything has ended', () => {
  const deadline = sharedDeadline<number>(100, () => undefined);
  for (let item = 0; item < 50; item += 1) deadline.begin(item);
  expect(vi.getTimerCount()).toBe(1);
  for (let item = 0; item < 50; item += 1) deadline.end(item);
  expect(vi.getTimerCount()).toBe(0);
});
