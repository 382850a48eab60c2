/** The service worker without an open page: offline actions reach the server exactly once, whenever the worker is stopped. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Entry } from '../../../web/src/data/outbox/entry.ts';
import { numbersFrom, SEED } from '../../long.ts';
import { installed, test as siteTest } from '../support/installed.ts';
import { MOMENTS, openWorkerProxy, type WorkerProxy } from '../support/offline-interruptions.ts';
import {
  controlWorker,
  favoritesOf,
  fireSync,
  heartOf,
  newAnimal,
  orderStory,
  progressOf,
  storiesOf,
  syncButton,
  timesAsked,
  WELL,
  WELL_ID,
  waitingOnDevice,
  wishesFor,
} from '../support/offline-support.ts';
import { type Account, expect, expectToast, planted, remembered } from '../support/support.ts';

const test = siteTest.extend<{ workerProxy: WorkerProxy }>({
  workerProxy: async ({ site }, use) => {
    const workerProxy = await openWorkerProxy(site.url);
    await use(workerProxy);
    await workerProxy.close();
  },
  baseURL: async ({ workerProxy }, use) => use(workerProxy.url),
});

test.use({ serviceWorkers: 'allow', lean: true, permissions: ['notifications', 'background-sync'] });

/** @param others favorites beside the story */
async function expectOneStory(account: Account, animal: string, others: readonly string[] = []): Promise<void> {
  const stories = await storiesOf(account);
  expect(stories).toHaveLength(1);
  expect(await favoritesOf(account)).toEqual([...others, ...stories].sort());
  expect(await timesAsked(animal)).toBe(1);
}

test('the worker alone sends a favorite and writes a story of a closed tab, each once, and asks to be called again without a network [spec 0.1, 1.5, 4.13, 4.21]', async ({
  context,
  page,
  workerProxy,
}) => {
  const account = await remembered(page);
  await installed(page);
  const animal = newAnimal();
  await context.setOffline(true);
  workerProxy.cut(true);
  await heartOf(page, WELL).click();
  await expect(syncButton(page, 'Offline')).toBeVisible();
  await orderStory(page, wishesFor(animal));
  await expectToast(page, 'Story Queued for Creation');
  await expect(page).toHaveURL('/favorites');
  await page.close();
  const worker = await controlWorker(context, workerProxy.url);
  // A failed try of the page, and then of the worker, may have postponed the entry.
  await expect.poll(() => fireSync(context, 'favorite-sync'), { timeout: 30_000 }).toBe('again');
  expect(await favoritesOf(account)).toEqual([]);
  await context.setOffline(false);
  workerProxy.cut(false);

  await expect.poll(() => fireSync(context, 'favorite-sync'), { timeout: 30_000 }).toBe('done');
  expect(await favoritesOf(account)).toEqual([WELL_ID]);
  const arrived = async () => {
    await worker.sync('story-sync');
    return (await favoritesOf(account)).length;
  };
  await expect.poll(arrived, { timeout: 30_000 }).toBe(2);
  // A browser may fire the same tag any number of times.
  await worker.sync('story-sync');
  await worker.sync('user-actions-sync');
  await expectOneStory(account, animal, [WELL_ID]);

  const later = await context.newPage();
  await later.goto('/favorites');
  await expect(later.getByRole('article')).toHaveCount(2);
  await expect(later.getByRole('heading', { name: 'On their way' })).toHaveCount(0);
  expect(await waitingOnDevice(later)).toBe(0);
  await expectOneStory(account, animal, [WELL_ID]);
});

test('without Background Sync, a story ordered offline in a closed tab is written once at the next visit [spec 1.5]', async ({
  context,
  page,
}) => {
  await context.addInitScript(() => {
    // A blank page has neither.
    if ('ServiceWorkerRegistration' in window) Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
    Reflect.deleteProperty(window, 'SyncManager');
  });
  const account = await remembered(page);
  await installed(page);
  expect(await page.evaluate(() => 'sync' in ServiceWorkerRegistration.prototype || 'SyncManager' in window)).toBe(false);
  const animal = newAnimal();
  await context.setOffline(true);
  await orderStory(page, wishesFor(animal));
  await expectToast(page, 'Story Queued for Creation');
  await page.close();
  await context.setOffline(false);
  expect(await storiesOf(account)).toEqual([]);

  const later = await context.newPage();
  await later.goto('/');
  await expect.poll(() => favoritesOf(account), { timeout: 30_000 }).toHaveLength(1);
  await later.getByRole('link', { name: 'Favorites' }).click();
  await expect(later.getByRole('article')).toHaveCount(1);
  await expectOneStory(account, animal);
});

const STOPS = 50;
const IN_A_ROUND = { stories: 2, removed: 5, read: 5 };
/** The rules accept only stories that exist. */
const CURATED = Array.from({ length: 20 }, (_, index) => String(index + 1));
/** The requests of such a drain: one for the favorites, one for the progress, three per story, one for the stories' favorites. */
const REQUESTS = 1 + 1 + 3 * IN_A_ROUND.stories + 1;

/** The expected data on the server. */
interface Wanted {
  stories: Set<string>;
  favorites: Set<string>;
  /** The page reached, by story id. */
  progress: Map<string, string>;
}

/** The actions of one round, as entries; updates `wanted`. */
function entriesOf({ uid }: Account, wanted: Wanted, round: number): Entry[] {
  const now = Date.now();
  const entry = { timestamp: now, retryCount: 0, userId: uid };
  const times = <Made>(count: number, make: (index: number) => Made) => Array.from({ length: count }, (_, index) => make(index));
  const favorite = (action: 'add' | 'remove', storyId: string): Entry => {
    if (action === 'add') wanted.favorites.add(storyId);
    else wanted.favorites.delete(storyId);
    return { ...entry, id: `${now}-${randomUUID()}`, type: 'favorite', action, storyId, data: { storyId, addedAt: now } };
  };
  // Those that stay longest are removed first, and come back in the next round.
  const added = CURATED.filter((id) => !wanted.favorites.has(id));
  const removed = [...wanted.favorites].filter((id) => !wanted.stories.has(id)).slice(0, IN_A_ROUND.removed);
  const page = 1 + (round % 30);
  return [
    ...removed.map((id) => favorite('remove', id)),
    ...added.map((id) => favorite('add', id)),
    ...times(IN_A_ROUND.read, (index): Entry => {
      const storyId = String(index + 1);
      wanted.progress.set(storyId, String(page));
      const data = { page, pageCount: 40, finished: false, updatedAt: now };
      return { ...entry, id: `${now}-${randomUUID()}`, type: 'progress', action: 'update', storyId, data };
    }),
    ...times(IN_A_ROUND.stories, (): Entry => {
      const storyId = randomUUID();
      wanted.stories.add(storyId);
      wanted.favorites.add(storyId);
      const wishes = {
        favoriteAnimal: 'otter',
        storySetting: 'meadow',
        storyLength: 'short',
        storyTone: 'cozy',
        coverImage: 'moon',
      } as const;
      const data = { childName: 'Mira', ...wishes, uid, createdAt: new Date(now).toISOString() };
      return { ...entry, id: `${now}-${storyId}`, type: 'story', action: 'create', data };
    }),
  ];
}

/** Writes entries to the queue as the page does, without opening the app. */
async function keep(page: Page, entries: readonly Entry[]): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(async (all) => {
    const stores = { story: 'pendingStories', favorite: 'pendingFavorites', progress: 'pendingProgress' };
    const opening = indexedDB.open('tuckaway-queue', 1);
    opening.onupgradeneeded = () => {
      for (const name of Object.values(stores)) opening.result.createObjectStore(name);
    };
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    const transaction = opening.result.transaction(Object.values(stores), 'readwrite');
    for (const entry of all) transaction.objectStore(stores[entry.type]).put(entry, entry.id);
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onerror = reject;
    });
    opening.result.close();
  }, entries);
  await page.goto('about:blank');
}

/** What is not on the server as wanted: stories, favorites that are missing or should be gone, and progress. */
async function missing(account: Account, wanted: Wanted): Promise<string[]> {
  const [stories, favorites, progress] = await Promise.all([storiesOf(account), favoritesOf(account), progressOf(account)]);
  return [
    ...[...wanted.stories].filter((id) => !stories.includes(id)),
    ...[...new Set([...wanted.favorites, ...favorites])].filter((id) => favorites.includes(id) !== wanted.favorites.has(id)),
    ...[...wanted.progress].filter(([id, at]) => progress.get(id) !== at).map(([id]) => id),
  ];
}

// In the long run only: it takes minutes, and the outbox simulation stops drains at every request.
test(`nothing is lost or sent twice when the worker is stopped ${STOPS} times during drains`, { tag: '@long' }, async ({
  context,
  page,
  workerProxy,
}) => {
  test.setTimeout(STOPS * 30_000);
  const random = numbersFrom(SEED);
  const account = await remembered(page);
  await installed(page);
  const wanted: Wanted = { stories: new Set(), favorites: new Set(), progress: new Map() };
  const stopped: Record<string, number> = {};
  let entries = 0;
  // One DevTools session for all rounds, because Chromium sometimes crashes after a session of a stopped worker is closed.
  const worker = await controlWorker(context, workerProxy.url);

  for (let round = 0; round < STOPS; round += 1) {
    const kept = entriesOf(account, wanted, round);
    entries += kept.length;
    const moment = MOMENTS[round % MOMENTS.length] ?? MOMENTS[0];
    // Not the last requests, because a drain may be finished then.
    const request = 1 + Math.floor(random() * (REQUESTS - 3));
    const where = `seed ${SEED}, stop ${round + 1}: ${moment}, request ${request}`;
    // Before there is anything to send, because a sync of the last round may go on.
    const interrupted = workerProxy.interrupt({ request, moment, stop: worker.stop });
    await keep(page, kept);
    const reached = async () => {
      if (!interrupted()) await worker.sync('user-actions-sync');
      return interrupted();
    };
    // The browser retries here, too: a drain ends early where a request fails.
    await expect.poll(reached, { message: where, timeout: 60_000 }).toBe(true);
    stopped[moment] = (stopped[moment] ?? 0) + 1;
    // The browser retries, and postponed entries wait for their time.
    const left = async () => {
      await worker.sync('user-actions-sync');
      return missing(account, wanted);
    };
    await expect.poll(left, { message: where, timeout: 40_000 }).toEqual([]);
  }
  await worker.close();

  // Entries that were sent twice or not removed would show up now.
  await page.goto('/');
  await expect.poll(() => waitingOnDevice(page), { timeout: 30_000 }).toBe(0);
  const lost = (await missing(account, wanted)).length;
  // Every repeated story request counts; the count restarts at midnight.
  const paid = Number((await planted(`storyUsage/${account.uid}`))?.count);
  const doubled = (await storiesOf(account)).length - wanted.stories.size + Math.max(0, paid - wanted.stories.size);
  const moments = MOMENTS.map((moment) => `${stopped[moment] ?? 0} ${moment}`).join(', ');
  console.log(`worker stopped ${STOPS} times (${moments}; seed ${SEED}): ${entries} entries, ${lost} lost, ${doubled} duplicated`);
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
});
