// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, TOAST_REMOVE_DELAY, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

const list = () => document.querySelector('ol') as HTMLElement;
const seen = () => list().querySelectorAll('li').length;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(async () => {
  // jsdom captures no pointers.
  Object.assign(Element.prototype, { setPointerCapture() {}, hasPointerCapture: () => false, releasePointerCapture() {} });
  vi.useFakeTimers();
  render(<Toaster />);
  toast({ title: 'Story Downloaded!' });
  await pass(0);
});

afterEach(async () => {
  for (const { id } of currentToasts()) dismissToast(id);
  await pass(TOAST_REMOVE_DELAY);
  vi.useRealTimers();
});

async function swipe(x: number, y = 0) {
  const item = list().querySelector('li') as HTMLElement;
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerId: 1, pointerType: 'mouse' });
  fireEvent.pointerDown(item, at(100, 100));
  fireEvent.pointerMove(item, at(100 + x / 2, 100 + y / 2));
  fireEvent.pointerMove(item, at(100 + x, 100 + y));
  fireEvent.pointerUp(item, at(100 + x, 100 + y));
  await pass(0);
}

describe('a toast', () => {
  it('goes when it is swiped to the right by more than 50 pixels [spec 9.11]', async () => {
    await swipe(51);
    expect(seen()).toBe(0);
  });

  it.each([
    ['to the right by 50 pixels', 50, 0],
    ['to the left', -200, 0],
    ['down', 0, 200],
  ])('stays when it is swiped %s [spec 9.11]', async (_where, x, y) => {
    await swipe(x, y);
    expect(seen()).toBe(1);
  });

  it('is reached with F8 [spec 9.11]', () => {
    expect(list()).not.toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    expect(list()).toHaveFocus();
  });
});
