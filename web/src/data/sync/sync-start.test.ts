// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { QueueNews } from './sync-tabs.ts';

const world = vi.hoisted(() => ({
  otherTab: (_news: QueueNews): void => undefined,
  waits: false,
  followers: 0,
  asked: 0,
  loaded: 0,
  looks: 0,
  heard: [] as QueueNews[],
}));
vi.mock('../outbox/queue-database.ts', () => ({
  hasEntries: async () => {
    world.asked += 1;
    return world.waits;
  },
}));

vi.mock('./sync-tabs.ts', () => ({
  onOtherTabs: (listener: typeof world.otherTab) => {
    world.otherTab = listener;
    world.followers += 1;
  },
}));

/** A page of its own, into which the engine has not come yet. */
async function page() {
  vi.resetModules();
  vi.doMock('./sync-engine.ts', async () => {
    const { engineRunning } = await import('./sync-state.ts');
    engineRunning.set(true);
    world.loaded += 1;
    const refresh = async () => {
      world.looks += 1;
    };
    return { refresh, handleQueueNews: (news: QueueNews) => world.heard.push(news) };
  });
  return { ...(await import('./sync-start.ts')), ...(await import('./sync.ts')) };
}
beforeEach(() => Object.assign(world, { waits: false, followers: 0, asked: 0, loaded: 0, looks: 0, heard: [] as QueueNews[] }));

it('what waits has the outbox’s code fetched at once', async () => {
  world.waits = true;
  const { startSync } = await page();
  await startSync(new Promise(() => undefined));
  expect(world.loaded).toBe(1);
});

it('where nothing waits it comes when there is time for it', async () => {
  const { startSync } = await page();
  const free = Promise.withResolvers<void>();
  const started = startSync(free.promise);
  await vi.waitFor(() => expect(world.asked).toBe(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(world.loaded).toBe(0);
  free.resolve();
  await started;
  expect(world.loaded).toBe(1);
});

it('another tab that tells something has it fetched, and it hears that, too', async () => {
  const { startSync } = await page();
  void startSync(new Promise(() => undefined));
  world.otherTab({ lane: 'favorite', synced: true });
  await vi.waitFor(() => expect(world.heard).toEqual([{ lane: 'favorite', synced: true }]));
  // What is told from now on it hears by itself.
  world.otherTab({ lane: 'favorite', synced: false });
  await new Promise((resolve) => setTimeout(resolve));
  expect(world.heard).toHaveLength(1);
});

it('hears the other tabs once, however often somebody signs in', async () => {
  const { startSync } = await page();
  await startSync();
  await startSync();
  expect(world.followers).toBe(1);
});

it('hearts wait for a look at the entries where there are any, and for nothing where there are none', async () => {
  const { entriesKnown } = await page();
  await entriesKnown();
  expect(world).toMatchObject({ loaded: 0, looks: 0, heard: [] as QueueNews[] });
  world.waits = true;
  await entriesKnown();
  expect(world).toMatchObject({ loaded: 1, looks: 1 });
  // From now on it knows better than a look from outside.
  world.waits = false;
  await entriesKnown();
  expect(world).toMatchObject({ loaded: 1, looks: 2 });
});
