/** Networks that fail, servers that refuse, and full devices, without a service worker: every wait ends, and nothing is lost. */
import type { Page } from '@playwright/test';
import {
  favoritesOf,
  heartOf,
  newAnimal,
  openWaiting,
  orderStory,
  storiesOf,
  syncButton,
  timesAsked,
  WELL,
  WELL_ID,
  wishesFor,
} from '../support/offline-support.ts';
import {
  type Account,
  DATABASE,
  enter,
  expect,
  expectOnlyToast,
  expectToast,
  fillWishes,
  plant,
  refuse,
  remembered,
  test,
} from '../support/support.ts';

/**
 * Stops the page's clock, so that the speed of this machine does not matter. The clock starts ten minutes in the past, because the server
 * refuses times later than its own and the clock runs until it is paused.
 */
async function stopTime(page: Page): Promise<void> {
  const past = Date.now() - 600_000;
  await page.clock.install({ time: past });
  await page.clock.pauseAt(past + 60_000);
}

/** The ids of the favorites on the server after a second on the page's clock. */
async function favoritesAfterASecond(page: Page, account: Account): Promise<string[]> {
  await page.clock.runFor(1000);
  return favoritesOf(account);
}

/** Never answers this page's requests to the URL. */
async function neverAnswer(page: Page, address: RegExp | string): Promise<void> {
  await page.route(address, () => undefined);
}

test('where the network never answers, a favorite is confirmed within 12 seconds and sent later', async ({ page }) => {
  const account = await enter(page);
  const heart = heartOf(page, WELL);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await neverAnswer(page, DATABASE.write);
  await stopTime(page);
  const sent = page.waitForRequest((request) => DATABASE.write.test(request.url()) && /favorites/.test(request.postData() ?? ''));
  await heart.click();
  await sent;
  await page.clock.runFor(12_000);
  await expectToast(page, 'Added to Favorites');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(syncButton(page, /(1 pending|Syncing\.\.\.)/)).toBeVisible();
  expect(await favoritesOf(account)).toEqual([]);
  await page.unroute(DATABASE.write);
  // The next try may have started before the route was removed.
  await expect.poll(() => favoritesAfterASecond(page, account), { timeout: 30_000 }).toEqual([WELL_ID]);
});

const STILL_WRITING = /We’re still writing, and you don’t have to wait here/;

test('the user may leave after 12 seconds, and the story is added to the favorites once', async ({ page }) => {
  const account = await remembered(page);
  const animal = newAnimal();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/generate-story', async (route) => {
    await held;
    return route.continue();
  });
  await page.goto('/create-story');
  await fillWishes(page, wishesFor(animal));
  await stopTime(page);
  const asked = page.waitForRequest('**/api/generate-story');
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  await asked;
  await page.clock.runFor(10_000);
  await expect(page.getByText(/This can take up to a minute/)).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page.getByText(STILL_WRITING)).toBeVisible();
  await page.getByRole('button', { name: 'Go to Favorites' }).click();
  await expect(page).toHaveURL('/favorites');
  await expect(page.getByRole('heading', { name: 'On their way' })).toBeVisible();
  await page.clock.resume();
  release();
  await expectToast(page, 'Story Created!');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect.poll(() => favoritesOf(account)).toEqual(await storiesOf(account));
  expect(await timesAsked(animal)).toBe(1);
});

/** Lets seconds pass while the page's questions about the story are answered. */
async function passWhileAnswered(page: Page, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 5) {
    const answered = page.waitForResponse(DATABASE.get);
    await page.clock.runFor(5000);
    await (await answered).finished();
    // The page asks again only after it has taken in the answer.
    await page.evaluate(() => undefined);
  }
}

test('a story without an answer for 60 seconds is queued and tried again [spec 4.14, 8.18]', async ({ page }) => {
  const account = await remembered(page);
  const animal = newAnimal();
  await page.goto('/create-story');
  await fillWishes(page, wishesFor(animal));
  await neverAnswer(page, '**/api/generate-story');
  await stopTime(page);
  const asked = page.waitForRequest('**/api/generate-story');
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  await asked;
  await passWhileAnswered(page, 55);
  await expect(page.getByText(STILL_WRITING)).toBeVisible();
  await page.unroute('**/api/generate-story');
  await page.clock.runFor(6000);
  await expectOnlyToast(page, {
    title: 'Story Queued',
    // Followed by where the whole story will be, if the second try showed a page before this message.
    text: /^Story generation failed but has been queued for when connection improves\./,
  });
  await expect(page).toHaveURL('/favorites');
  await expect.poll(() => favoritesAfterASecond(page, account), { timeout: 30_000 }).toHaveLength(1);
  expect(await storiesOf(account)).toHaveLength(1);
  expect(await timesAsked(animal)).toBe(1);
});

test('a used-up day is said when it begins and before the next first question, and the story is written once there are more', async ({
  page,
}) => {
  const account = await remembered(page);
  const animal = newAnimal();
  // When that is depends on the hour of this test.
  const later = /^You've made all of today's stories\. We’ll write this one \w.*\./;
  const day = new Date().toISOString().slice(0, 10);
  await plant(`storyUsage/${account.uid}`, { day, count: 1_000_000 });
  await orderStory(page, wishesFor(animal));
  await expectOnlyToast(page, { title: 'Story Queued', text: later });
  await expect(page).toHaveURL('/favorites');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('To read tonight');
  await page.goto('/create-story');
  await expect(page.getByRole('heading', { name: 'Today’s stories are all made' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'To read tonight' }).getByRole('link').first()).toHaveAttribute('href', /^\/story\//);
  await page.getByRole('button', { name: 'Choose Now, Send Later' }).click();
  await expect(page.getByLabel("Child's Name")).toBeVisible();
  const list = await openWaiting(page);
  await expect(list.getByRole('listitem').filter({ hasText: 'A story for Mira' })).toContainText(
    "You've made all of today's stories. We’ll write this one ",
  );
  expect(await timesAsked(animal)).toBe(0);
  await plant(`storyUsage/${account.uid}`, { day, count: 0 });
  await list.getByRole('button', { name: 'Send Now' }).click();
  await expect(list.getByText('Nothing is waiting')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => favoritesOf(account)).toHaveLength(1);
  expect(await timesAsked(animal)).toBe(1);
});

test('a full device reports that nothing can be queued, and undoes the favorite [spec 4.14]', async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name.startsWith('pending')) throw new DOMException('There is no room.', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await enter(page);
  const heart = heartOf(page, WELL);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await refuse(page, 'write', 503);
  await heart.click();
  await expectOnlyToast(page, { title: 'Error', text: 'Failed to update favorites. Please try again.', red: true });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
