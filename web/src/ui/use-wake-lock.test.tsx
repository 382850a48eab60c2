// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

class Lock {
  released = false;
  release = vi.fn(async () => {
    this.released = true;
  });
}

let locks: Lock[];
const held = () => locks.filter(({ released }) => !released).length;

function Reader({ how }: { how?: 'touched' | 'always' | 'never' }) {
  useWakeLock(how);
  return null;
}

async function open() {
  const view = render(<Reader />);
  await act(async () => undefined);
  return view;
}

async function becomes(state: DocumentVisibilityState): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  locks = [];
  const request = vi.fn(async () => locks[locks.push(new Lock()) - 1]);
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  vi.useFakeTimers();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

it('keeps the screen awake while a reader is open and in sight, and not after', async () => {
  const { unmount } = await open();
  expect(held()).toBe(1);
  // What a browser does with a page that is hidden.
  if (locks[0]) locks[0].released = true;
  await becomes('hidden');
  expect(held()).toBe(0);
  await becomes('visible');
  expect(held()).toBe(1);
  unmount();
  expect(held()).toBe(0);
});

it('lets the screen sleep after twenty minutes without input, and keeps it awake again after the next', async () => {
  await open();
  vi.advanceTimersByTime(19 * 60_000);
  await act(async () => void fireEvent.pointerDown(window));
  vi.advanceTimersByTime(19 * 60_000);
  expect(held()).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(held()).toBe(0);
  await act(async () => void fireEvent.pointerDown(window));
  expect(held()).toBe(1);
});

it('stays awake for as long as a story is read aloud, and may sleep at once when the timer is over', async () => {
  const view = render(<Reader how="always" />);
  await act(async () => undefined);
  vi.advanceTimersByTime(60 * 60_000);
  expect(held()).toBe(1);
  view.rerender(<Reader how="never" />);
  await act(async () => void fireEvent.pointerDown(window));
  expect(held()).toBe(0);
  view.rerender(<Reader />);
  await act(async () => undefined);
  expect(held()).toBe(1);
});

it('lets go of a lock that came after the reader was closed', async () => {
  const { unmount } = render(<Reader />);
  unmount();
  await act(async () => undefined);
  expect(locks).toHaveLength(1);
  expect(held()).toBe(0);
});

it('is no trouble where the browser refuses, or cannot', async () => {
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request: () => Promise.reject(new Error('battery')) } });
  (await open()).unmount();
  Reflect.deleteProperty(navigator, 'wakeLock');
  (await open()).unmount();
});
