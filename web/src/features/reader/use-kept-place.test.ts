// @vitest-environment jsdom
import { act, fireEvent, renderHook } from '@testing-library/react';
import type { ReadingProgress } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useKeptPlace } from './use-kept-place.ts';

const progress = vi.hoisted(() => ({ useReadingProgress: vi.fn<() => ReadingProgress | null>(), saveProgress: vi.fn() }));
vi.mock('./api/reading/progress.ts', () => progress);

beforeEach(() => {
  vi.useFakeTimers();
  progress.useReadingProgress.mockReset().mockReturnValue(null);
  progress.saveProgress.mockReset().mockResolvedValue(undefined);
});
/** A book of four pages that opens at its first one. */
function openBook() {
  const view = renderHook(({ index, turned }) => useKeptPlace('5', 4, index, turned), { initialProps: { index: 0, turned: false } });
  return { ...view, turnTo: (index: number) => view.rerender({ index, turned: true }) };
}

it.each([
  ['left at its third page', { page: 3, finished: false }, 3],
  ['read to its end', { page: 4, finished: true }, null],
  ['left at its first page', { page: 1, finished: false }, null],
  ['left at a page that it has no more', { page: 9, finished: false }, null],
  ['never opened', null, null],
])('a book that was %s offers to continue where that helps', (_what, left, offered) => {
  progress.useReadingProgress.mockReturnValue(left && { ...left, pageCount: 4, updatedAt: 1 });
  const { result, turnTo } = openBook();
  expect(result.current).toBe(offered);
  turnTo(1);
  expect(result.current).toBeNull();
});

describe('the reading place', () => {
  it('is stored once a page has rested, not at every flick', () => {
    const { turnTo } = openBook();
    turnTo(1);
    vi.advanceTimersByTime(1000);
    turnTo(2);
    vi.advanceTimersByTime(2499);
    expect(progress.saveProgress).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(progress.saveProgress).toHaveBeenCalledExactlyOnceWith('5', { page: 3, pageCount: 4 });
  });

  it('is stored at once when the user leaves or looks away, and ignores a failure', () => {
    progress.saveProgress.mockRejectedValue(new Error('User not authenticated'));
    const { turnTo, unmount } = openBook();
    turnTo(1);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void fireEvent(document, new Event('visibilitychange')));
    expect(progress.saveProgress).toHaveBeenCalledExactlyOnceWith('5', { page: 2, pageCount: 4 });
    turnTo(2);
    unmount();
    expect(progress.saveProgress).toHaveBeenLastCalledWith('5', { page: 3, pageCount: 4 });
    expect(progress.saveProgress).toHaveBeenCalledTimes(2);
  });

  it('is not stored if no page was turned', () => {
    openBook().unmount();
    expect(progress.saveProgress).not.toHaveBeenCalled();
  });
});
