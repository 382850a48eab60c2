/** Every screen, sheet, card, toast and state: `npm run screenshots` photographs them and accessibility.test.ts audits them. */
import type { Page } from '@playwright/test';
import { passGate } from '../support/gate.ts';
import { unfoldMore } from '../support/story-actions.ts';
import { CREATE_SCENES } from './create-scenes.ts';
import { MOMENT_SCENES } from './moment-scenes.ts';
import { OFFLINE_SCENES } from './offline-scenes.ts';
import { PARENT_SCENES } from './parent-scenes.ts';
import { comfort, READING_SCENES } from './reading-scenes.ts';
import { REPORT_SCENES } from './report-scenes.ts';
import { atStory, fillWishesForAmelie, NEVER, OWN_STORY, open, openSettings, type Scene, UNSHARED } from './scene.ts';
import { scriptSpeech } from './scripted-speech.ts';
import { SETTINGS_SCENES } from './settings-scenes.ts';
import { SHELF_SCENES } from './shelf-scenes.ts';
import { STATE_SCENES } from './state-scenes.ts';
import { VOICE_SCENES } from './voice-scenes.ts';
import { WAITING_SCENES } from './waiting-scenes.ts';

/** Opens a family's story; its picture is drawn on the device. */
async function atOwnStory(page: Page): Promise<void> {
  await page.goto(`/read-story/${OWN_STORY}`);
  await page.getByText(/^Page 1 of/).waitFor();
  await page.getByRole('article').getByRole('img').waitFor();
}

/** Opens the sheet that shares a family's own story. */
async function openShareSheet(page: Page, story: string): Promise<void> {
  await page.goto(`/read-story/${story}`);
  await unfoldMore(page);
  await page.getByRole('button', { name: 'Share This Story' }).click();
  await passGate(page);
  await page.getByRole('dialog').waitFor();
}

/** Shares the story unless an earlier scene did. @returns the link. */
async function shareStory(page: Page): Promise<string> {
  await openShareSheet(page, OWN_STORY);
  const link = page.getByRole('textbox', { name: 'The link' });
  const make = page.getByRole('button', { name: /^Create (Link|a New Link)$/ });
  const again = page.getByText('You can only copy the link on the device that created it.', { exact: false });
  const withName = page.getByRole('radio', { name: /Anyone with the link will see/ });
  // The button is there, too, while the sheet still looks for a link.
  await link.or(again).or(withName).first().waitFor();
  // Another scene's browser made the first link.
  if (await again.isVisible()) await make.click();
  await link.or(withName).first().waitFor();
  if (await withName.isVisible()) {
    await withName.check({ force: true });
    await make.click();
  }
  return link.inputValue();
}

async function toEndOfOwnStory(page: Page): Promise<void> {
  await page.goto(`/read-story/${OWN_STORY}`);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  while (await next.isEnabled()) await next.click();
}

/** The server sends home with its list; only a client-side navigation loads the list. */
async function arriveAtHome(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Back to Home' }).click();
}

async function checkService(page: Page): Promise<void> {
  await page.goto('/test-openai');
  await page.getByRole('button', { name: 'Check the AI Service' }).click();
}

export const SCENES: readonly Scene[] = [
  { name: 'home', show: open('/', (page) => page.getByRole('article').nth(19)) },
  {
    name: 'home-loading',
    unfinished: true,
    show: async (page) => {
      // Without a response the skeletons stay.
      await page.route('**/api/stories/featured', NEVER);
      await arriveAtHome(page);
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
      await arriveAtHome(page);
      await page.getByRole('button', { name: /again/i }).waitFor();
    },
  },
  { name: 'home-signed-in', as: 'parent', show: open('/', (page) => page.getByRole('article').nth(19)) },
  { name: 'auth-sign-in', show: open('/auth', (page) => page.getByRole('heading', { name: 'Welcome Back' })) },
  {
    name: 'auth-create',
    show: async (page) => {
      await page.goto('/auth');
      await page.getByRole('button', { name: 'Need an account? Create one' }).click();
      await page.getByLabel('Your Name').waitFor();
    },
  },
  {
    name: 'auth-forgot-password',
    viewportOnly: true,
    show: async (page) => {
      await page.goto('/auth');
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email Address').fill('nobody@example.com');
      await dialog.getByRole('button', { name: 'Send the Link' }).click();
      await dialog.getByText('the link is on its way').waitFor();
    },
  },
  { name: 'create-empty', show: open('/create-story', (page) => page.getByLabel("Child's Name")) },
  { name: 'create-filled', as: 'parent', show: fillWishesForAmelie },
  ...CREATE_SCENES,
  ...WAITING_SCENES,
  ...MOMENT_SCENES,
  {
    name: 'favorites',
    as: 'parent',
    show: open('/favorites', (page) => page.getByRole('article').first()),
  },
  { name: 'favorites-signed-out', show: open('/favorites', (page) => page.getByText('Sign In Required')) },
  { name: 'story', show: atStory },
  { name: 'story-long-page', show: (page) => atStory(page, 6) },
  {
    name: 'story-last-page',
    show: async (page) => {
      await page.goto('/story/10');
      // On a phone, a page has several parts.
      const next = page.getByRole('button', { name: 'Next', exact: true });
      while (await next.isEnabled()) await next.click();
      await page.getByText('The end. Sleep well.').waitFor();
    },
  },
  ...REPORT_SCENES,
  { name: 'story-not-found', show: open('/story/987654', (page) => page.getByText('Story Not Found')) },
  {
    name: 'read-story',
    as: 'parent',
    show: atOwnStory,
  },
  {
    name: 'read-story-page',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await atOwnStory(page);
      await page.getByRole('button', { name: 'Page 3', exact: true }).click();
      await page.getByText(/^Page 3 of/).waitFor();
      await page.getByRole('article').getByRole('img').waitFor();
    },
  },
  {
    name: 'read-story-end',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await toEndOfOwnStory(page);
      await page
        .getByRole('article')
        .getByText(/^Sweet dreams/)
        .waitFor();
    },
  },
  {
    name: 'read-story-more',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await toEndOfOwnStory(page);
      await page.getByText('More', { exact: true }).click();
      await page.getByRole('button', { name: 'Family Voices' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'read-story-long',
    as: 'parent',
    show: async (page) => {
      await comfort(page, { longPage: true });
      await page.goto(`/read-story/${OWN_STORY}`);
      await page.getByText(/^Sweet dreams/).waitFor();
      await page.getByRole('img').last().waitFor();
    },
  },
  {
    name: 'read-story-aloud',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await scriptSpeech(page);
      await page.goto(`/read-story/${OWN_STORY}`);
      await page.getByRole('button', { name: 'Read to me' }).click();
      await page.getByRole('button', { name: 'Forward one sentence' }).click({ clickCount: 4 });
      await page.getByRole('button', { name: 'Pause' }).click();
    },
  },
  {
    name: 'read-story-share',
    as: 'parent',
    viewportOnly: true,
    show: (page) => openShareSheet(page, UNSHARED).then(() => page.getByRole('button', { name: 'Create Link' }).waitFor()),
  },
  {
    name: 'read-story-shared',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      const link = await shareStory(page);
      // Leaves the link opened, as the next run expects it.
      await page.request.get(link);
    },
  },
  {
    name: 'shared-story',
    as: 'parent',
    show: async (page) => {
      await page.goto(await shareStory(page));
      await page.getByText('A family shared this story with you.').waitFor();
    },
  },
  { name: 'shared-story-gone', show: open('/s/nothing', (page) => page.getByRole('heading', { level: 1 })) },
  { name: 'premium', show: open('/premium', (page) => page.getByText('Start Premium Trial')) },
  { name: 'privacy', show: open('/privacy', (page) => page.getByRole('heading', { name: 'Children’s privacy' })) },
  { name: 'terms', show: open('/terms', (page) => page.getByRole('heading', { name: 'Who it is for' })) },
  {
    name: 'toast-wrong-password',
    viewportOnly: true,
    show: async (page) => {
      await page.goto('/auth');
      await page.getByLabel('Email Address').fill('noor@example.com');
      await page.getByLabel('Password').fill('wrong-password');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page
        .getByRole('region', { name: /^Notifications/ })
        .getByRole('listitem')
        .waitFor();
    },
  },
  ...SETTINGS_SCENES,
  ...['Terms of Service', 'Contact Us', 'About'].map(
    (name): Scene => ({
      name: `settings-${name.toLowerCase().replaceAll(' ', '-')}`,
      as: 'parent',
      viewportOnly: true,
      show: async (page) => {
        await openSettings(page);
        await page.getByRole('button', { name }).click();
        await page.getByRole('dialog', { name }).waitFor();
      },
    }),
  ),
  ...['Change email', 'Change password'].map(
    (name): Scene => ({
      name: `settings-${name.toLowerCase().replaceAll(' ', '-')}`,
      as: 'parent',
      viewportOnly: true,
      show: async (page) => {
        await openSettings(page);
        await page.getByRole('button', { name }).click();
        await page.getByLabel('Your password').waitFor();
      },
    }),
  ),
  {
    name: 'toast-error',
    viewportOnly: true,
    show: async (page) => {
      await page.goto('/read-story/6f1f0c3e-8d0e-4c39-9a2b-1f2e3d4c5b6a');
      await page.getByText('Authentication Required').first().waitFor();
    },
  },
  ...OFFLINE_SCENES,
  ...SHELF_SCENES,
  ...STATE_SCENES,
  ...PARENT_SCENES,
  ...READING_SCENES,
  ...VOICE_SCENES,
  { name: 'test-openai', show: open('/test-openai', (page) => page.getByRole('button').first()) },
  {
    name: 'test-openai-answered',
    show: async (page) => {
      await page.route('**/api/test-openai', (route) =>
        route.fulfill({ json: { story: 'Robin slept.', model: 'a-model-with-a-long-name' } }),
      );
      await checkService(page);
      await page.getByRole('heading', { name: 'Full response' }).waitFor();
    },
  },
  {
    name: 'test-openai-failed',
    show: async (page) => {
      await page.route('**/api/test-openai', (route) => route.abort());
      await checkService(page);
      await page.getByText('Network Error').waitFor();
    },
  },
  { name: 'not-found', show: open('/no-such-page', (page) => page.getByText('404 Page Not Found')) },
];
