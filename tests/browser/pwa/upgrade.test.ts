/**
 * A device as version 2e92dfd leaves it is updated to this version. The old version's own code fills the device: tests/fixtures/version-2e92dfd.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { unpackWebApp } from '../../fixtures/web-app-archive.ts';
import { BUILT, type Site } from '../support/deployments.ts';
import { newVersionReady, test } from '../support/installed.ts';
import {
  entriesOnDevice,
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
import {
  type Account,
  expect,
  expectSignedIn,
  expectToast,
  newAccount,
  planted,
  plantFavorite,
  plantStory,
  signIn,
} from '../support/support.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });
/** Each test installs two versions of the whole app. */
test.describe.configure({ timeout: 240_000 });

const OLD_VERSION = unpackWebApp(new URL('../../fixtures/version-2e92dfd/web-app.json.br', import.meta.url));
for (const name of ['index.html', 'app.html']) {
  const file = join(OLD_VERSION, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace('<html', '<html data-version="2e92dfd"'));
}
const BUFFALO = 'How to Wash a Buffalo';
const BUFFALO_ID = '10';
const LANTERN = 'The Lantern Goat';
/** Two pages of a book, which version 2e92dfd did not have. */
const LANTERN_TEXTS = [
  'The goat carried the lantern.',
  `It stopped at ${Array.from({ length: 15 }, () => 'every single gate').join(', at ')}, and then it slept.`,
];

interface Device {
  account: Account;
  /** An own story that is kept for reading without a network. */
  story: string;
  /** The animal of the queued story. */
  animal: string;
  /** The names in localStorage. */
  settings: string[];
  /** Gives the page its network back. */
  goOnline: () => Promise<void>;
}

const settingsOn = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

/**
 * Takes the network from the page alone: the browser can still update the worker, so the queue stays full until the new version is there.
 * @returns gives the network back; it must use the same DevTools session, as each session has its own network conditions.
 */
async function takePageOffline(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const setOffline = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await session.send('Network.enable');
  await setOffline(true);
  return async () => {
    await setOffline(false);
    await session.detach();
  };
}

/** Waits on home until the old version has registered its worker, which then controls the page. */
async function installedByItself(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller === null) await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
  });
  await expect(page.getByRole('article')).not.toHaveCount(0);
}

/** Lets the old version fill the device: a sign-in, copies, three queued entries and a draft. Ends offline, at the create form. */
async function fillDevice(page: Page, site: Site): Promise<Device> {
  site.deploy(OLD_VERSION);
  const account = await newAccount('Noor Haddad');
  const story = await plantStory(account, { title: LANTERN, content: LANTERN_TEXTS.map((text) => `<p>${text}</p>`).join('') });
  await plantFavorite(account, story);
  await signIn(page, account.email);
  await installedByItself(page);
  await page.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('heading', { name: 'Your Favorites' })).toBeVisible();
  await page.getByRole('link', { name: LANTERN }).click();
  await expect(page.getByText('The goat carried the lantern.')).toBeVisible();
  await page.goto('/my-stories');
  await expect(page.getByRole('article', { name: LANTERN })).toBeVisible();

  const goOnline = await takePageOffline(page);
  const animal = newAnimal();
  await orderStory(page, wishesFor(animal));
  await expectToast(page, 'Story Queued for Creation');
  await page.goto('/');
  await heartOf(page, WELL).click();
  await page.getByRole('link', { name: `Read Story: ${BUFFALO}` }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 6')).toBeVisible();
  await expect.poll(() => waitingOnDevice(page)).toBe(3);
  expect((await entriesOnDevice(page)).map(({ type }) => type).sort()).toEqual(['favorite', 'progress', 'story']);
  await page.goto('/create-story');
  await page.getByLabel("Child's Name").fill('Juno');
  return { account, story, animal, settings: await settingsOn(page), goOnline };
}

/** Leaves the app, so that the new worker takes over; ends online at an address of the site that is no page of the app. */
async function closeAppAndUpdate(page: Page, { goOnline }: Device): Promise<void> {
  await page.goto('about:blank');
  await goOnline();
  // Each page of the site keeps the old worker active, so leave it again until the new one has taken over.
  await expect(async () => {
    await page.goto('/favicon.svg');
    const isOver = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null);
    if (!isOver) await page.goto('about:blank');
    expect(isOver).toBe(true);
  }).toPass({ timeout: 60_000 });
}

async function expectNewVersion(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-version', /./);
}

/** The account's data on the server, and how often the story was requested and counted. */
async function onServer({ account, animal }: Device) {
  const stories = await storiesOf(account);
  return {
    stories: stories.length,
    favorites: (await favoritesOf(account)).length,
    well: (await favoritesOf(account)).includes(WELL_ID),
    progress: [...(await progressOf(account))],
    asked: await timesAsked(animal),
    paid: (await planted(`storyUsage/${account.uid}`))?.count,
  };
}
/** Two stories, of which one is new; both are favorites, beside the curated one whose heart was pressed. */
const DELIVERED = { stories: 2, favorites: 3, well: true, progress: [[BUFFALO_ID, '2']], asked: 1, paid: '1' };

/** Nothing of the old version is left but the code that its open tabs may still ask for, and everything works without a network. */
async function expectWholeOffline(context: BrowserContext, page: Page, device: Device): Promise<void> {
  const caches = await page.evaluate(async () => {
    const pathsOf = async (name: string) => (await (await window.caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return Promise.all((await window.caches.keys()).map(async (name) => [name, await pathsOf(name)] as const));
  });
  const names = caches.map(([name]) => name.replace(/^(workbox-precache-v2)-.*/, '$1')).sort();
  expect(names).toEqual(['tuckaway-curated', 'tuckaway-pictures', 'tuckaway-previous', 'workbox-precache-v2']);
  const previous = caches.find(([name]) => name === 'tuckaway-previous')?.[1] ?? [];
  expect(previous.length).toBeGreaterThan(50);

  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto('/favorites');
  await expect(cold.getByRole('article', { name: LANTERN })).toBeVisible();
  await expectNewVersion(cold);
  await cold.getByRole('link', { name: LANTERN, exact: true }).click();
  await expect(cold).toHaveURL(`/read-story/${device.story}`);
  await expect(cold.getByText('The goat carried the lantern.')).toBeVisible();
  await expect(cold.getByText('Page 1 of 2', { exact: true })).toBeVisible();
  await cold.getByRole('button', { name: 'Page 2', exact: true }).click();
  // The page is longer than a phone.
  await cold.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(cold.getByRole('article').getByText('and then it slept.')).toBeVisible();
  await expect(cold.getByRole('article').getByText('Sweet dreams, Mira!')).toBeVisible();
  await expect(cold.getByRole('article').getByRole('img')).toBeVisible();
  expect(await planted(`stories/${device.story}`)).not.toHaveProperty('pages');
  await cold.getByRole('link', { name: 'Close' }).press('Enter');
  await expectSignedIn(cold);
  await cold.getByRole('link', { name: 'My Stories' }).click();
  await expect(cold.getByRole('article', { name: LANTERN })).toBeVisible();
  await cold.goto('/');
  await expect(cold.getByRole('article')).toHaveCount(20);
  const pictures = cold.getByRole('article').getByRole('img');
  await cold.getByRole('article').first().scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(4);
  await cold.getByRole('link', { name: `Read Story: ${BUFFALO}` }).click();
  await cold.getByText('Continue from page 2').click();
  await expect(cold.getByText('Page 2 of 6')).toBeVisible();
  await cold.close();
}

test('the visit after an update from version 2e92dfd keeps the sign-in, copies and drafts, and sends each of three queued entries once', async ({
  context,
  page,
  site,
}) => {
  const device = await fillDevice(page, site);
  site.deploy(BUILT);
  await newVersionReady(page);
  await closeAppAndUpdate(page, device);
  expect(await waitingOnDevice(page)).toBe(3);

  await page.goto('/create-story');
  await expectNewVersion(page);
  await expect(page.getByLabel("Child's Name")).toHaveValue('Juno');
  await page.getByRole('link', { name: /^Back/ }).click();
  await expectSignedIn(page);
  await expect.poll(() => onServer(device), { timeout: 40_000 }).toEqual(DELIVERED);
  await expect.poll(() => waitingOnDevice(page)).toBe(0);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(syncButton(page, '')).toHaveCount(0);
  expect(await onServer(device)).toEqual(DELIVERED);
  expect(await settingsOn(page)).toEqual(expect.arrayContaining(device.settings));
  // If the worker sent the progress without a page, the device learns of it when the story is opened.
  await page.getByRole('link', { name: `Read Story: ${BUFFALO}` }).click();
  await expect(page.getByText('Continue from page 2')).toBeVisible();
  await expectWholeOffline(context, page, device);
});

// In the long run only, because it installs both versions again.
test('the new worker alone, with no page open, sends the entries that version 2e92dfd queued, each once', { tag: '@long' }, async ({
  context,
  page,
  site,
}) => {
  const device = await fillDevice(page, site);
  site.deploy(BUILT);
  await newVersionReady(page);
  await page.goto('about:blank');
  await device.goOnline();
  await page.goto('/favicon.svg');
  await expect.poll(() => fireSync(context, 'user-actions-sync'), { timeout: 60_000 }).toBe('done');
  expect(await onServer(device)).toEqual(DELIVERED);
  expect(await waitingOnDevice(page)).toBe(0);
});
