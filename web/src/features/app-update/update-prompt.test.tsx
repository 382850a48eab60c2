// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const HOUR = 60 * 60 * 1000;

/** A worker, as far as the page sees it. */
class Worker extends EventTarget {
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
  readonly ready = Promise.resolve(this.registration);
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
  const { renderScreen } = await import('../../../testing/render-screen.tsx');
  const view = renderScreen(<UpdatePrompt />);
  await act(async () => workers.ready);
  return view;
}

/** A new version is fetched, and waits. */
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

/** The waiting worker takes over, whoever asked it to. */
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
  it('is announced, and nothing reloads by itself', async () => {
    await open();
    expect(prompt()).toBeNull();
    deploy();
    expect(screen.getByRole('status')).toHaveTextContent('A new version is ready');
    expect(reload).not.toHaveBeenCalled();
  });

  it('that waited already is announced too', async () => {
    workers.registration.waiting = new Worker();
    await open();
    expect(prompt()).toBeVisible();
  });

  it('is taken up at "Reload": the waiting worker is told, and the tab loads once that has taken over', async () => {
    const { user } = await open();
    const worker = deploy();
    await user.click(press('Reload'));
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('tells the worker at work to make room, again each second until it has, and meanwhile says that it is under way', async () => {
    const { user } = await open();
    const waiting = deploy();
    const { active } = workers.registration;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await user.click(press('Reload'));
    expect(active?.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'STEP_ASIDE' });
    expect(press('Reload')).toHaveAttribute('aria-busy', 'true');
    await user.click(press('Reload'));
    await user.click(press('Later'));
    expect(prompt()).toBeVisible();
    vi.advanceTimersByTime(2000);
    expect(active?.postMessage).toHaveBeenCalledTimes(3);
    expect(waiting.postMessage).toHaveBeenCalledTimes(3);
    takeOver();
    vi.advanceTimersByTime(2000);
    expect(vi.getTimerCount()).toBe(0);
    expect(active?.postMessage).toHaveBeenCalledTimes(3);
    expect(reload).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('is put off at "Later", until the next one', async () => {
    const { user } = await open();
    deploy();
    await user.click(press('Later'));
    expect(prompt()).toBeNull();
    deploy();
    expect(prompt()).toBeVisible();
  });

  it('taken up in another tab leaves this one alone, and tells it', async () => {
    const { user } = await open();
    takeOver();
    expect(reload).not.toHaveBeenCalled();
    await user.click(press('Reload'));
    expect(reload).toHaveBeenCalledOnce();
  });
});

it('the first worker of all is no new version', async () => {
  workers.controller = null;
  workers.registration.active = null;
  workers.registration.installing = new Worker();
  await open();
  act(() => {
    workers.registration.waiting = workers.registration.installing;
    workers.registration.installing?.dispatchEvent(new Event('statechange'));
  });
  takeOver();
  expect(prompt()).toBeNull();
});

it('asks for a new version when the page becomes visible, once an hour at most, and bears with a missing network', async () => {
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
  vi.useRealTimers();
});

it('nothing happens where there is no service worker', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: undefined, configurable: true } }));
  await open();
  expect(prompt()).toBeNull();
});
