/** Every screen, sheet, card, toast and state: `npm run screenshots` photographs them and accessibility.test.ts audits them. */
import type { Page } from '@playwright/test';
import { SEED_PASSWORD } from '../../../tools/seed/accounts.ts';
import { passGate } from '../support/gate.ts';
import { unfoldMore } from '../support/story-actions.ts';
import { CREATE_SCENES } from './create-scenes.ts';
import { MOMENT_SCENES } from './moment-scenes.ts';
import { PARENT_SCENES } from './parent-scenes.ts';
import { becomeIphone, givePush } from './push-browser.ts';
import { comfort, READING_SCENES } from './reading-scenes.ts';
import { ANYWHERE, atStory, fillWishes, NEVER, OWN_STORY, open, type Scene, UNSHARED } from './scene.ts';
import { scriptSpeech } from './scripted-speech.ts';
import { SHELF_SCENES } from './shelf-scenes.ts';
import { STATE_SCENES } from './state-scenes.ts';
import { VOICE_SCENES } from './voice-scenes.ts';
import { WAITING_SCENES } from './waiting-scenes.ts';

const openSettings = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open settings' }).click();
  await page.getByRole('dialog').waitFor();
};

/** Opens a family's story; its picture is drawn on the device. */
async function atOwnStory(page: Page): Promise<void> {
  await page.goto(`/read-story/${OWN_STORY}`);
  await page.getByText(/^Page 1 of/).waitFor();
  await page.getByRole('article').getByRole('img').waitFor();
}

const fillForm = (page: Page) => fillWishes(page, ['Amélie', 'otter'], ['Mountain', 'Medium', 'Cozy']);

/** Opens a curated story's sheet for reporting it. */
async function openReportSheet(page: Page): Promise<void> {
  await page.goto('/story/10');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  while (await next.isEnabled()) await next.click();
  await page.getByRole('button', { name: 'Report this story' }).click();
  await page.getByRole('dialog', { name: 'Report this story' }).getByRole('radio', { name: 'Too scary' }).check({ force: true });
}

/** Opens the page that reports a shared page, and sends it. @param status the server's response */
async function sendSharedReport(page: Page, status: number): Promise<void> {
  await page.route('**/api/report-story', (route) => route.fulfill({ status, json: {} }));
  await page.goto(`/report#${'A'.repeat(24)}`);
  await page.getByRole('radio', { name: 'Too scary' }).check({ force: true });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
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
  await link.or(make).first().waitFor();
  // Another scene's browser made the first link.
  if (await again.isVisible()) await make.click();
  const withName = page.getByRole('radio', { name: /Anyone with the link will see/ });
  await link.or(withName).first().waitFor();
  if (await withName.isVisible()) {
    await withName.check({ force: true });
    await make.click();
  }
  return link.inputValue();
}

/** Sends the report. @param status the server's response */
async function sendReport(page: Page, status: number): Promise<void> {
  await page.route('**/api/report-story', (route) => route.fulfill({ status, json: {} }));
  await openReportSheet(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Requests a story that the server rejects for now: it waits in the favorites. */
async function letStoryWait(page: Page, status: number, message: string): Promise<void> {
  await page.route('**/api/generate-story', (route) => route.fulfill({ status, headers: { 'retry-after': '1800' }, json: { message } }));
  await fillForm(page);
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  await page.getByRole('heading', { name: 'On their way' }).waitFor();
  await page.getByRole('button', { name: /^1 pending/ }).waitFor();
  await page.getByRole('article').first().waitFor();
}

/** Takes the network away after the screen and its overlays have loaded. */
async function goOffline(page: Page): Promise<void> {
  await page.getByRole('complementary').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByText("You're offline", { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Offline/ }).waitFor();
}

/** Opens the list of pending changes. */
async function openWaiting(page: Page): Promise<void> {
  await page.getByRole('button', { name: /shows what is waiting/ }).click();
  await page.getByRole('dialog', { name: 'Waiting to be sent' }).waitFor();
}

/** A story that waits and is then rejected. */
async function letStoryNeedAttention(page: Page): Promise<void> {
  await letStoryWait(page, 503, BUSY);
  await page.route('**/api/generate-story', (route) => route.fulfill({ status: 422, json: { message: 'Please choose another animal.' } }));
  await openWaiting(page);
  await page.getByRole('button', { name: 'Sync now' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Discard/ })
    .waitFor();
}

async function toEndOfOwnStory(page: Page): Promise<void> {
  await page.goto(`/read-story/${OWN_STORY}`);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  while (await next.isEnabled()) await next.click();
}

/** Opens the notification panel from the footer. */
async function openNotifications(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Notifications' }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
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

const BUSY = 'The storyteller is busy. Please try again in a moment.';

/** Firebase Auth reports the signed-in account with these differences. */
async function asAccount(page: Page, changes: object): Promise<void> {
  await page.route('**/accounts:lookup**', async (route) => {
    const response = await route.fetch();
    const { users } = (await response.json()) as { users: object[] };
    await route.fulfill({ response, json: { users: users.map((user) => ({ ...user, ...changes })) } });
  });
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
  { name: 'create-filled', as: 'parent', show: fillForm },
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
  { name: 'story-report', viewportOnly: true, show: openReportSheet },
  {
    name: 'story-report-not-sent',
    viewportOnly: true,
    show: async (page) => {
      await sendReport(page, 503);
      await page.getByRole('alert').getByText('already hidden for you').waitFor();
    },
  },
  {
    name: 'story-reported',
    show: async (page) => {
      await sendReport(page, 200);
      await page.getByText('Thank you.').waitFor();
    },
  },
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
    name: 'settings-change-email-sent',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await page.route('**/accounts:sendOobCode**', (route) => route.fulfill({ headers: ANYWHERE, json: {} }));
      await openSettings(page);
      await page.getByRole('button', { name: 'Change email' }).click();
      await page.getByLabel('New email address').fill('noor@example.com');
      await page.getByLabel('Your password').fill(SEED_PASSWORD);
      await page.getByRole('button', { name: 'Send the Link' }).click();
      await page.getByText('the link is on its way').waitFor();
    },
  },
  {
    name: 'settings-change-email-refused',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await openSettings(page);
      await page.getByRole('button', { name: 'Change email' }).click();
      await page.getByLabel('New email address').fill('noor@example.com');
      await page.getByLabel('Your password').fill('not-my-password');
      await page.getByRole('button', { name: 'Send the Link' }).click();
      await page.getByText('That password isn’t right.').waitFor();
    },
  },
  {
    name: 'settings-your-data',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await openSettings(page);
      await page.getByRole('heading', { name: 'Your Data' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'settings-delete-account',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await openSettings(page);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await passGate(page);
      await page.getByLabel('Your password').waitFor();
    },
  },
  {
    name: 'settings-delete-account-refused',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await openSettings(page);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await passGate(page);
      await page.getByLabel('Your password').fill('not-my-password');
      await page.getByRole('button', { name: 'Delete everything' }).click();
      await page.getByText('That password isn’t right.').waitFor();
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
    name: 'settings-notifications',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await givePush(page, { permission: 'granted', subscribed: true });
      const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
      const reminder = { days: ['sun', 'mon', 'tue', 'wed', 'thu'], time: '19:30', zone };
      await page.route('**/api/push/reminder', (route) => route.fulfill({ json: { reminder, nextAt: 0 } }));
      await openSettings(page);
      await page.getByLabel('Time', { exact: true }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'notification-prompt',
    viewportOnly: true,
    show: async (page) => {
      await givePush(page, { permission: 'default' });
      await page.addInitScript(() => sessionStorage.setItem('tuckaway:visit', 'later'));
      await page.goto('/');
      await page.getByRole('region', { name: 'Story Notifications' }).waitFor();
    },
  },
  {
    name: 'notifications-visitor',
    viewportOnly: true,
    show: async (page) => {
      await givePush(page, { permission: 'default' });
      await openNotifications(page);
      await page.getByRole('button', { name: 'Enable' }).waitFor();
    },
  },
  {
    name: 'notifications-iphone',
    viewportOnly: true,
    show: async (page) => {
      await becomeIphone(page);
      await openNotifications(page);
      await page.getByText('Tap your browser’s Share button').waitFor();
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
  {
    name: 'offline-home',
    viewportOnly: true,
    show: async (page) => {
      await page.goto('/');
      await page.getByRole('article').first().waitFor();
      await goOffline(page);
    },
  },
  {
    name: 'offline-story',
    viewportOnly: true,
    show: async (page) => {
      await atStory(page);
      await goOffline(page);
    },
  },
  {
    name: 'offline-list-empty',
    viewportOnly: true,
    show: async (page) => {
      await page.goto('/favorites');
      await page.getByText('Sign In Required').waitFor();
      // The network stays, because without the service worker the list's code would not load.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { get: () => false });
        window.dispatchEvent(new Event('offline'));
      });
      await openWaiting(page);
    },
  },
  { name: 'favorites-on-their-way', as: 'parent', show: (page) => letStoryWait(page, 503, BUSY) },
  {
    name: 'favorites-on-their-way-offline',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await letStoryWait(page, 503, BUSY);
      await goOffline(page);
    },
  },
  {
    name: 'pending-tooltip',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await letStoryWait(page, 503, BUSY);
      await page.getByRole('button', { name: /^1 pending/ }).focus();
      await page.getByRole('tooltip').waitFor();
    },
  },
  {
    name: 'sync-list',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await letStoryWait(page, 429, "You've made all of today's stories. You can make more tomorrow.");
      await openWaiting(page);
    },
  },
  {
    name: 'sync-list-attention',
    as: 'parent',
    viewportOnly: true,
    show: letStoryNeedAttention,
  },
  {
    name: 'sync-list-discard',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await letStoryNeedAttention(page);
      const list = page.getByRole('dialog', { name: 'Waiting to be sent' });
      await list.getByRole('button', { name: /^Discard/ }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'verify-email',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await asAccount(page, { emailVerified: false });
      await page.route('**/accounts:sendOobCode**', (route) => route.fulfill({ headers: ANYWHERE, json: {} }));
      await page.goto('/');
      const card = page.getByRole('region', { name: 'Please verify your email address' });
      await card.getByRole('button', { name: 'Send again' }).click();
      await card.getByText('The link is on its way.').waitFor();
    },
  },
  {
    name: 'verify-email-not-sent',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await asAccount(page, { emailVerified: false });
      await page.route('**/accounts:sendOobCode**', (route) => route.abort());
      await page.goto('/');
      const card = page.getByRole('region', { name: 'Please verify your email address' });
      await card.getByRole('button', { name: 'Send again' }).click();
      await card.getByText('We couldn’t reach the sign-in service.').waitFor();
    },
  },
  {
    name: 'terms-changed',
    as: 'parent',
    viewportOnly: true,
    show: async (page) => {
      await page.addInitScript(() => localStorage.removeItem('tuckaway:agreed'));
      await page.route('**/*:batchGet', async (route) => {
        const name = (route.request().postDataJSON() as { documents: string[] }).documents[0] ?? '';
        if (!name.includes('/agreements/')) return route.continue();
        return route.fulfill({ headers: ANYWHERE, json: [{ missing: name, readTime: new Date() }] });
      });
      await page.goto('/');
      await page.getByRole('region', { name: 'Please review our terms' }).waitFor();
    },
  },
  ...SHELF_SCENES,
  ...STATE_SCENES,
  ...PARENT_SCENES,
  ...READING_SCENES,
  ...VOICE_SCENES,
  { name: 'report-shared', show: open(`/report#${'A'.repeat(24)}`, (page) => page.getByRole('button', { name: 'Send' })) },
  {
    name: 'report-shared-sent',
    show: async (page) => {
      await sendSharedReport(page, 200);
      await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    },
  },
  {
    name: 'report-shared-not-sent',
    show: async (page) => {
      await sendSharedReport(page, 503);
      await page.getByText('Your report couldn’t be sent.').waitFor();
    },
  },
  {
    name: 'report-shared-gone',
    show: async (page) => {
      await sendSharedReport(page, 404);
      await page.getByRole('heading', { name: 'This story is no longer available' }).waitFor();
    },
  },
  { name: 'report-shared-no-link', show: open('/report', (page) => page.getByText('Which story do you mean?')) },
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
