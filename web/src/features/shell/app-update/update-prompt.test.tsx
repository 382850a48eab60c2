// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const HOUR = 60 * 60 * 1000;

/** A worker, as far as the page sees it. */
class Worker extends EventTarget {
  readonly scriptURL = 'http://localhost:3000/service-worker.js';
  state = 'activated';
  readonly postMessage = vi.fn();
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = new Worker();
  readonly update = vi.fn(async () => undefined);
}

class Container extends EventTarget {
  controller: Worker | null = new Worker();
  readonly registration = new Registration();
  readonly register = vi.fn(async () => this.registration);
}

let workers: Container;
const reload = vi.fn();

beforeEach(() => {
  workers = new Container();
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: workers, configurable: true }, onLine: { value: true } }));
  vi.stubGlobal('location', { ...window.location, reload });
  reload.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  vi.resetModules();
  const { UpdatePrompt } = await import('./update-prompt.tsx');
  const { renderScreen } = await import('../../../../testing/render-screen.tsx');
  const view = renderScreen(<UpdatePrompt />);
  const { registerWorker } = await import('../../../data/device/worker/app-update.ts');
  await act(registerWorker);
  return view;
}

/** A new version is fetched and waits. */
function deploy(): Worker {
  const worker = new Worker();
  const { registration } = workers;
  act(() => {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
  });
  return worker;
}

/** The waiting worker takes over, in this tab or another. */
function takeOver(): void {
  act(() => {
    workers.registration.waiting = null;
    workers.controller = new Worker();
    workers.dispatchEvent(new Event('controllerchange'));
  });
}

const prompt = () => screen.queryByText('A new version is ready');
const press = (name: string) => screen.getByRole('button', { name });

describe('a new version', () => {
  it.each<[string, () => void, () => void]>([
    ['is found', () => undefined, () => void deploy()],
    ['was waiting before the page opened', () => void Object.assign(workers.registration, { waiting: new Worker() }), () => undefined],
    [
      'was being installed when the page opened',
      () => void Object.assign(workers.registration, { installing: new Worker() }),
      () => {
        const { registration } = workers;
        registration.waiting = registration.installing;
        act(() => void registration.installing?.dispatchEvent(new Event('statechange')));
      },
    ],
    ['was activated in another tab', () => undefined, takeOver],
  ])('is announced if it %s, and nothing reloads by itself', async (_what, before, after) => {
    before();
    await open();
    after();
    expect(screen.getByRole('status')).toHaveTextContent('A new version is ready');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is activated by "Reload": the waiting worker is told, and the tab reloads once it has taken over', async () => {
    await open();
    const worker = deploy();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => press('Reload').click());
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' }, [expect.any(MessagePort)]);
    expect(reload).not.toHaveBeenCalled();
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
    // The old worker is not woken by a message.
    vi.advanceTimersByTime(2000);
    vi.useRealTimers();
    expect(workers.registration.active?.postMessage).not.toHaveBeenCalled();
  });

  it('asks the active worker to make way once, if it is still active after two seconds, and shows "Reload" as busy meanwhile', async () => {
    const { user } = await open();
    const waiting = deploy();
    const { active } = workers.registration;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    act(() => press('Reload').click());
    expect(active?.postMessage).not.toHaveBeenCalled();
    expect(press('Reload')).toHaveAttribute('aria-busy', 'true');
    vi.advanceTimersByTime(2000);
    expect(active?.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'STEP_ASIDE' });
    vi.advanceTimersByTime(60_000);
    expect(active?.postMessage).toHaveBeenCalledOnce();
    expect(waiting.postMessage).toHaveBeenCalledOnce();
    vi.useRealTimers();
    await user.click(press('Reload'));
    await user.click(press('Later'));
    expect(prompt()).toBeVisible();
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that replaces the accepted one before it is active is activated, too', async () => {
    const { user } = await open();
    deploy();
    await user.click(press('Reload'));
    const newer = deploy();
    expect(newer.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }, [expect.any(MessagePort)]);
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not mentioned after "Later" until the next one is there', async () => {
    const { user } = await open();
    const worker = deploy();
    await user.click(press('Later'));
    expect(prompt()).toBeNull();
    // The same version is reported twice.
    act(() => void worker.dispatchEvent(new Event('statechange')));
    expect(prompt()).toBeNull();
    deploy();
    expect(prompt()).toBeVisible();
  });

  it('that another tab activated is loaded by "Reload" without a message', async () => {
    const { user } = await open();
    takeOver();
    await user.click(press('Reload'));
    expect(reload).toHaveBeenCalledOnce();
  });
});

it('the first worker of a device is not announced', async () => {
  workers.controller = null;
  workers.registration.active = null;
  await open();
  deploy();
  takeOver();
  expect(prompt()).toBeNull();
});

it('checks for a new version when the page becomes visible, at most once an hour, and ignores a missing network', async () => {
  const start = Date.now();
  vi.setSystemTime(start);
  await open();
  const { update } = workers.registration;
  const comeBack = (time: number) => {
    vi.setSystemTime(start + time);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  comeBack(HOUR - 1);
  expect(update).not.toHaveBeenCalled();
  update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  comeBack(HOUR);
  comeBack(HOUR + 1000);
  expect(update).toHaveBeenCalledOnce();
  comeBack(2 * HOUR);
  expect(update).toHaveBeenCalledTimes(2);
});
