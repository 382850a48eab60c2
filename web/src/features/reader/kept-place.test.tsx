// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import type { ReadingProgress } from '@tuckaway/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CuratedReader } from './curated/curated-reader.tsx';

const progress = vi.hoisted(() => ({ useReadingProgress: vi.fn<() => ReadingProgress | null>(), saveProgress: vi.fn() }));
vi.mock('../../data/reading/progress.ts', () => progress);
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const PAGES = ['One.', 'Two.', 'Three.', 'Four.'];

beforeEach(() => {
  progress.useReadingProgress.mockReset().mockReturnValue(null);
  progress.saveProgress.mockReset().mockResolvedValue(undefined);
  const pages = PAGES.map((content) => ({ content }));
  vi.stubGlobal('fetch', async () => Response.json({ id: 5, slug: 'the-gate', title: 'The Gate', pages }));
});
afterEach(() => vi.useRealTimers());

async function open() {
  const view = renderScreen(<CuratedReader />, { at: '/story/5', route: '/story/:id' });
  await screen.findByText('Page 1 of 4');
  // The bars follow the text.
  await screen.findByRole('link', { name: 'Close' });
  return view;
}
const left = (page: number, finished = false) =>
  progress.useReadingProgress.mockReturnValue({ page, pageCount: PAGES.length, finished, updatedAt: 1 });
const slip = () => screen.queryByRole('button', { name: /^Continue from page/ });
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));

describe('a book that was begun', () => {
  it('opens at its first page and offers to continue', async () => {
    left(3);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Continue from page 3' }));
    expect(screen.getByText('Page 3 of 4')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(slip()).toBeNull();
  });

  it('offers it no longer once a page is turned', async () => {
    left(3);
    await open();
    next();
    expect(slip()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByText('Page 1 of 4')).toBeVisible();
    expect(slip()).toBeNull();
  });

  it.each<[string, () => void]>([
    ['read to its end', () => left(4, true)],
    ['left at its first page', () => left(1)],
    ['left at a page that it has no more', () => left(9)],
    ['never opened', () => undefined],
  ])('offers nothing where it was %s', async (_name, before) => {
    before();
    await open();
    expect(slip()).toBeNull();
  });
});

describe('the reading progress', () => {
  it('is kept once a page has rested, not at every flick', async () => {
    await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    next();
    act(() => void vi.advanceTimersByTime(1000));
    next();
    act(() => void vi.advanceTimersByTime(2499));
    expect(progress.saveProgress).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(progress.saveProgress).toHaveBeenCalledExactlyOnceWith('5', { page: 3, pageCount: 4 });
  });

  it('is kept at once when they leave, or look away', async () => {
    const { unmount } = await open();
    next();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(progress.saveProgress).toHaveBeenCalledExactlyOnceWith('5', { page: 2, pageCount: 4 });
    next();
    unmount();
    expect(progress.saveProgress).toHaveBeenLastCalledWith('5', { page: 3, pageCount: 4 });
    expect(progress.saveProgress).toHaveBeenCalledTimes(2);
  });

  it('is nothing yet where no page was turned', async () => {
    const { unmount } = await open();
    unmount();
    expect(progress.saveProgress).not.toHaveBeenCalled();
  });

  it('shows no error when it cannot be stored, as for a visitor', async () => {
    progress.saveProgress.mockRejectedValue(new Error('User not authenticated'));
    const { unmount } = await open();
    next();
    unmount();
    expect(progress.saveProgress).toHaveBeenCalledTimes(1);
  });
});
