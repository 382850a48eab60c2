/** The settings dialog (specification section 2): the profile, legal texts, and Logout. */
import type { Page } from '@playwright/test';
import { passGate } from '../support/gate.ts';
import { comeHome, expect, newAccount, openSettings, plant, test } from '../support/support.ts';

interface Person {
  email: string;
  name: string;
  initials: string;
  plan: 'Free' | 'Premium';
  admin: boolean;
}

async function expectProfile(page: Page, { email, name, initials, plan, admin }: Person) {
  await expect(page.getByRole('button', { name: 'Open settings' })).toHaveText(initials);
  const settings = await openSettings(page);
  const profile = settings.getByRole('region', { name: 'Profile' });
  await expect(profile.getByText(name, { exact: true })).toBeVisible();
  await expect(profile.getByText(email, { exact: true })).toBeVisible();
  await expect(profile.getByText(plan, { exact: true })).toBeVisible();
  await expect(profile.getByText(plan === 'Free' ? 'Premium' : 'Free', { exact: true })).toHaveCount(0);
  await expect(profile.getByRole('button', { name: 'Admin Panel' })).toHaveCount(admin ? 1 : 0);
  return settings;
}

test('the profile shows who is signed in, the Admin Panel logs its message, and Logout asks first [spec 2.50, 2.52, 2.53, 6.3, 6.4]', async ({
  page,
}) => {
  const nameless = await newAccount();
  await plant(`users/${nameless.uid}`, { displayName: ' ', email: nameless.email, subscription: 'premium', createdAt: new Date() });
  await comeHome(page, nameless.email);
  const initials = `F${nameless.email.split('-')[1]?.[0]?.toUpperCase()}`;
  await expectProfile(page, { email: nameless.email, name: 'Friend', initials, plan: 'Premium', admin: false });

  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await comeHome(page, 'admin@example.com');
  const settings = await expectProfile(page, {
    email: 'admin@example.com',
    name: 'Adaeze Okoro',
    initials: 'AO',
    plan: 'Free',
    admin: true,
  });
  await settings.getByRole('button', { name: 'Admin Panel' }).click();
  await passGate(page);
  await expect.poll(() => logged.join()).toContain('Admin Panel: stories are published in the Firestore console');

  await expect(settings.getByRole('heading', { name: 'Legal Information' })).toBeVisible();
  await expect(settings.getByRole('heading', { name: 'App Information' })).toBeVisible();
  await expect(settings).toContainText('AI-generated and reviewed for quality');

  const question = page.getByRole('alertdialog', { name: 'Confirm Logout' });
  await settings.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(settings).toBeVisible();
  await settings.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Yes, Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open settings' })).toHaveCount(0);
});
