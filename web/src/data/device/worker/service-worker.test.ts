// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onWorkerMessage, registerServiceWorker } from './service-worker.ts';

class Container extends EventTarget {
  readonly controller = null;
  readonly register = vi.fn(async () => new EventTarget());
}

let workers: Container;

function give(container: Container | undefined): void {
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: container, configurable: true } }));
}

beforeEach(() => {
  workers = new Container();
  give(workers);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('registering the service worker', () => {
  it('waits until the first screen is complete [spec 7.18]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    registerServiceWorker(promise);
    await Promise.resolve();
    expect(workers.register).not.toHaveBeenCalled();
    resolve();
    await vi.waitFor(() => expect(workers.register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', {}));
  });

  it.each([
    ['rejects', () => Promise.reject(new DOMException('no', 'SecurityError'))],
    [
      'throws',
      () => {
        throw new DOMException('no', 'SecurityError');
      },
    ],
  ])('that %s is only logged, without personal data [spec 7.18]', async (_what, register) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    workers.register.mockImplementation(register);
    registerServiceWorker(Promise.resolve());
    await vi.waitFor(() => expect(warn).toHaveBeenCalledExactlyOnceWith('The service worker could not be registered.'));
  });

  it('does nothing in a browser without service workers', () => {
    give(undefined);
    expect(() => registerServiceWorker(Promise.resolve())).not.toThrow();
    expect(() => onWorkerMessage('DRAIN', () => undefined)).not.toThrow();
  });
});

const say = (data: unknown, ports: MessagePort[] = []) => workers.dispatchEvent(Object.assign(new Event('message'), { data, ports }));

it('messages of the worker reach the listeners of their type, with the port for the answer', () => {
  const heard = vi.fn();
  onWorkerMessage('DRAIN', heard);
  const { port1 } = new MessageChannel();
  say({ type: 'DRAIN', lanes: ['story'] }, [port1]);
  say({ eventType: 'ping' });
  say({ type: 'STORY_SYNCED' });
  expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'DRAIN', lanes: ['story'] }, port1);
});
