// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast as addToast, currentToasts, dismissToast, TOAST_REMOVE_DELAY, type ToastMessage } from './toast.ts';
import { Toaster } from './toaster.tsx';

/** Radix says a toast again for screen readers; what is seen lies in the list. */
const seen = () => [...document.querySelectorAll('ol > li')].map((item) => item.textContent);
/** Shows a toast and draws it; outside of `act` a busy machine draws it late. */
function toast(message: ToastMessage): number {
  let id = 0;
  act(() => {
    id = addToast(message);
  });
  return id;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

afterEach(async () => {
  for (const { id } of currentToasts()) dismissToast(id);
  await pass(TOAST_REMOVE_DELAY);
  vi.useRealTimers();
});

describe('toasts', () => {
  it('show title and description', async () => {
    toast({ title: 'Added to Favorites', description: 'Story has been saved to your favorites.' });
    await pass(0);
    expect(seen()).toEqual(['Added to FavoritesStory has been saved to your favorites.']);
  });

  it('show one at a time, the latest [spec 2.59, 9.11]', async () => {
    toast({ title: 'First' });
    await pass(0);
    toast({ title: 'Second' });
    await pass(0);
    expect(seen()).toEqual(['Second']);
  });

  it('stay for five seconds [spec 2.59, 9.11]', async () => {
    toast({ title: 'Story Downloaded!' });
    await pass(4900);
    expect(seen()).toHaveLength(1);
    await pass(200);
    expect(seen()).toHaveLength(0);
  });

  it('are forgotten only long after they went [spec 4.23]', async () => {
    const id = toast({ title: 'Story Created!' });
    dismissToast(id);
    await pass(TOAST_REMOVE_DELAY - 1);
    expect(currentToasts()).toMatchObject([{ id, open: false }]);
    await pass(1);
    expect(currentToasts()).toEqual([]);
  });

  it('go at the press of Close', async () => {
    toast({ title: 'Test sent!' });
    await pass(0);
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(seen()).toHaveLength(0);
  });

  it('are announced at once when they are about a failure, else when there is a pause', async () => {
    toast({ title: 'Error', tone: 'destructive' });
    await pass(100);
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
    toast({ title: 'Fine' });
    await pass(100);
    expect(screen.getAllByRole('status').at(-1)).toHaveAttribute('aria-live', 'polite');
  });
});
