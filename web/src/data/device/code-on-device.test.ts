// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeOnDevice, codeOnDeviceOrInput } from './code-on-device.ts';

/** As much of `navigator.serviceWorker` as is needed. */
class Workers extends EventTarget {
  controller: object | null = null;
}

const workers = new Workers();
let resolved = vi.fn();

function start(): void {
  resolved = vi.fn();
  void codeOnDevice().then(resolved);
}
const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  workers.controller = null;
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it('resolves as soon as the worker controls the page', async () => {
  start();
  await advance(15_000);
  expect(resolved).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  await advance(0);
  expect(resolved).toHaveBeenCalledTimes(1);
  workers.controller = {};
  start();
  await advance(0);
  expect(resolved).toHaveBeenCalledTimes(1);
});

it('resolves after twenty seconds without a worker', async () => {
  start();
  await advance(19_999);
  expect(resolved).not.toHaveBeenCalled();
  await advance(1);
  expect(resolved).toHaveBeenCalledTimes(1);
});

it('resolves at once where there can be no worker', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });
  start();
  await advance(0);
  expect(resolved).toHaveBeenCalledTimes(1);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  vi.stubEnv('PROD', false);
  start();
  await advance(0);
  expect(resolved).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown'])('resolves at the first input: %s', async (input) => {
  resolved = vi.fn();
  void codeOnDeviceOrInput().then(resolved);
  await advance(1000);
  expect(resolved).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(input));
  await advance(0);
  expect(resolved).toHaveBeenCalledTimes(1);
});
