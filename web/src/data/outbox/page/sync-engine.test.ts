// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { favoriteEntry, storyEntry } from '../../../../testing/entries.ts';
import type { WorkerMessage } from '../../device/worker/worker-messages.ts';
import type { Entry, Lane } from '../entry.ts';
import type { DrainReport, Outbox, Outcome, StoryOutcome } from '../outbox.ts';

/** What the engine works with, in the test's hands. */
const world = vi.hoisted(() => ({
  queue: [] as Entry[],
  full: false,
  answer: 'delivered' as Outcome['kind'],
  hold: null as Promise<void> | null,
  delivery: { kind: 'canceled' } as StoryOutcome,
  nextDue: null as number | null,
  drains: [] as { lane: Lane; retryNow: boolean }[],
  released: [] as string[],
  unstored: [] as Entry[],
}));

vi.mock('../page-outbox.ts', () => {
  const settle = (entry: Entry): Outcome => {
    if (world.answer === 'delivered') world.queue = world.queue.filter(({ id }) => id !== entry.id);
    if (world.answer === 'attention') {
      const refused = { ...entry, attention: { because: 'refused', message: '' } } as Entry;
      world.queue = world.queue.map((other) => (other.id === entry.id ? refused : other));
      return { kind: 'attention', entry: refused };
    }
    return { kind: world.answer, entry };
  };
  const outbox: Outbox = {
    async add(entry) {
      if (world.full) throw new Error('full');
      world.queue = [...world.queue, entry];
    },
    entries: async (userId) => world.queue.filter((entry) => entry.userId === userId),
    async drain(lane, { retryNow = false } = {}): Promise<DrainReport> {
      world.drains.push({ lane, retryNow });
      await world.hold;
      return { outcomes: world.queue.filter(({ type, attention }) => type === lane && !attention).map(settle), nextDue: world.nextDue };
    },
    deliverStory: async () => world.delivery,
    async sendUnstored(entry) {
      world.unstored.push(entry);
      return { kind: world.answer, entry };
    },
    async retry(entry) {
      world.queue = world.queue.map((other) => (other.id === entry.id ? entry : other));
    },
    async discard({ id }) {
      world.queue = world.queue.filter((other) => other.id !== id);
    },
    signedIn: async (userId) => void world.released.push(userId),
  };
  return { outbox };
});

const ANNA = { uid: 'uid-anna', email: 'anna@example.com', displayName: 'Anna' };
const press = (storyId = '7') => favoriteEntry({ id: `1-${storyId}`, timestamp: 1, storyId });
const STORY = storyEntry({ id: '1-3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10', timestamp: 1 });

const registered: string[] = [];
/** What subjects heard: the account and the ids. */
let delivered: string[][] = [];
let online = true;

/** A page that was closed hears nothing any more. */
const closing: (() => void)[] = [];

/** A page of its own: the engine begins to work as soon as it is loaded. */
async function page(who: typeof ANNA | null = ANNA) {
  vi.resetModules();
  const { pageHttp } = await import('../../http/page-http.ts');
  pageHttp.identity.token = async () => null;
  const { openSession } = await import('../../session/session.ts');
  openSession(who);
  const sync = await import('./sync.ts');
  sync.connectSyncEngine(() => import('./sync-engine.ts'));
  const { onDelivered } = await import('./sync-events.ts');
  const hear = (uid: string, entries: readonly Entry[]) => void delivered.push([uid, ...entries.map(({ id }) => id)]);
  for (const lane of ['story', 'favorite'] as const) onDelivered(lane, hear);
  await sync.startSync();
  const { result } = renderHook(() => sync.useSyncState());
  await idle();
  return { ...sync, openSession, state: () => result.current };
}

/** The worker's message. */
const says = (data: WorkerMessage, port?: MessagePort) =>
  navigator.serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
const idle = () => act(async () => void (await vi.advanceTimersByTimeAsync(0)));
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const lanes = () => world.drains.map(({ lane }) => lane);

beforeEach(() => {
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      listen(type, listener);
      closing.push(() => target.removeEventListener(type, listener));
    });
  }
  vi.useFakeTimers();
  // Pages of earlier tests would hear it.
  vi.stubGlobal('BroadcastChannel', undefined);
  Object.assign(world, {
    queue: [],
    full: false,
    answer: 'delivered',
    hold: null,
    delivery: { kind: 'canceled' },
    nextDue: null,
    drains: [],
    released: [],
    unstored: [],
  });
  online = true;
  registered.length = 0;
  delivered = [];
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), {
      getRegistration: async () => ({ sync: { register: async (tag: string) => void registered.push(tag) } }),
    }),
  });
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist: vi.fn(async () => true) } });
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.unstubAllGlobals();
});

function goOnline(is: boolean) {
  online = is;
  window.dispatchEvent(new Event(is ? 'online' : 'offline'));
  return idle();
}

describe('what waits is sent', () => {
  it('when the device comes online, which registers a background sync too [spec 4.20]', async () => {
    online = false;
    world.queue = [press()];
    const { state } = await page();
    expect(world.drains).toEqual([]);
    expect(state()).toMatchObject({ label: 'offline', pending: 1 });
    await goOnline(true);
    expect(registered).toEqual(['user-actions-sync']);
    expect(lanes()).toEqual(['favorite']);
    expect(state()).toMatchObject({ label: 'all-synced', pending: 0 });
    await pass(3000);
    expect(state().label).toBeNull();
  });

  it('when the page becomes visible', async () => {
    await page();
    world.queue = [press()];
    document.dispatchEvent(new Event('visibilitychange'));
    await idle();
    expect(lanes()).toEqual(['favorite']);
  });

  it('when its account signs in, also what waited for the sign-in', async () => {
    world.queue = [press()];
    const { openSession } = await page(null);
    expect(world.drains).toEqual([]);
    openSession(ANNA);
    await idle();
    expect(world.released).toEqual([ANNA.uid]);
    expect(lanes()).toEqual(['favorite']);
  });

  it('when it is due again', async () => {
    world.queue = [press()];
    world.answer = 'waiting';
    world.nextDue = Date.now() + 60_000;
    await page();
    await pass(59_000);
    expect(world.drains).toHaveLength(1);
    await pass(1000);
    expect(world.drains).toHaveLength(2);
  });

  it('when a person asks, also what only waits for its time, even where the device believes to be offline', async () => {
    online = false;
    world.queue = [press()];
    const { syncNow } = await page();
    await syncNow();
    expect(world.drains).toEqual([{ lane: 'favorite', retryNow: true }]);
    expect(registered).toEqual(['user-actions-sync']);
  });

  it('when the worker asks, which is told at once that it is taken, and then whether something is left', async () => {
    await page();
    world.queue = [press()];
    world.answer = 'waiting';
    const answers: unknown[] = [];
    const port = { postMessage: (answer: unknown) => answers.push(answer) } as unknown as MessagePort;
    says({ type: 'DRAIN', lanes: ['favorite'] }, port);
    expect(answers).toEqual([{ type: 'TAKEN' }]);
    await idle();
    expect(lanes()).toEqual(['favorite']);
    expect(answers).toEqual([{ type: 'TAKEN' }, { type: 'DONE', left: true }]);
  });

  it('not for the worker while no account is signed in: the page does not answer, and the worker sends alone', async () => {
    await page(null);
    const postMessage = vi.fn();
    says({ type: 'DRAIN', lanes: ['story'] }, { postMessage } as unknown as MessagePort);
    await idle();
    expect(postMessage).not.toHaveBeenCalled();
  });
});

describe('the counts', () => {
  it('are read again every five seconds while the page is visible [spec 9.8]', async () => {
    const { state } = await page();
    world.queue = [press()];
    await pass(4999);
    expect(state().pending).toBe(0);
    await pass(1);
    expect(state().pending).toBe(1);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    world.queue = [];
    await pass(20_000);
    expect(state().pending).toBe(1);
  });

  it.each(['STORY_SYNCED', 'FAVORITE_SYNCED', 'PROGRESS_SYNCED'] as const)(
    'are read again when the worker says %s [spec 4.21]',
    async (type) => {
      world.answer = 'waiting';
      world.queue = [press()];
      const { state } = await page();
      world.queue = [];
      says({ type });
      await idle();
      expect(state()).toMatchObject({ pending: 0, label: 'all-synced' });
    },
  );

  it('tell subjects what was delivered between two refreshes, also by others, but not what the user removed', async () => {
    const { discardEntry } = await page();
    world.queue = [STORY, press()];
    says({ type: 'PROGRESS_SYNCED' });
    await idle();
    expect(delivered).toEqual([]);
    world.queue = [press()];
    says({ type: 'PROGRESS_SYNCED' });
    await idle();
    await discardEntry(press());
    expect(delivered).toEqual([[ANNA.uid, STORY.id]]);
  });
});

describe('a press', () => {
  it('asks once in a device’s life that what waits is not cleared away', async () => {
    const { sendEntry } = await page();
    await sendEntry(press('7'));
    await sendEntry(press('8'));
    expect(navigator.storage.persist).toHaveBeenCalledTimes(1);
  });

  it('that is refused is removed, because the screen tells the user', async () => {
    world.answer = 'attention';
    const { sendEntry, state } = await page();
    await expect(sendEntry(press())).resolves.toEqual({ kind: 'refused', stored: true });
    expect(state().entries).toEqual([]);
  });

  it('is told within twelve seconds, and a refusal after that stays to be seen', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    world.hold = promise;
    world.answer = 'attention';
    const { sendEntry, state } = await page();
    const told = vi.fn();
    void sendEntry(press()).then(told);
    await pass(11_999);
    expect(told).not.toHaveBeenCalled();
    expect(state().label).toBe('syncing');
    await pass(1);
    expect(told).toHaveBeenCalledExactlyOnceWith({ kind: 'waiting', stored: true });
    resolve();
    await idle();
    expect(state()).toMatchObject({ label: 'pending', attention: 1 });
  });

  it('is sent directly where nothing can be kept', async () => {
    world.full = true;
    const { sendEntry } = await page();
    await expect(sendEntry(press())).resolves.toEqual({ kind: 'delivered', stored: false });
    expect(world.unstored).toHaveLength(1);
    expect(delivered).toEqual([[ANNA.uid, press().id]]);
    world.answer = 'waiting';
    await expect(sendEntry(press('8'))).resolves.toEqual({ kind: 'waiting', stored: false });
  });
});

describe('a story at the form', () => {
  const options = { open: () => true, hasLeft: () => false };

  it('is written down before anything is sent', async () => {
    const { deliverStoryEntry } = await page();
    const onStored = vi.fn(() => expect(world.queue).toEqual([STORY]));
    world.delivery = { kind: 'ready', storyId: 'x', title: 'The Fox' };
    await expect(deliverStoryEntry(STORY, { ...options, onStored })).resolves.toEqual(world.delivery);
    expect(onStored).toHaveBeenCalledExactlyOnceWith(true);
    expect(registered).toEqual(['story-sync']);
  });
});
