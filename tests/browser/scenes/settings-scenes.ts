/** The settings, and the cards about an account and about notifications. */
import type { Page } from '@playwright/test';
import { SEED_PASSWORD } from '../../../tools/seed/accounts.ts';
import { passGate } from '../support/gate.ts';
import { becomeIphone, givePush } from './push-browser.ts';
import { ANYWHERE, openSettings, type Scene, scene } from './scene.ts';

/** Opens the notification panel from the footer. */
async function openNotifications(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Notifications' }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
}

/** Firebase Auth reports the signed-in account with these differences. */
async function asAccount(page: Page, changes: object): Promise<void> {
  await page.route('**/accounts:lookup**', async (route) => {
    const response = await route.fetch();
    const { users } = (await response.json()) as { users: object[] };
    await route.fulfill({ response, json: { users: users.map((user) => ({ ...user, ...changes })) } });
  });
}

export const SETTINGS_SCENES: readonly Scene[] = [
  scene('settings', { as: 'admin', viewportOnly: true }, openSettings),
  scene('settings-privacy', { as: 'parent', viewportOnly: true }, async (page) => {
    await openSettings(page);
    await page.getByRole('button', { name: 'Privacy Policy' }).click();
    await page.getByRole('dialog', { name: 'Privacy Policy' }).waitFor();
  }),
  scene('settings-change-email-sent', { as: 'parent', viewportOnly: true }, async (page) => {
    await page.route('**/accounts:sendOobCode**', (route) => route.fulfill({ headers: ANYWHERE, json: {} }));
    await openSettings(page);
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email address').fill('noor@example.com');
    await page.getByLabel('Your password').fill(SEED_PASSWORD);
    await page.getByRole('button', { name: 'Send the Link' }).click();
    await page.getByText('the link is on its way').waitFor();
  }),
  scene('settings-change-email-refused', { as: 'parent', viewportOnly: true }, async (page) => {
    await openSettings(page);
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email address').fill('noor@example.com');
    await page.getByLabel('Your password').fill('not-my-password');
    await page.getByRole('button', { name: 'Send the Link' }).click();
    await page.getByText('That password isn’t right.').waitFor();
  }),
  scene('settings-your-data', { as: 'parent', viewportOnly: true }, async (page) => {
    await openSettings(page);
    await page.getByRole('heading', { name: 'Your data' }).scrollIntoViewIfNeeded();
  }),
  scene('settings-delete-account', { as: 'parent', viewportOnly: true }, async (page) => {
    await openSettings(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await passGate(page);
    await page.getByLabel('Your password').waitFor();
  }),
  scene('settings-delete-account-refused', { as: 'parent', viewportOnly: true }, async (page) => {
    await openSettings(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await passGate(page);
    await page.getByLabel('Your password').fill('not-my-password');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByText('That password isn’t right.').waitFor();
  }),
  scene('settings-logout', { as: 'parent', viewportOnly: true }, async (page) => {
    await openSettings(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByText('Confirm Logout').waitFor();
  }),
  scene('settings-notifications', { as: 'parent', viewportOnly: true }, async (page) => {
    await givePush(page, { permission: 'granted', subscribed: true });
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    const reminder = { days: ['sun', 'mon', 'tue', 'wed', 'thu'], time: '19:30', zone };
    await page.route('**/api/push/reminder', (route) => route.fulfill({ json: { reminder, nextAt: 0 } }));
    await openSettings(page);
    await page.getByLabel('Time', { exact: true }).scrollIntoViewIfNeeded();
  }),
  scene('notification-prompt', {}, async (page) => {
    await givePush(page, { permission: 'default' });
    await page.addInitScript(() => sessionStorage.setItem('tuckaway:visit', 'later'));
    await page.goto('/');
    await page.getByRole('region', { name: 'Story Notifications' }).waitFor();
  }),
  scene('notifications-visitor', { viewportOnly: true }, async (page) => {
    await givePush(page, { permission: 'default' });
    await openNotifications(page);
    await page.getByRole('button', { name: 'Enable' }).waitFor();
  }),
  scene('notifications-iphone', { viewportOnly: true }, async (page) => {
    await becomeIphone(page);
    await openNotifications(page);
    await page.getByText('Tap your browser’s Share button').waitFor();
  }),
  scene('verify-email', { as: 'parent' }, async (page) => {
    await asAccount(page, { emailVerified: false });
    await page.route('**/accounts:sendOobCode**', (route) => route.fulfill({ headers: ANYWHERE, json: {} }));
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Please verify your email address' });
    await card.getByRole('button', { name: 'Send again' }).click();
    await card.getByText('The link is on its way.').waitFor();
  }),
  scene('verify-email-not-sent', { as: 'parent' }, async (page) => {
    await asAccount(page, { emailVerified: false });
    await page.route('**/accounts:sendOobCode**', (route) => route.abort());
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Please verify your email address' });
    await card.getByRole('button', { name: 'Send again' }).click();
    await card.getByText('We couldn’t reach the sign-in service.').waitFor();
  }),
  scene('terms-changed', { as: 'parent' }, async (page) => {
    await page.addInitScript(() => localStorage.removeItem('tuckaway:agreed'));
    await page.route('**/*:batchGet', async (route) => {
      const name = (route.request().postDataJSON() as { documents: string[] }).documents[0] ?? '';
      if (!name.includes('/agreements/')) return route.continue();
      return route.fulfill({ headers: ANYWHERE, json: [{ missing: name, readTime: new Date() }] });
    });
    await page.goto('/');
    await page.getByRole('region', { name: 'Please review our terms' }).waitFor();
  }),
];
