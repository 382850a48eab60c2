import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrainAnswer } from '../data/pwa/worker-messages.ts';
import { askPages } from './ask-pages.ts';

interface Page {
  id: string;
  focused: boolean;
  postMessage: (message: unknown, ports: MessagePort[]) => void;
}

let pages: Page[] = [];
const open: MessagePort[] = [];

/** A page that answers so, and remembers what it was asked. */
function page(id: string, answers: readonly DrainAnswer[], { focused = false } = {}) {
  const asked = vi.fn();
  pages.push({
    id,
    focused,
    postMessage(message, ports) {
      asked(message);
      open.push(...ports);
      for (const answer of answers) ports[0]?.postMessage(answer);
    },
  });
  return asked;
}

beforeEach(() => {
  pages = [];
  vi.stubGlobal('self', {
    clients: { matchAll: async () => pages, get: async (id: string) => pages.find((one) => one.id === id) },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  for (const port of open.splice(0)) port.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const TAKEN: DrainAnswer = { type: 'TAKEN' };
const done = (left: boolean): DrainAnswer => ({ type: 'DONE', left });

describe('asking the open pages to send what waits', () => {
  it('asks the page that is looked at first, and nobody else once that has done it', async () => {
    const behind = page('behind', [TAKEN, done(false)]);
    const before = page('before', [TAKEN, done(true)], { focused: true });
    expect(await askPages(['story', 'favorite'])).toBe(true);
    expect(before).toHaveBeenCalledExactlyOnceWith({ type: 'DRAIN', lanes: ['story', 'favorite'] });
    expect(behind).not.toHaveBeenCalled();
  });

  it('asks the next page where one says nothing for two seconds', async () => {
    const silent = page('silent', [], { focused: true });
    page('awake', [TAKEN, done(false)]);
    const answer = askPages(['story']);
    await vi.waitFor(() => expect(silent).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toBe(false);
  });

  it('gives up a page that was closed in the middle', async () => {
    const closing = page('closing', [TAKEN]);
    const answer = askPages(['story']);
    await vi.waitFor(() => expect(closing).toHaveBeenCalled());
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2));
    pages = [];
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toBeNull();
  });

  it('waits for a page that has taken it and is slow', async () => {
    page('slow', [TAKEN]);
    const answer = askPages(['story']);
    // One timer as long as nobody has taken it, then two: for its end, and to see whether the page is still there.
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2));
    await vi.advanceTimersByTimeAsync(60_000);
    open[0]?.postMessage(done(false));
    expect(await answer).toBe(false);
  });

  it('leaves it to the worker where no page is open, or none answers', async () => {
    expect(await askPages(['story'])).toBeNull();
    const silent = page('silent', []);
    const answer = askPages(['story']);
    await vi.waitFor(() => expect(silent).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toBeNull();
  });
});
