/** Notifications on a device: the prompt, and which account the device belongs to. */
import { installed, test } from '../support/installed.ts';
import { deliver, giveDevice, openPanel } from '../support/push-device.ts';
import { expect, expectOnlyToast, logOut, newAccount, openSettings, planted, signIn } from '../support/support.ts';

test.use({ serviceWorkers: 'allow', lean: true });

test('a visitor gets the prompt only after a story, and the device belongs to an account, with its reminder, from sign-in to sign-out [spec 1.6, 2.56, 2.57, 4.17, 4.18]', async ({
  context,
  page,
  site,
}) => {
  const device = await giveDevice(context, site.url);
  await installed(page);
  const prompt = page.getByRole('region', { name: 'Story Notifications' });
  // The other overlays are loaded, so the prompt would be there too.
  await expect(page.getByRole('complementary', { name: 'About this app' })).toBeAttached();
  await expect(prompt).toHaveCount(0);

  await page.getByRole('link', { name: 'Read Story: A Very Polite Well' }).click();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  await expect(prompt).toHaveCount(0);
  await page.getByRole('link', { name: 'Close' }).click();
  await prompt.getByRole('button', { name: 'Enable' }).click();
  await expectOnlyToast(page, { title: 'Notifications enabled!' });
  await expect(prompt).toHaveCount(0);
  expect(await planted(device.path)).toMatchObject({ endpoint: device.subscription.endpoint, uid: 'null' });

  const panel = await openPanel(page);
  await expect(panel.getByRole('status')).toHaveText('Enabled');
  await expect(panel.getByText('Sign in to get a bedtime reminder, too.')).toBeVisible();
  await panel.getByRole('button', { name: 'Test' }).click();
  await expectOnlyToast(page, { title: 'Test sent!' });
  // The service worker gets the message that the push service accepted.
  await expect.poll(device.received).toHaveLength(1);
  await deliver(context, page, (await device.received())[0] ?? '', [
    { title: 'Tuckaway Tales', body: 'This is how a new story says hello.', tag: 'test', url: '/' },
  ]);

  const { uid, email } = await newAccount('Noor Haddad');
  await signIn(page, email);
  await expect.poll(async () => (await planted(device.path))?.uid).toBe(uid);
  const settings = await openSettings(page);
  const reminder = settings.getByRole('form', { name: 'Bedtime reminder' });
  await reminder.getByRole('checkbox', { name: 'Bedtime reminder' }).check();
  await reminder.getByRole('checkbox', { name: 'Saturday' }).uncheck();
  await reminder.getByLabel('Time', { exact: true }).fill('20:15');
  await reminder.getByRole('button', { name: 'Save reminder' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bedtime reminder saved' })).toBeVisible();
  expect(Object.keys((await planted(device.path)) ?? {})).toContain('remindAt');

  await page.reload();
  const anew = (await openSettings(page)).getByRole('form', { name: 'Bedtime reminder' });
  await expect(anew.getByLabel('Time', { exact: true })).toHaveValue('20:15');
  await expect(anew.getByRole('checkbox', { name: 'Saturday' })).not.toBeChecked();
  await page.keyboard.press('Escape');

  await logOut(page);
  await expect.poll(async () => (await planted(device.path))?.uid).toBe('null');
  expect(Object.keys((await planted(device.path)) ?? {})).not.toContain('remindAt');

  const again = await openPanel(page);
  await again.getByRole('button', { name: 'Disable' }).click();
  await expectOnlyToast(page, { title: 'Notifications disabled' });
  await expect(again.getByRole('status')).toHaveText('Disabled');
  expect(await planted(device.path)).toBeNull();
});
