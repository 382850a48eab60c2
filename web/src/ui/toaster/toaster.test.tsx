// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { toast as addToast, currentToasts, dismissToast, TOAST_REMOVE_DELAY, type ToastMessage } from './toast.ts';
import { Toaster } from './toaster.tsx';

const list = () => document.querySelector('ol') as HTMLElement;
/** Radix says a toast again for screen readers; what is seen lies in the list. */
const seen = () => [...list().querySelectorAll('li')].map((item) => item.textContent);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Shows a toast and draws it; outside of `act` a busy machine draws it late. */
async function toast(message: ToastMessage): Promise<number> {
  let id = 0;
  act(() => {
    id = addToast(message);
  });
  await pass(0);
  return id;
}

beforeEach(() => {
  // jsdom captures no pointers.
  Object.assign(Element.prototype, { setPointerCapture() {}, hasPointerCapture: () => false, releasePointerCapture() {} });
  vi.useFakeTimers();
  render(<Toaster />);
});

afterEach(async () => {
  for (const { id } of currentToasts()) dismissToast(id);
  await pass(TOAST_REMOVE_DELAY);
});

describe('toasts', () => {
  it('show title and description, one at a time, the latest, for five seconds [spec 2.59, 9.11]', async () => {
    await toast({ title: 'First' });
    await toast({ title: 'Added to Favorites', description: 'Story has been saved to your favorites.' });
    expect(seen()).toEqual(['Added to FavoritesStory has been saved to your favorites.']);
    await pass(4900);
    expect(seen()).toHaveLength(1);
    await pass(200);
    expect(seen()).toHaveLength(0);
  });

  it('lie inside an open dialog, as everything else is out of reach then', async () => {
    render(<Dialog open title="Settings" onClose={vi.fn()} />);
    await toast({ title: 'Test sent!' });
    expect(screen.getByRole('dialog')).toContainElement(list());
  });

  it('are forgotten 1,000,000 ms after they went [spec 4.23, 9.11]', async () => {
    const id = await toast({ title: 'Story Created!' });
    dismissToast(id);
    expect(TOAST_REMOVE_DELAY).toBe(1_000_000);
    // At once, so that nothing else runs meanwhile.
    act(() => void vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1));
    expect(currentToasts()).toEqual([{ id, title: 'Story Created!', open: false }]);
    act(() => void vi.advanceTimersByTime(1));
    expect(currentToasts()).toEqual([]);
  });

  it('are announced at once if they are about a failure, else when there is a pause', async () => {
    await toast({ title: 'Error', tone: 'destructive' });
    await pass(100);
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
    await toast({ title: 'Fine' });
    await pass(100);
    expect(screen.getAllByRole('status').at(-1)).toHaveAttribute('aria-live', 'polite');
  });

  it.each([
    ['go', 'to the right by more than 50 pixels', 51, 0, 0],
    ['stay', 'to the right by 50 pixels', 50, 0, 1],
    ['stay', 'to the left', -200, 0, 1],
    ['stay', 'down', 0, 200, 1],
  ])('%s if they are swiped %s [spec 9.11]', async (_what, _where, x, y, left) => {
    await toast({ title: 'Story Downloaded!' });
    const item = list().querySelector('li') as HTMLElement;
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerId: 1, pointerType: 'mouse' });
    fireEvent.pointerDown(item, at(100, 100));
    fireEvent.pointerMove(item, at(100 + x / 2, 100 + y / 2));
    fireEvent.pointerMove(item, at(100 + x, 100 + y));
    fireEvent.pointerUp(item, at(100 + x, 100 + y));
    await pass(0);
    expect(seen()).toHaveLength(left);
  });
});
