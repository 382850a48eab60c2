// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeOnDevice, whenFree } from './code-on-device.ts';

/** The browser's side of the service worker, as far as it is asked. */
class Workers extends EventTarget {
  controller: object | null = null;
}

const workers = new Workers();
let told = vi.fn();

function ask(): void {
  told = vi.fn();
  void codeOnDevice().then(told);
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  workers.controller = null;
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('the code is on the device as soon as the worker answers for the page', async () => {
  ask();
  await pass(15_000);
  expect(told).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  await pass(0);
  expect(told).toHaveBeenCalledTimes(1);
  workers.controller = {};
  ask();
  await pass(0);
  expect(told).toHaveBeenCalledTimes(1);
});

it('a worker that does not come is waited for no longer than twenty seconds', async () => {
  ask();
  await pass(19_999);
  expect(told).not.toHaveBeenCalled();
  await pass(1);
  expect(told).toHaveBeenCalledTimes(1);
});

it('nothing is waited for where there can be no worker', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });
  ask();
  await pass(0);
  expect(told).toHaveBeenCalledTimes(1);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  vi.stubEnv('PROD', false);
  ask();
  await pass(0);
  expect(told).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown'])('nothing is waited for any longer once a person does something: %s', async (press) => {
  told = vi.fn();
  void whenFree().then(told);
  await pass(1000);
  expect(told).not.toHaveBeenCalled();
  window.dispatchEvent(new Event(press));
  await pass(0);
  expect(told).toHaveBeenCalledTimes(1);
});
