/** /auth: what its form asks for (specification section 5), and what it says (section 8). */
import type { Page } from '@playwright/test';
import { closeToast, expect, expectOnlyToast, expectSignedIn, newAccount, newEmail, PASSWORD, switchOff, test } from './support.ts';

const PROVIDER = '**/identitytoolkit.googleapis.com/**';

interface Entries {
  /** Given for a new account. */
  name?: string;
  email?: string;
  password?: string;
}

/** Fills the form and sends it. */
async function send(page: Page, { name, email = newEmail(), password = PASSWORD }: Entries): Promise<void> {
  await expect(page.getByLabel('Email Address')).toBeVisible();
  const toggle = page.getByRole('button', {
    name: name === undefined ? 'Already have an account? Sign in' : 'Need an account? Create one',
  });
  if (await toggle.isVisible()) await toggle.click();
  if (name !== undefined) await page.getByLabel('Your Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: name === undefined ? 'Sign In' : 'Create Account', exact: true }).click();
}

/** The provider answers with an error of its own. */
async function providerSays(page: Page, message: string): Promise<undefined> {
  await page.route(PROVIDER, (route) =>
    route.fulfill({ status: 400, headers: { 'access-control-allow-origin': '*' }, json: { error: { code: 400, message } } }),
  );
}

/** Holds the provider's answers back. @returns lets them go. */
async function holdProvider(page: Page): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(PROVIDER, async (route) => {
    await held;
    await route.continue();
  });
  return () => go();
}

const ASKED_FOR: readonly [what: string, entries: Entries, field: string][] = [
  ['an e-mail address', { email: '' }, 'Email Address'],
  ['an e-mail address that is one', { email: 'noor.example.com' }, 'Email Address'],
  ['a password', { password: '' }, 'Password'],
  ['a name for a new account', { name: '' }, 'Your Name'],
  ['a name of more than spaces', { name: '   ' }, 'Your Name'],
];
test('the form asks for e-mail address and password, and for a name in create mode only; without them it sends nothing', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/accounts:')) sent.push(request.url());
  });
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByLabel('Your Name')).toHaveCount(0);
  for (const [what, entries, field] of ASKED_FOR) {
    await test.step(`asks for ${what}`, async () => {
      await send(page, entries);
      await expect(page.getByLabel(field)).toBeFocused();
      expect(await page.getByLabel(field).evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
    });
  }
  expect(sent).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Join Tuckaway Tales' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

const WRONG = 'The email or the password is not right. Please check both and try again.';
const REFUSED: readonly { what: string; text: string; entries?: Entries; arrange?: (page: Page) => Promise<Entries | undefined> }[] = [
  { what: 'a wrong password', text: WRONG, entries: { email: 'parent@example.com', password: 'daytime123' } },
  {
    what: 'an address that somebody has',
    text: 'There is already an account with this email. Try signing in instead.',
    entries: { name: 'Noor', email: 'parent@example.com' },
  },
  { what: 'an address that nobody has', text: WRONG },
  {
    what: 'a password that is too short for the provider',
    text: 'Please choose a longer password: at least 6 characters.',
    entries: { name: 'Noor', password: 'moon' },
  },
  {
    what: 'an account that was switched off',
    text: 'This account has been switched off.',
    async arrange() {
      const account = await newAccount();
      await switchOff(account);
      return { email: account.email };
    },
  },
  {
    what: 'no network',
    text: 'We could not reach the sign-in service. Please check your connection and try again.',
    arrange: async (page) => {
      await page.route(PROVIDER, (route) => route.abort('internetdisconnected'));
      return undefined;
    },
  },
  {
    what: 'a provider with words of its own',
    text: 'Please ask for an invitation.',
    arrange: (page) => providerSays(page, 'ADMIN_ONLY_OPERATION : Please ask for an invitation.'),
  },
  {
    what: 'a provider without words',
    text: 'Something went wrong. Please try again.',
    arrange: (page) => providerSays(page, 'STRANGE_TROUBLE'),
  },
];
test('“Oops!” in red, with the provider’s message or “Something went wrong. Please try again.”', async ({ page }) => {
  await page.goto('/auth');
  for (const { what, text, entries = {}, arrange } of REFUSED) {
    await test.step(`for ${what}: “${text}”`, async () => {
      const arranged = await arrange?.(page);
      await send(page, arranged ?? entries);
      await expectOnlyToast(page, { title: 'Oops!', text, red: true });
      await expect(page).toHaveURL('/auth');
      await closeToast(page);
      await page.unroute(PROVIDER);
    });
  }
});

test('“Oops!” for a Google window that is closed or blocked, and a welcome for one that is used', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth');
  const google = page.getByRole('button', { name: 'Continue with Google' });

  let opened = page.waitForEvent('popup');
  await google.click();
  await (await opened).close();
  await expect(page.getByRole('button', { name: 'Signing in with Google...' })).toBeDisabled();
  // The provider's SDK looks for the window now and then, and gives it some seconds more to answer.
  const signingIn = async () => {
    await page.clock.runFor(1000);
    return page.getByRole('button', { name: 'Signing in with Google...' }).count();
  };
  await expect.poll(signingIn, { intervals: [50] }).toBe(0);
  await expectOnlyToast(page, { title: 'Oops!', text: 'The Google window was closed before the sign-in was finished.', red: true });

  const openWindow = await page.evaluateHandle(() => window.open);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await google.click();
  const blocked = 'Your browser blocked the Google window. Please allow pop-ups for this site and try again.';
  await expectOnlyToast(page, { title: 'Oops!', text: blocked, red: true });
  await expect(page).toHaveURL('/auth');

  await page.evaluate((open) => {
    window.open = open;
  }, openWindow);
  opened = page.waitForEvent('popup');
  await google.click();
  const popup = await opened;
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(newEmail());
  await popup.locator('#sign-in').click();
  await expectOnlyToast(page, { title: "Welcome! You've been signed in with Google successfully." });
  await expect(page).toHaveURL('/');
});

test('“Creating Account...”, then “Welcome to Tuckaway Tales! Your account has been created successfully.”, at home', async ({ page }) => {
  await page.goto('/auth');
  const letGo = await holdProvider(page);
  await send(page, { name: 'Noor Haddad' });
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
  letGo();
  await expectOnlyToast(page, { title: 'Welcome to Tuckaway Tales! Your account has been created successfully.' });
  await expectSignedIn(page);
});

test("“Signing In...”, then “Welcome back! You've been signed in successfully.”, at home, where /auth leads from now on", async ({
  page,
}) => {
  await page.goto('/auth');
  const letGo = await holdProvider(page);
  await send(page, { email: 'parent@example.com' });
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  letGo();
  await expectOnlyToast(page, { title: "Welcome back! You've been signed in successfully." });
  await expectSignedIn(page);
  await page.goto('/auth');
  await expectSignedIn(page);
});
