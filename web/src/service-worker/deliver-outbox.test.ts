import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrainAnswer } from '../data/device/worker/worker-messages.ts';
import { deliverByPage, deliverOutbox } from './deliver-outbox.ts';

const drainLanes = vi.hoisted(() => vi.fn<(lanes: readonly string[]) => Promise<boolean>>());
vi.mock('../data/outbox/worker-outbox.ts', () => ({ drainLanes }));

interface Page {
  id: string;
  focused: boolean;
  postMessage: (message: unknown, ports?: MessagePort[]) => void;
}

let pages: Page[] = [];
const open: MessagePort[] = [];

/** A page with these answers; returns what it was asked. */
function page(id: string, answers: readonly DrainAnswer[], { focused = false } = {}) {
  const asked = vi.fn();
  pages.push({
    id,
    focused,
    postMessage(message, ports = []) {
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
  vi.unstubAllGlobals();
});

const TAKEN: DrainAnswer = { type: 'TAKEN' };
const done = (left: boolean): DrainAnswer => ({ type: 'DONE', left });

describe('sending entries through an open page', () => {
  it('asks the focused page first, and no other page once it is done', async () => {
    const behind = page('behind', [TAKEN, done(false)]);
    const before = page('before', [TAKEN, done(true)], { focused: true });
    expect(await deliverByPage(['story', 'favorite'])).toBe(true);
    expect(before).toHaveBeenCalledExactlyOnceWith({ type: 'DRAIN', lanes: ['story', 'favorite'] });
    expect(behind).not.toHaveBeenCalled();
  });

  it('asks the next page if one does not answer within two seconds', async () => {
    const silent = page('silent', [], { focused: true });
    page('awake', [TAKEN, done(false)]);
    const answer = deliverByPage(['story']);
    await vi.waitFor(() => expect(silent).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toBe(false);
  });

  it('gives up a page that is closed before it is done', async () => {
    const closing = page('closing', [TAKEN]);
    const answer = deliverByPage(['story']);
    await vi.waitFor(() => expect(closing).toHaveBeenCalled());
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2));
    pages = [];
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toBeNull();
  });

  it('waits for a slow page that has taken the request', async () => {
    page('slow', [TAKEN]);
    const answer = deliverByPage(['story']);
    // One timer until the request is taken, then two: for its end, and to check whether the page is still open.
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2));
    await vi.advanceTimersByTimeAsync(60_000);
    open[0]?.postMessage(done(false));
    expect(await answer).toBe(false);
  });
});

it('a sync event tells the open pages which lanes were sent', async () => {
  const told = page('open', [TAKEN, done(false)]);
  await deliverOutbox(['story', 'favorite']);
  expect(told.mock.calls.slice(1)).toEqual([[{ type: 'STORY_SYNCED' }], [{ type: 'FAVORITE_SYNCED' }]]);
});
