// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lineQuiet } from './network-idle.ts';

let arrive: () => void;
const disconnect = vi.fn();

beforeEach(() => {
  disconnect.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        arrive = callback;
      }
      observe = vi.fn();
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin() {
  const quiet = vi.fn();
  void lineQuiet().then(quiet);
  return quiet;
}

it('waits until nothing has come for two seconds', async () => {
  const quiet = begin();
  for (let times = 0; times < 3; times += 1) {
    await vi.advanceTimersByTimeAsync(1999);
    arrive();
  }
  await vi.advanceTimersByTimeAsync(1999);
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(quiet).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

it('waits for the page to have loaded before it listens', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const quiet = begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(quiet).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1999);
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(quiet).toHaveBeenCalledOnce();
});

it('waits no longer than fifteen seconds for a line that is never quiet', async () => {
  const quiet = begin();
  for (let times = 0; times < 14; times += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    arrive();
  }
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(quiet).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
