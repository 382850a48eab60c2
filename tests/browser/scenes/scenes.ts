/** Every screen, sheet, card, toast and state: `npm run screenshots` photographs them and accessibility.test.ts audits them. */
import type { APIResponse, Page } from '@playwright/test';
import { SHARE_DAYS, sharePath } from '../../../domain/src/index.ts';
import { passGate } from '../support/gate.ts';
import { openMore } from '../support/story-actions.ts';
import { CREATE_SCENES } from './create-scenes.ts';
import { MOMENT_SCENES } from './moment-scenes.ts';
import { OFFLINE_SCENES } from './offline-scenes.ts';
import { PARENT_SCENES } from './parent-scenes.ts';
import { comfort, READING_SCENES } from './reading-scenes.ts';
import { REPORT_SCENES } from './report-scenes.ts';
import {
  ADMIN_STORY,
  atStory,
  fillWishesForAmelie,
  NEVER,
  OWN_STORY,
  opened,
  openSettings,
  PREMIUM_STORY,
  type Scene,
  scene,
  UNSHARED,
} from './scene.ts';
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
  await openMore(page);
  await page.getByRole('button', { name: 'Share This Story' }).click();
  await passGate(page);
  await page.getByRole('dialog', { name: 'Share this story' }).waitFor();
}

/** Asks the server as the page's user, with the token of the page's own requests. */
async function askServer(page: Page, path: string, data: object): Promise<APIResponse> {
  const asked = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await page.goto('/my-stories');
  const { authorization = '' } = (await asked).headers();
  await page.waitForLoadState('networkidle');
  const answer = await page.request.post(path, { headers: { authorization }, data });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return answer;
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
  opened('home', '/', (page) => page.getByRole('article').nth(19)),
  scene('home-loading', { unfinished: true }, async (page) => {
    // Without a response the skeletons stay.
    await page.route('**/api/stories/featured', NEVER);
    await arriveAtHome(page);
    await page.getByRole('heading', { name: 'Our own special stories!' }).waitFor();
  }),
  scene('home-empty', {}, async (page) => {
    await page.route('**/api/stories/featured', (route) => route.fulfill({ json: [] }));
    await page.goto('/');
    await page.getByText('Stories Coming Soon!').waitFor();
  }),
  scene('home-error', {}, async (page) => {
    await page.route('**/api/stories/featured', (route) => route.fulfill({ status: 503, json: { message: 'No.' } }));
    await arriveAtHome(page);
    await page.getByRole('button', { name: /again/i }).waitFor();
  }),
  opened('home-signed-in', '/', (page) => page.getByRole('article').nth(19), { as: 'parent' }),
  opened('auth-sign-in', '/auth', (page) => page.getByRole('heading', { name: 'Welcome Back' })),
  scene('auth-create', {}, async (page) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Need an account? Create one' }).click();
    await page.getByLabel('Your Name').waitFor();
  }),
  scene('auth-forgot-password', { viewportOnly: true }, async (page) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email Address').fill('nobody@example.com');
    await dialog.getByRole('button', { name: 'Send the Link' }).click();
    await dialog.getByText('the link is on its way').waitFor();
  }),
  opened('create-empty', '/create-story', (page) => page.getByLabel("Child's Name")),
  scene('create-filled', { as: 'parent' }, fillWishesForAmelie),
  ...CREATE_SCENES,
  ...WAITING_SCENES,
  ...MOMENT_SCENES,
  opened('favorites', '/favorites', (page) => page.getByRole('article').first(), { as: 'parent' }),
  opened('favorites-signed-out', '/favorites', (page) => page.getByText('Sign In Required')),
  scene('story', {}, atStory),
  scene('story-long-page', {}, (page) => atStory(page, 6)),
  scene('story-last-page', {}, async (page) => {
    await page.goto('/story/10');
    // On a phone, a page has several parts.
    const next = page.getByRole('button', { name: 'Next', exact: true });
    while (await next.isEnabled()) await next.click();
    await page.getByText('The end. Sleep well.').waitFor();
  }),
  ...REPORT_SCENES,
  opened('story-not-found', '/story/987654', (page) => page.getByText('Story Not Found')),
  scene('read-story', { as: 'parent' }, atOwnStory),
  scene('read-story-page', { as: 'parent', viewportOnly: true }, async (page) => {
    await atOwnStory(page);
    await page.getByRole('button', { name: 'Page 3', exact: true }).click();
    await page.getByText(/^Page 3 of/).waitFor();
    await page.getByRole('article').getByRole('img').waitFor();
  }),
  scene('read-story-end', { as: 'parent', viewportOnly: true }, async (page) => {
    await toEndOfOwnStory(page);
    await page
      .getByRole('article')
      .getByText(/^Sweet dreams/)
      .waitFor();
  }),
  scene('read-story-more', { as: 'parent', viewportOnly: true }, async (page) => {
    await toEndOfOwnStory(page);
    await openMore(page);
  }),
  scene('read-story-long', { as: 'parent' }, async (page) => {
    await comfort(page, { longPage: true });
    await page.goto(`/read-story/${OWN_STORY}`);
    await page.getByText(/^Sweet dreams/).waitFor();
    await page.getByRole('img').last().waitFor();
  }),
  scene('read-story-aloud', { as: 'parent', viewportOnly: true }, async (page) => {
    await scriptSpeech(page);
    await page.goto(`/read-story/${OWN_STORY}`);
    await page.getByRole('button', { name: 'Read to me' }).click();
    await page.getByRole('button', { name: 'Forward one sentence' }).click({ clickCount: 4 });
    await page.getByRole('button', { name: 'Pause' }).click();
  }),
  scene('read-story-looks', { as: 'parent', viewportOnly: true }, async (page) => {
    await atOwnStory(page);
    await openMore(page);
    await page.getByRole('button', { name: /^How does .+ look\?$/ }).click();
    await page.getByRole('group', { name: 'Clothes' }).locator('img').nth(8).waitFor();
  }),
  scene('read-story-share', { as: 'parent', viewportOnly: true }, (page) =>
    openShareSheet(page, UNSHARED).then(() => page.getByRole('button', { name: 'Create Link' }).waitFor()),
  ),
  scene('read-story-shared', { as: 'premium', viewportOnly: true }, async (page) => {
    // Only the browser of an earlier showing knows the address of its link.
    await askServer(page, '/api/share/revoke', { storyId: PREMIUM_STORY });
    await openShareSheet(page, PREMIUM_STORY);
    await page.getByRole('radio', { name: /Anyone with the link will see/ }).check({ force: true });
    await page.getByRole('button', { name: 'Create Link' }).click();
    await page.getByRole('textbox', { name: 'The link' }).waitFor();
  }),
  scene('shared-story', { as: 'admin' }, async (page) => {
    const answer = await askServer(page, '/api/share', { storyId: ADMIN_STORY, showName: true, days: SHARE_DAYS[0], fresh: true });
    const { token } = await answer.json();
    await page.goto(sharePath(token));
    await page.getByText('A family shared this story with you.').waitFor();
  }),
  opened('shared-story-gone', '/s/nothing', (page) => page.getByRole('heading', { level: 1 })),
  opened('premium', '/premium', (page) => page.getByText('Start Premium Trial')),
  opened('privacy', '/privacy', (page) => page.getByRole('heading', { name: 'Children’s privacy' })),
  opened('terms', '/terms', (page) => page.getByRole('heading', { name: 'Who it is for' })),
  scene('toast-wrong-password', { viewportOnly: true }, async (page) => {
    await page.goto('/auth');
    await page.getByLabel('Email Address').fill('noor@example.com');
    await page.getByLabel('Password').fill('wrong-password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('listitem')
      .waitFor();
  }),
  ...SETTINGS_SCENES,
  ...['Terms of Service', 'Contact Us', 'About'].map((name) =>
    scene(`settings-${name.toLowerCase().replaceAll(' ', '-')}`, { as: 'parent', viewportOnly: true }, async (page) => {
      await openSettings(page);
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog', { name }).waitFor();
    }),
  ),
  ...['Change email', 'Change password'].map((name) =>
    scene(`settings-${name.toLowerCase().replaceAll(' ', '-')}`, { as: 'parent', viewportOnly: true }, async (page) => {
      await openSettings(page);
      await page.getByRole('button', { name }).click();
      await page.getByLabel('Your password').waitFor();
    }),
  ),
  scene('toast-error', { viewportOnly: true }, async (page) => {
    await page.goto('/read-story/6f1f0c3e-8d0e-4c39-9a2b-1f2e3d4c5b6a');
    await page.getByText('Authentication Required').first().waitFor();
  }),
  ...OFFLINE_SCENES,
  ...SHELF_SCENES,
  ...STATE_SCENES,
  ...PARENT_SCENES,
  ...READING_SCENES,
  ...VOICE_SCENES,
  opened('test-openai', '/test-openai', (page) => page.getByRole('button').first()),
  scene('test-openai-answered', {}, async (page) => {
    await page.route('**/api/test-openai', (route) =>
      route.fulfill({ json: { story: 'Robin slept.', model: 'a-model-with-a-long-name' } }),
    );
    await checkService(page);
    await page.getByRole('heading', { name: 'Full response' }).waitFor();
  }),
  scene('test-openai-failed', {}, async (page) => {
    await page.route('**/api/test-openai', (route) => route.abort());
    await checkService(page);
    await page.getByText('Network Error').waitFor();
  }),
  opened('not-found', '/no-such-page', (page) => page.getByText('404 Page Not Found')),
];
