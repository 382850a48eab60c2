import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, TOAST_REMOVE_DELAY, toast } from './toast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a dismissed toast is forgotten after 1,000,000 ms [spec 4.23, 9.11]', () => {
  const id = toast({ title: 'Story Downloaded!' });
  dismissToast(id);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
  expect(currentToasts()).toEqual([{ id, title: 'Story Downloaded!', open: false }]);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
  expect(TOAST_REMOVE_DELAY).toBe(1_000_000);
});
