/** What parents meet where something is missing, and what keeps children out of it. */
import type { Page } from '@playwright/test';
import { atStory, LISTS, NO_DOCUMENTS, type Scene, scene } from './scene.ts';

/** The stories' pictures do not load. */
const losePictures = (page: Page) => page.route(/\/art\/curated\//, (route) => route.abort());

/** The app believes to be offline; its code still loads, which without a service worker it could not. */
async function seemOffline(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.route(LISTS, (route) => route.abort('internetdisconnected'));
}

/** @param pin what was set as the PIN of this device; its hash is only looked at when one is typed */
async function inChildMode(page: Page, pin: string | null = null): Promise<void> {
  await page.addInitScript((kept) => {
    localStorage.setItem('tuckaway:child-mode', 'on');
    if (kept !== null) localStorage.setItem('tuckaway:gate-pin', kept);
  }, pin);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Which story tonight?' }).waitFor();
}

export const PARENT_SCENES: readonly Scene[] = [
  scene('story-without-picture', { viewportOnly: true }, async (page) => {
    await losePictures(page);
    await atStory(page);
    await page.getByRole('article').getByRole('img').first().waitFor();
  }),
  scene('home-without-pictures', { viewportOnly: true }, async (page) => {
    await losePictures(page);
    await page.goto('/');
    await page.locator('#stories').evaluate((stories) => stories.scrollIntoView());
    await page.getByRole('article').getByRole('img').first().waitFor();
  }),
  ...(['favorites', 'my-stories'] as const).map((list) =>
    scene(`${list}-offline-unknown`, { as: 'admin', viewportOnly: true }, async (page: Page) => {
      await seemOffline(page);
      await page.goto(`/${list}`);
      await page.getByText('You’re offline', { exact: true }).waitFor();
    }),
  ),
  scene('home-offline-unknown', { viewportOnly: true }, async (page) => {
    await seemOffline(page);
    await page.route('**/api/stories/**', (route) => route.abort('internetdisconnected'));
    await page.goto('/premium');
    await page.getByRole('link', { name: 'Back to Stories' }).click();
    await page.getByText('You’re offline', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Try Again' }).scrollIntoViewIfNeeded();
  }),
  scene('home-no-stories-yet', { as: 'parent', viewportOnly: true }, async (page) => {
    await page.route(LISTS, (route) => route.fulfill(NO_DOCUMENTS));
    await page.goto('/');
    await page.getByRole('link', { name: 'Make your first story' }).scrollIntoViewIfNeeded();
  }),
  scene('child-shelf', { as: 'parent' }, (page) => inChildMode(page)),
  scene('child-shelf-of-curated-stories', { as: 'parent' }, async (page) => {
    await page.route(LISTS, (route) => route.fulfill(NO_DOCUMENTS));
    await inChildMode(page);
    await page.getByRole('link').first().waitFor();
  }),
  scene('child-story', { as: 'parent', viewportOnly: true }, async (page) => {
    await inChildMode(page);
    await page.getByRole('region', { name: 'Your stories' }).getByRole('link').first().click();
    await page.getByText(/^Page 1 of/).waitFor();
  }),
  scene('gate-question', { as: 'parent', viewportOnly: true }, async (page) => {
    await inChildMode(page);
    await page.getByRole('button', { name: /^Grown-ups/ }).click();
    await page.getByRole('textbox', { name: /^What is/ }).fill('5');
    await page.keyboard.press('Enter');
    await page.getByText('Not quite.').waitFor();
  }),
  scene('gate-paused', { as: 'parent', viewportOnly: true }, async (page) => {
    await inChildMode(page);
    await page.getByRole('button', { name: /^Grown-ups/ }).click();
    for (let wrong = 0; wrong < 3; wrong += 1) {
      await page.getByRole('textbox', { name: /^What is/ }).fill('5');
      await page.keyboard.press('Enter');
    }
    await page.getByText('Please wait 30 seconds').waitFor();
  }),
  scene('gate-pin', { as: 'parent', viewportOnly: true }, async (page) => {
    await inChildMode(page, '{"salt":"00","hash":"00"}');
    await page.getByRole('button', { name: /^Grown-ups/ }).click();
    await page.getByLabel('Your PIN').waitFor();
  }),
  scene('gate-pin-forgotten', { as: 'parent', viewportOnly: true }, async (page) => {
    await inChildMode(page, '{"salt":"00","hash":"00"}');
    await page.getByRole('button', { name: /^Grown-ups/ }).click();
    await page.getByRole('button', { name: 'Forgot the PIN?' }).click();
    await page.getByRole('alertdialog', { name: 'Sign in again?' }).waitFor();
  }),
  ...(['Device PIN', 'Reading voice', 'Reading comfort'] as const).map((label) =>
    scene(`settings-${label.toLowerCase().replaceAll(' ', '-')}`, { as: 'parent', viewportOnly: true }, async (page: Page) => {
      await page.goto('/');
      await page.getByRole('button', { name: /^Open settings/ }).click();
      await page.getByRole('button', { name: label }).click();
      await page.getByRole('dialog', { name: label }).waitFor();
    }),
  ),
];
