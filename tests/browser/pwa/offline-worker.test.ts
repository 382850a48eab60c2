/** The service worker without an open page: offline actions reach the server exactly once, whenever the worker is stopped. */
import { makeRng } from '../../../art/src/prng.ts';
import { SEED } from '../../long.ts';
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
  await heartOf(page, WELL).click();
  await expect(syncButton(page, 'Offline')).toBeVisible();
  await orderStory(page, wishesFor(animal));
  await expectToast(page, 'Story Queued for Creation');
  await expect(page).toHaveURL('/favorites');
  await page.close();
  const worker = await controlWorker(context, workerProxy.url);
  expect(await fireSync(context, 'favorite-sync')).toBe('again');
  expect(await favoritesOf(account)).toEqual([]);
  await context.setOffline(false);

  // The failed try may have postponed the entry.
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
  await later.goto('/favorites');
  await expect(later.getByRole('article')).toHaveCount(1);
  await expectOneStory(account, animal);
});

const STOPS = 24;
/** The requests of a drain: one for the favorite, one for the progress, three for the story, one for its favorite. */
const REQUESTS = 6;

// In the long run only: it takes minutes, and the outbox simulation stops drains at every request.
test(`nothing is lost or sent twice when the worker is stopped ${STOPS} times during drains`, { tag: '@long' }, async ({
  context,
  page,
  workerProxy,
}) => {
  test.setTimeout(STOPS * 60_000);
  const random = makeRng(String(SEED));
  const account = await remembered(page);
  await installed(page);
  // One DevTools session for all rounds, because Chromium sometimes crashes after a session of a stopped worker is closed.
  const worker = await controlWorker(context, workerProxy.url);

  for (let round = 0; round < STOPS; round += 1) {
    const isFavorite = round % 2 === 0;
    const reached = 2 + (round % 4);
    await context.setOffline(true);
    await page.goto('/');
    await heartOf(page, WELL).click();
    await expect(heartOf(page, WELL)).toHaveAttribute('aria-pressed', String(isFavorite));
    await page.goto(`/story/${WELL_ID}`);
    await page.getByRole('button', { name: `Page ${reached}`, exact: true }).press('Enter');
    await orderStory(page, wishesFor(newAnimal()));
    await expectToast(page, 'Story Queued for Creation');
    await expect.poll(() => waitingOnDevice(page)).toBe(3);
    await page.goto('about:blank');
    await context.setOffline(false);

    const moment = MOMENTS[round % MOMENTS.length] ?? MOMENTS[0];
    // Not the last request, because the drain may be finished then.
    const request = random.int(1, REQUESTS - 1);
    const where = `seed ${SEED}, stop ${round + 1}: ${moment}, request ${request}`;
    const interrupted = workerProxy.interrupt({ request, moment, stop: worker.stop });
    await worker.sync('user-actions-sync');
    await expect.poll(interrupted, { message: where, timeout: 30_000 }).toBe(true);
    // The browser retries, and postponed entries wait for their time.
    const onServer = async () => {
      await worker.sync('user-actions-sync');
      const [stories, favorites, progress] = await Promise.all([storiesOf(account), favoritesOf(account), progressOf(account)]);
      const own = favorites.filter((id) => stories.includes(id)).length;
      return { stories: stories.length, own, isFavorite: favorites.includes(WELL_ID), reached: progress.get(WELL_ID) };
    };
    const all = { stories: round + 1, own: round + 1, isFavorite, reached: String(reached) };
    await expect.poll(onServer, { message: where, timeout: 40_000 }).toEqual(all);
  }
  await worker.close();

  // Entries that were sent twice or not removed would show up now.
  await page.goto('/');
  await expect.poll(() => waitingOnDevice(page), { timeout: 30_000 }).toBe(0);
  expect(await storiesOf(account)).toHaveLength(STOPS);
  // Every repeated story request counts; the count restarts at midnight.
  expect(Number((await planted(`storyUsage/${account.uid}`))?.count)).toBeLessThanOrEqual(STOPS);
});
