/** The /auth form: required fields (specification section 5) and messages (section 8). */
import type { Page } from '@playwright/test';
import { CURRENT_TERMS } from '../../../domain/src/index.ts';
import { audit, prepareAudits } from '../support/audit.ts';
import { emailsTo, resetPassword } from '../support/email-links.ts';
import {
  addGoogleAccount,
  answerGoogle,
  closeToast,
  expect,
  expectOnlyToast,
  expectSignedIn,
  logOut,
  newAccount,
  newEmail,
  openSettings,
  PASSWORD,
  planted,
  signIn,
  switchOff,
  test,
  toastsOf,
  uidOf,
} from '../support/support.ts';

const AUTH_REQUESTS = '**/identitytoolkit.googleapis.com/**';

interface Entries {
  /** Only for a new account. */
  name?: string;
  email?: string;
  password?: string;
}

/** Fills in the form and submits it. */
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

/** Firebase Auth answers every request with this error. */
async function failWith(page: Page, message: string): Promise<undefined> {
  await page.route(AUTH_REQUESTS, (route) =>
    route.fulfill({ status: 400, headers: { 'access-control-allow-origin': '*' }, json: { error: { code: 400, message } } }),
  );
}

const verifyCard = (page: Page) => page.getByRole('region', { name: 'Please verify your email address' });

/** Holds Firebase Auth’s responses back. @returns a function that releases them. */
async function holdAuthResponses(page: Page): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route(AUTH_REQUESTS, async (route) => {
    await held;
    await route.continue();
  });
  return resolve;
}

const REQUIRED: readonly [what: string, entries: Entries, field: string][] = [
  ['an e-mail address', { email: '' }, 'Email Address'],
  ['a valid e-mail address', { email: 'noor.example.com' }, 'Email Address'],
  ['a password', { password: '' }, 'Password'],
  ['a name for a new account', { name: '' }, 'Your Name'],
  ['a name that is not only spaces', { name: '   ' }, 'Your Name'],
];
const WRONG_PASSWORD = 'The email or password isn’t right. Please check both and try again.';
const REFUSED: readonly { what: string; text: string; entries?: Entries; arrange?: (page: Page) => Promise<Entries | undefined> }[] = [
  { what: 'a wrong password', text: WRONG_PASSWORD, entries: { email: 'parent@example.com', password: 'daytime123' } },
  {
    what: 'an e-mail address that already has an account',
    text: 'There is already an account with this email. Try signing in instead.',
    entries: { name: 'Noor', email: 'parent@example.com' },
  },
  { what: 'an e-mail address without an account', text: WRONG_PASSWORD },
  {
    what: 'a password that is too short for Firebase Auth',
    text: 'Please choose a longer password: at least 8 characters.',
    entries: { name: 'Noor', password: 'moon' },
  },
  {
    what: 'a disabled account',
    text: 'This account has been disabled.',
    async arrange() {
      const account = await newAccount();
      await switchOff(account);
      return { email: account.email };
    },
  },
  {
    what: 'no network',
    text: 'We couldn’t reach the sign-in service. Please check your connection and try again.',
    arrange: async (page) => {
      await page.route(AUTH_REQUESTS, (route) => route.abort('internetdisconnected'));
      return undefined;
    },
  },
  {
    what: 'an error of Firebase Auth with its own message',
    text: 'Please ask for an invitation.',
    arrange: (page) => failWith(page, 'ADMIN_ONLY_OPERATION : Please ask for an invitation.'),
  },
  {
    what: 'an error of Firebase Auth without a message',
    text: 'Something went wrong. Please try again.',
    arrange: (page) => failWith(page, 'STRANGE_TROUBLE'),
  },
];
test('the form requires an e-mail address, a password and a new account’s name, says “Oops!” with the reason if the sign-in fails, and welcomes the user at home, where /auth redirects [spec 2.18, 2.19, 2.20, 2.22, 2.23, 2.24, 5.1, 8.2, 8.3]', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/accounts:')) sent.push(request.url());
  });
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByLabel('Your Name')).toHaveCount(0);
  for (const [what, entries, field] of REQUIRED) {
    await test.step(`requires ${what}`, async () => {
      await send(page, entries);
      await expect(page.getByLabel(field)).toBeFocused();
      expect(await page.getByLabel(field).evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
    });
  }
  expect(sent).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Join Tuckaway Tales' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Sign In' }).click();

  for (const { what, text, entries = {}, arrange } of REFUSED) {
    await test.step(`for ${what}: “${text}”`, async () => {
      const arranged = await arrange?.(page);
      await send(page, arranged ?? entries);
      await expectOnlyToast(page, { title: 'Oops!', text, red: true });
      await expect(page).toHaveURL('/auth');
      await closeToast(page);
      await page.unroute(AUTH_REQUESTS);
    });
  }
  await test.step('F8 and Tab lead to the toast’s Close button', async () => {
    await send(page, { email: 'parent@example.com', password: 'daytime123' });
    await expectOnlyToast(page, { title: 'Oops!', text: WRONG_PASSWORD, red: true });
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('list')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(toastsOf(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toastsOf(page)).toHaveCount(0);
  });

  const release = await holdAuthResponses(page);
  await send(page, { email: 'parent@example.com' });
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  release();
  await expectOnlyToast(page, { title: "Welcome back! You've been signed in successfully." });
  await expectSignedIn(page);
  await page.goto('/auth');
  await expectSignedIn(page);
});

test('a closed Google window shows “Oops!”; a completed one signs in a verified user with the name from Google, who can add a password [spec 1.8, 2.23, 8.3]', async ({
  page,
  context,
}) => {
  await prepareAudits(page);
  await answerGoogle(context);
  await page.clock.install();
  await page.goto('/auth');
  const google = page.getByRole('button', { name: 'Continue with Google' });
  const email = newEmail();

  await test.step('the user closes the window', async () => {
    const opened = page.waitForEvent('popup');
    await google.click();
    await (await opened).close();
    await expect(page.getByRole('button', { name: 'Signing in with Google...' })).toBeDisabled();
    // Firebase Auth checks the window at intervals, and waits some seconds more for its result.
    const signingIn = async () => {
      await page.clock.runFor(1000);
      return page.getByRole('button', { name: 'Signing in with Google...' }).count();
    };
    await expect.poll(signingIn, { intervals: [50] }).toBe(0);
    await expectOnlyToast(page, { title: 'Oops!', text: 'The Google window was closed before the sign-in was finished.', red: true });
  });

  await test.step('the user finishes the sign-in', async () => {
    const opened = page.waitForEvent('popup');
    await google.click();
    await addGoogleAccount(await opened, email, 'Adaeze Okoro');
    await expectOnlyToast(page, { title: "Welcome! You've been signed in with Google successfully." });
    await expectSignedIn(page);
    await expect(verifyCard(page)).toHaveCount(0);
  });

  await test.step('the account gets a password after Google’s window', async () => {
    const settings = await openSettings(page);
    await expect(settings).toContainText('Adaeze Okoro');
    await expect(settings.getByText('Free', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Add a password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a password' });
    await dialog.getByLabel('New password').fill('another-bedtime123');
    await audit(page, 'settings-add-password');
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Continue with Google' }).click();
    await (await opened).getByText(email).click();
    await expect(dialog.getByRole('status')).toHaveText('Your password has been set. You can sign in with it or with Google.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await logOut(page);
    await signIn(page, email, 'another-bedtime123');
  });
});

test('a new account is welcomed at home; its agreement is stored and an email sent, which a banner names until “Not now”', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/auth');
  const release = await holdAuthResponses(page);
  await send(page, { name: 'Noor Haddad', email });
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
  release();
  await expectOnlyToast(page, { title: 'Welcome to Tuckaway Tales! Your account has been created successfully.' });
  await expectSignedIn(page);

  const uid = await uidOf(email);
  await expect.poll(() => planted(`users/${uid}/agreements/${CURRENT_TERMS}`)).toMatchObject({ agreedAt: expect.anything() });
  await expect(page.getByRole('region', { name: 'Please review our terms' })).toHaveCount(0);
  await expect.poll(async () => (await emailsTo(email, 'VERIFY_EMAIL')).length).toBe(1);
  const card = verifyCard(page);
  await expect(card).toContainText(email);
  // The first email was sent less than a minute ago.
  await expect(card.getByRole('button', { name: 'Send again' })).toBeDisabled();
  await card.getByRole('button', { name: 'Not now' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('complementary')).toBeAttached();
  await expect(card).toHaveCount(0);
});

test('“Forgot your password?” answers the same for every address, and the link chooses a new password', async ({ page }) => {
  const account = await newAccount();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  const answers: string[] = [];
  for (const email of [account.email, newEmail()]) {
    await dialog.getByLabel('Email Address').fill(email);
    await dialog.getByRole('button', { name: /^Send/ }).click();
    await expect(dialog.getByRole('status')).toContainText(email);
    answers.push((await dialog.getByRole('status').innerText()).replace(email, 'the address'));
  }
  expect(answers[0]).toBe(answers[1]);
  await failWith(page, 'RESET_PASSWORD_EXCEED_LIMIT');
  await dialog.getByRole('button', { name: 'Send Again' }).click();
  const tooMany = 'That was too many tries. Please wait a few minutes and try again.';
  await expect(dialog.getByLabel('Email Address')).toHaveAccessibleDescription(tooMany);
  await page.unroute(AUTH_REQUESTS);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Forgot your password?' })).toBeFocused();

  await resetPassword(account.email, 'another-bedtime123');
  await send(page, { email: account.email });
  await expectOnlyToast(page, { title: 'Oops!', text: WRONG_PASSWORD, red: true });
  await closeToast(page);
  await send(page, { email: account.email, password: 'another-bedtime123' });
  await expectSignedIn(page);
});
