// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkIdle } from './network-idle.ts';

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
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function begin() {
  const idle = vi.fn();
  void networkIdle(2000).then(idle);
  return idle;
}

it('resolves after the given time without a resource', async () => {
  const idle = begin();
  for (let times = 0; times < 3; times += 1) {
    await vi.advanceTimersByTimeAsync(1999);
    arrive();
  }
  await vi.advanceTimersByTimeAsync(1999);
  expect(idle).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(idle).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

it('resolves after fifteen seconds on a network that is never idle', async () => {
  const idle = begin();
  for (let times = 0; times < 14; times += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    arrive();
  }
  expect(idle).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(idle).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('resolves although a picture never arrives, without which the page does not load [fault 6]', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const idle = begin();
  await vi.advanceTimersByTimeAsync(16_999);
  expect(idle).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(idle).toHaveBeenCalledOnce();
});
