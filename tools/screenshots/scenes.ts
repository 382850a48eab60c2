/** What is photographed: each screen and state, as somebody gets there. */
import type { Page } from '@playwright/test';
import { SEED_ACCOUNTS, SEED_PASSWORD } from '../seed/accounts.ts';
import { ownSources } from '../seed/sources.ts';

export interface Scene {
  readonly name: string;
  /** Who looks: nobody signed in where it is missing. */
  readonly as?: 'parent' | 'premium' | 'admin';
  /** Goes there and ends when it is to be seen. */
  readonly show: (page: Page) => Promise<unknown>;
  /** Only what fits the screen, for states that lie above it. */
  readonly viewportOnly?: boolean;
}

const parentStory = ownSources().find(({ owner }) => owner === SEED_ACCOUNTS[0].email)?.id ?? '';

const openSettings = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open settings' }).click();
  await page.getByRole('dialog').waitFor();
};

async function fillForm(page: Page): Promise<void> {
  await page.goto('/create-story');
  await page.getByLabel("Child's Name").fill('Amélie');
  await page.getByLabel('Favorite Animal').fill('otter');
  await page.getByRole('radio', { name: /^Mountain/ }).check({ force: true });
  await page.getByText('Selected Theme').waitFor();
  await page.getByRole('radio', { name: /^Medium/ }).check({ force: true });
  await page.getByRole('radio', { name: /^Cozy/ }).check({ force: true });
}

export const SCENES: readonly Scene[] = [
  { name: 'home', show: (page) => page.goto('/').then(() => page.getByRole('article').nth(11).waitFor()) },
  {
    name: 'home-loading',
    show: async (page) => {
      // Never answered: the skeletons stay.
      await page.route('**/api/stories/featured', () => undefined);
      await page.goto('/');
      await page.getByRole('heading', { name: 'Our own special stories!' }).waitFor();
    },
  },
  {
    name: 'home-empty',
    show: async (page) => {
      await page.route('**/api/stories/featured', (route) => route.fulfill({ json: [] }));
      await page.goto('/');
      await page.getByText('Stories Coming Soon!').waitFor();
    },
  },
  {
    name: 'home-error',
    show: async (page) => {
      await page.route('**/api/stories/featured', (route) => route.fulfill({ status: 503, json: { message: 'No.' } }));
      await page.goto('/');
      await page.getByRole('button', { name: /again/i }).waitFor();
    },
  },
  { name: 'home-signed-in', as: 'parent', show: (page) => page.goto('/').then(() => page.getByRole('article').nth(11).waitFor()) },
  { name: 'auth-sign-in', show: (page) => page.goto('/auth').then(() => page.getByRole('heading', { name: 'Welcome Back' }).waitFor()) },
  {
    name: 'auth-create',
    show: async (page) => {
      await page.goto('/auth');
      await page.getByRole('button', { name: 'Need an account? Create one' }).click();
      await page.getByLabel('Your Name').waitFor();
    },
  },
  { name: 'create-empty', show: (page) => page.goto('/create-story').then(() => page.getByLabel("Child's Name").waitFor()) },
  { name: 'create-filled', as: 'parent', show: fillForm },
  {
    name: 'create-waiting',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await page.route('**/api/generate-story', () => undefined);
      await fillForm(page);
      await page.getByRole('button', { name: 'Create My Story!' }).click();
      await page.getByRole('button', { name: /Cancel|Stop/ }).waitFor();
    },
  },
  {
    name: 'favorites',
    as: 'parent',
    show: (page) => page.goto('/favorites').then(() => page.getByRole('article').first().waitFor()),
  },
  { name: 'favorites-signed-out', show: (page) => page.goto('/favorites').then(() => page.getByText('Sign In Required').waitFor()) },
  { name: 'story', show: (page) => page.goto('/story/10').then(() => page.getByText(/^Page 1 of/).waitFor()) },
  {
    name: 'story-long-page',
    show: async (page) => {
      await page.goto('/story/6');
      await page.getByText(/^Page 1 of/).waitFor();
    },
  },
  { name: 'story-not-found', show: (page) => page.goto('/story/987654').then(() => page.getByText('Story Not Found').waitFor()) },
  {
    name: 'read-story',
    as: 'parent',
    show: (page) => page.goto(`/read-story/${parentStory}`).then(() => page.getByText(/^Sweet dreams/).waitFor()),
  },
  { name: 'premium', show: (page) => page.goto('/premium').then(() => page.getByText('Start Premium Trial').waitFor()) },
  { name: 'settings', as: 'admin', viewportOnly: true, show: openSettings },
  {
    name: 'settings-privacy',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await openSettings(page);
      await page.getByRole('button', { name: 'Privacy Policy' }).click();
      await page.getByRole('dialog', { name: 'Privacy Policy' }).waitFor();
    },
  },
  {
    name: 'settings-logout',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await openSettings(page);
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.getByText('Confirm Logout').waitFor();
    },
  },
  {
    name: 'toast-error',
    viewportOnly: true,
    show: async (page) => {
      await page.goto('/read-story/6f1f0c3e-8d0e-4c39-9a2b-1f2e3d4c5b6a');
      await page.getByText('Authentication Required').first().waitFor();
    },
  },
  { name: 'test-openai', show: (page) => page.goto('/test-openai').then(() => page.getByRole('button').first().waitFor()) },
  { name: 'not-found', show: (page) => page.goto('/no-such-page').then(() => page.getByText('404 Page Not Found').waitFor()) },
];

export async function signInAs(page: Page, who: NonNullable<Scene['as']>): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email Address').fill(`${who}@example.com`);
  await page.getByLabel('Password').fill(SEED_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Open settings' }).waitFor();
}
