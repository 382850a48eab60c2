/** Every screen, sheet, card, toast and state, as docs/accessibility.md promises them to everybody. */
import type { Page } from '@playwright/test';
import { becomeIphone, givePush } from '../../tools/screenshots/push-browser.ts';
import { scriptSpeech } from '../../tools/screenshots/scripted-speech.ts';
import { audit, prepareAudits } from './audit.ts';
import { enter, expect, fillWishes, openSettings, plantFavorite, plantStory, test } from './support.ts';

test.beforeEach(async ({ page }) => prepareAudits(page));

/** To another screen without loading the page anew. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const title = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('a visitor’s screens', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(12);
  await audit(page, 'home');

  await follow(page, '/create-story');
  await title(page, 'Create Your Story');
  await audit(page, 'the form, its settings unfolded');
  await fillWishes(page, { childName: 'Mira', animal: 'otter', setting: 'Meadow', length: 'Short', mood: 'Cozy', cover: 'Magical Forest' });
  await audit(page, 'the form, filled in');

  await follow(page, '/favorites');
  await expect(page.getByText('Sign In Required')).toBeVisible();
  await audit(page, 'favorites of a visitor');

  await follow(page, '/premium');
  await title(page, 'More nights, more stories');
  await audit(page, 'premium');

  await follow(page, '/no-such-page');
  await title(page, '404 Page Not Found');
  await audit(page, 'an unknown page');

  await follow(page, '/test-openai');
  await page.route('**/api/test-openai', (route) => route.fulfill({ json: { story: 'Robin slept.', model: 'a-model-with-a-long-name' } }));
  await page.getByRole('button', { name: 'Check the AI Service' }).click();
  await expect(page.getByRole('heading', { name: 'Full response' })).toBeVisible();
  await audit(page, 'the developers’ page, answered');
  await page.route('**/api/test-openai', (route) => route.abort());
  await page.getByRole('button', { name: 'Check the AI Service' }).click();
  await expect(page.getByText('Network Error')).toBeVisible();
  await audit(page, 'the developers’ page, failed');
});

test('the book, and reporting what is in it', async ({ page }) => {
  await page.route('**/api/report-story', (route) => route.fulfill({ status: 503, json: {} }));
  await scriptSpeech(page);
  await page.goto('/story/10');
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  await audit(page, 'a page');
  await page.getByRole('button', { name: 'Read to me' }).click();
  // By key: a mouse that comes moves the bar.
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(page.locator('.reading-mark')).toBeVisible();
  await audit(page, 'a page that is read aloud');
  await page.getByRole('button', { name: /^Timer/ }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Voice' })).toBeVisible();
  await audit(page, 'the sleep timer, speed and voice');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Stop reading aloud' }).press('Enter');
  await page.getByRole('button', { name: 'Reading comfort' }).click();
  const comfort = page.getByRole('dialog', { name: 'Reading comfort' });
  await comfort.getByRole('radio', { name: /^Sepia/ }).check({ force: true });
  await comfort.getByRole('radio', { name: /^Weighted/ }).check({ force: true });
  await comfort.getByRole('radio', { name: 'Wider' }).check({ force: true });
  await comfort.getByRole('checkbox', { name: 'Reading ruler' }).check();
  await audit(page, 'the comfort sheet');
  await comfort.getByRole('button', { name: 'Close' }).click();
  await audit(page, 'a page in sepia, set wide, with the ruler');
  await page
    .getByRole('button', { name: /^Page \d+$/ })
    .last()
    .click();
  await expect(page.getByText('The end. Sleep well.')).toBeVisible();
  await audit(page, 'the last page');
  await page.getByRole('button', { name: 'Report this story' }).click();
  const sheet = page.getByRole('dialog', { name: 'Report this story' });
  await sheet.getByRole('radio', { name: 'Too scary' }).check({ force: true });
  await audit(page, 'the report');
  await sheet.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sheet.getByRole('alert')).toHaveText(/hidden for you already/);
  await audit(page, 'the report, not sent');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await title(page, 'You reported this story');
  await audit(page, 'a reported story');
  await follow(page, '/story/987654');
  await title(page, 'Story Not Found');
  await audit(page, 'a story that is gone');
});

test('signing in, both toasts, and what waits or fails', async ({ page }) => {
  // Never answered while it is looked at.
  const list = Promise.withResolvers<void>();
  await page.route('**/api/stories/featured', async (route) => {
    await list.promise;
    await route.fulfill({ status: 503, json: { message: 'No.' } });
  });
  // Home itself comes with its list; from another screen it has to be asked for.
  await page.goto('/premium');
  await title(page, 'More nights, more stories');
  await follow(page, '/');
  await expect(page.getByTestId('story-skeleton').first()).toBeVisible();
  await audit(page, 'home, loading');
  list.resolve();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await audit(page, 'home without its list');
  await page.route('**/api/stories/featured', (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Stories Coming Soon!')).toBeVisible();
  await audit(page, 'home, empty');

  await follow(page, '/auth');
  await title(page, 'Welcome Back');
  await audit(page, 'signing in');
  await page.getByRole('button', { name: 'Need an account? Create one' }).click();
  await audit(page, 'creating an account');
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click();
  await page.route('**/identitytoolkit.googleapis.com/**', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } },
    }),
  );
  await page.getByLabel('Email Address').fill('noor@example.com');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toBeVisible();
  // It goes after five seconds, unless the focus is on it.
  await page.keyboard.press('F8');
  await audit(page, 'a red toast');
});

test('a family’s screens and sheets', async ({ page }) => {
  await givePush(page, { permission: 'granted', subscribed: true });
  const reminder = { days: ['sun', 'mon', 'thu'], time: '19:30', zone: 'Europe/Berlin' };
  await page.route('**/api/push/reminder', (route) => route.fulfill({ json: { reminder, nextAt: 0 } }));
  const account = await enter(page);
  const own = await plantStory(account);
  await plantFavorite(account, own);
  await plantFavorite(account, '3');
  await expect(page.getByRole('article')).toHaveCount(12);
  await audit(page, 'home of a family');

  const settings = await openSettings(page);
  await expect(settings.getByLabel('Time', { exact: true })).toBeVisible();
  await audit(page, 'settings, with the reminder');
  for (const entry of ['Privacy Policy', 'Terms of Service', 'Contact Us', 'About']) {
    await settings.getByRole('button', { name: entry }).click();
    await expect(page.getByRole('dialog', { name: entry })).toBeVisible();
    await audit(page, entry);
    await page.keyboard.press('Escape');
  }
  await settings.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByLabel('Your password')).toBeVisible();
  await audit(page, 'the question before an account goes');
  await page.keyboard.press('Escape');
  await settings.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Confirm Logout' })).toBeVisible();
  await audit(page, 'the question before a logout');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await follow(page, '/favorites');
  await expect(page.getByRole('article')).toHaveCount(2);
  await audit(page, 'favorites');
  await follow(page, `/read-story/${own}`);
  await expect(page.getByText('Sweet dreams, Mira!')).toBeVisible();
  await audit(page, 'a story of one’s own');
  await follow(page, '/my-stories');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('searchbox').fill('lamp');
  await expect(page.getByText('1 story found')).toBeVisible();
  await audit(page, 'the shelf, and a story that was looked for');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await audit(page, 'a story that can be had back');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('searchbox').fill('giraffe');
  await expect(page.getByText('No story like that')).toBeVisible();
  await audit(page, 'the shelf without a match');
});

test('a story on its way, what needs attention, and being offline', async ({ page }) => {
  await enter(page);
  let status = 503;
  await page.route('**/api/generate-story', (route) =>
    route.fulfill({ status, headers: { 'retry-after': '1800' }, json: { message: 'Not now.' } }),
  );
  const asked = page.waitForRequest('**/api/generate-story');
  await follow(page, '/create-story');
  await fillWishes(page, { childName: 'Mira', animal: 'otter', setting: 'Meadow', length: 'Short', mood: 'Cozy', cover: 'Magical Forest' });
  await page.getByRole('button', { name: 'Create My Story!' }).click();
  await asked;
  await expect(page.getByRole('heading', { name: 'On their way' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^1 pending/ })).toBeVisible();
  await audit(page, 'favorites with a story on its way');

  await page.getByRole('button', { name: /^1 pending/ }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await audit(page, 'the tooltip');
  await page.getByRole('button', { name: /^1 pending/ }).click();
  const list = page.getByRole('dialog', { name: 'Waiting to be sent' });
  await audit(page, 'the waiting list');
  status = 422;
  await list.getByRole('button', { name: 'Sync now' }).click();
  await expect(list.getByRole('button', { name: /^Discard/ })).toBeVisible();
  await audit(page, 'the waiting list, something needs attention');
  await list.getByRole('button', { name: /^Discard/ }).click();
  await audit(page, 'the question before discarding');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await expect(page.getByText("You're offline", { exact: true })).toBeVisible();
  await audit(page, 'offline');
});

test('the cards that ask something, and the panel of a visitor', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('tuckaway:visit', 'later'));
  await givePush(page, { permission: 'default' });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Story Notifications' })).toBeVisible();
  await audit(page, 'the notification prompt');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('button', { name: 'Enable' })).toBeVisible();
  await audit(page, 'the panel of a visitor');
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  await expect(page.getByRole('button', { name: 'Install App' })).toBeVisible();
  await audit(page, 'the install card');
});

test('a newer version, and an iPhone that has to install first', async ({ page }) => {
  await becomeIphone(page);
  await page.addInitScript(() => {
    const waiting = Object.assign(new EventTarget(), { waiting: {}, installing: null, active: {} });
    Object.defineProperty(navigator.serviceWorker, 'ready', { get: async () => waiting });
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await audit(page, 'the update card');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByText('Tap the Share button')).toBeVisible();
  await audit(page, 'the panel on an iPhone');
});
