// @vitest-environment jsdom
/** What the server and Google's page answer is in tests/browser/account. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerGate } from '../../../../testing/answer-gate.ts';
import { favoriteEntry, storyEntry } from '../../../../testing/entries.ts';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import {
  AUTH,
  authError,
  getRedirectResult,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  resetFirebaseAuth,
  signOut,
  USER,
  updatePassword,
  verifyBeforeUpdateEmail,
} from '../../../../testing/fake-firebase-auth.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { AuthFailure } from '../../../data/device/errors.ts';
import { CallFailed } from '../../../data/http/call.ts';
import { showEntries } from '../../../data/outbox/page/sync-state.ts';
import { currentUid, openSession } from '../../../data/session/session.ts';
import { behindGate } from '../../parents/api/gate.ts';
import { expectReturn } from '../api/confirming.ts';
import { AccountMenu } from './account-menu.tsx';
import { authProblem } from './auth-problem.ts';
import { ChildrenEntries } from './family-entries.tsx';
import { DELETE_TEXTS } from './messages.ts';
import { SignInEntries } from './sign-in-entries.tsx';
import { YourData } from './your-data.tsx';

const ANNA = { uid: USER.uid, email: 'anna@example.com', displayName: 'Anna' };

beforeEach(async () => {
  resetFirebaseAuth(USER);
  // Without a profile, the account's own name is shown.
  (await fakeBackend()).documents.clear();
});

async function openSettings() {
  openSession(ANNA);
  const view = renderScreen(<AccountMenu />);
  await view.user.click(screen.getByRole('button', { name: /^Open settings/ }));
  return { ...view, settings: within(await screen.findByRole('dialog', { name: 'Settings' })) };
}

it('the avatar button shows up to two initials or the photo, and is not there for a visitor [spec 2.49, 5.12]', () => {
  openSession({ ...ANNA, displayName: 'Anna Maria Holm' });
  const initials = renderScreen(<AccountMenu />);
  expect(screen.getByRole('button', { name: 'Open settings, AM' })).toHaveTextContent(/^AM$/);
  initials.unmount();
  openSession(null);
  openSession({ ...ANNA, photoUrl: 'https://photos.example/a.jpg' });
  const photo = renderScreen(<AccountMenu />);
  expect(document.querySelector('img')).toHaveAttribute('src', 'https://photos.example/a.jpg');
  photo.unmount();
  openSession(null);
  expectReturn({ change: 'deletion' });
  renderScreen(<AccountMenu />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the settings', () => {
  it('have four groups, each a second tap away', async () => {
    const { user, settings } = await openSettings();
    const groups = settings.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(groups).toEqual(['Children', 'Voices', 'Comfort', 'Privacy']);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    for (const name of groups) {
      await user.click(within(settings.getByRole('navigation')).getByRole('button', { name: name ?? '' }));
      expect(settings.getByRole('heading', { name: name ?? '' })).toHaveFocus();
      expect(scrolled.mock.contexts.at(-1)).toBe(settings.getByRole('region', { name: name ?? '' }));
    }
  });

  it('lead from the short legal texts to the public pages, and from the contact address to the mail program [spec 2.51]', async () => {
    const { user, settings, currentPath } = await openSettings();
    const openSheet = async (name: string) => {
      await user.click(settings.getByRole('button', { name }));
      return within(screen.getByRole('dialog', { name }));
    };
    const contact = await openSheet('Contact Us');
    expect(contact.getByText(/^Write to/)).toHaveTextContent(`Write to ${__CONTROLLER__.email}. A person will read it.`);
    await user.click(contact.getByRole('button', { name: __CONTROLLER__.email }));
    expect(behindGate.get()).not.toBeNull();
    await user.click(contact.getByRole('button', { name: 'Close' }));
    const privacy = await openSheet('Privacy Policy');
    expect(privacy.getByRole('link', { name: 'Read the whole privacy policy' })).toHaveAttribute('href', '/privacy');
    await user.click(privacy.getByRole('button', { name: 'Close' }));
    await user.click((await openSheet('Terms of Service')).getByRole('link', { name: 'Read the whole terms' }));
    expect(currentPath()).toBe('/terms');
  });

  it('change between day, night, automatic and the clock at once, and remember it', async () => {
    const { user, settings } = await openSettings();
    const choose = (name: string) => user.click(settings.getByRole('radio', { name }));
    expect(settings.getByRole('radio', { name: 'Automatic' })).toBeChecked();
    await choose('Night');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'night'));
    expect(localStorage.getItem('tuckaway:theme')).toBe('night');
    await choose('Automatic');
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-theme'));
    await choose('By the clock');
    expect(localStorage.getItem('tuckaway:theme')).toBe('clock');
    expect(settings.getByText('Night from 7 PM to 7 AM.')).toBeVisible();
  });
});

it('Logout that fails says so, and stays signed in [spec 2.53]', async () => {
  signOut.mockRejectedValueOnce(authError('auth/internal-error'));
  const { user, settings } = await openSettings();
  await user.click(settings.getByRole('button', { name: 'Logout' }));
  await user.click(within(screen.getByRole('alertdialog', { name: 'Confirm Logout' })).getByRole('button', { name: 'Yes, Logout' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(shownToast()).toBe('red: Oops! - Something went wrong. Please try again.');
  expect(currentUid()).toBe(ANNA.uid);
});

it('the settings say that the children are not known yet, instead of that there are none', async () => {
  (await fakeBackend()).intercept = () => new Promise(() => undefined);
  signIn();
  const { user } = renderScreen(<ChildrenEntries />);
  await user.click(screen.getByRole('button', { name: 'Your children' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(shownToast()).toMatch(/^Your children aren’t here yet - /));
});

describe('the data of an account', () => {
  const BUSY = 'That was a lot at once. Please wait a moment.';

  let backend: FakeBackend;

  beforeEach(async () => {
    backend = await fakeBackend();
    backend.api['POST /api/account/export'] = () => Response.json({ message: BUSY }, { status: 429 });
    signIn();
    showEntries([storyEntry(), favoriteEntry()]);
  });

  async function ask() {
    const { user } = renderScreen(<YourData />);
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    answerGate();
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    return { question, press: (name: string) => user.click(question.getByRole('button', { name })) };
  }

  it('“Download my data” says in the server’s words why it does not work', async () => {
    const { user } = renderScreen(<YourData />);
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(shownToast()).toBe(`red: Error - ${BUSY}`));
  });

  it('the question before the account is deleted says what goes, and nothing happens without the password', async () => {
    const { question, press } = await ask();
    expect(question.getByText(/This can’t be undone/)).toBeVisible();
    expect(question.getByText(/2 things still waiting here/)).toBeVisible();
    await question.findByLabelText(/^Your password/);
    expect(question.getByRole('button', { name: 'Keep my account' })).toHaveFocus();
    await press('Delete everything');
    await press('Download my data first');
    await waitFor(() => expect(backend.calls.map(({ to }) => to)).toEqual(['POST /api/account/export']));
    await press('Keep my account');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    [new AuthFailure('auth/invalid-credential', 'x'), 'That password isn’t right. Please try again.'],
    [new AuthFailure('auth/network-request-failed', 'We couldn’t reach the sign-in service.'), 'We couldn’t reach the sign-in service.'],
    [new CallFailed(403, '{"message":"Please confirm it’s you, and try again."}'), 'Please confirm it’s you, and try again.'],
    [new CallFailed(null, ''), 'We didn’t get an answer. If you can still sign in, please try again.'],
    [new TypeError('download failed'), 'We didn’t get an answer. If you can still sign in, please try again.'],
  ])('a deletion that failed says what went wrong: %s', (error, words) => {
    expect(authProblem(error, DELETE_TEXTS.failed)).toBe(words);
  });

  it('deleting an account that signs in with Google asks in Google’s window, and says why Google did not confirm the user', async () => {
    AUTH.currentUser = { ...USER, providerData: [{ providerId: 'google.com' }] };
    reauthenticateWithPopup.mockRejectedValue(authError('auth/popup-closed-by-user'));
    const { question, press } = await ask();
    expect(await question.findByText(/Google will ask you to sign in again/)).toBeVisible();
    await press('Continue with Google');
    expect(await question.findByText('The Google window was closed before the sign-in was finished.')).toBeVisible();
    expect(reauthenticateWithPopup).toHaveBeenCalledOnce();
    expect(backend.calls).toEqual([]);
  });
});

describe('changing how to sign in', () => {
  async function open(entry: string) {
    const { user } = renderScreen(<SignInEntries />);
    await user.click(await screen.findByRole('button', { name: entry }));
    const dialog = within(screen.getByRole('dialog', { name: entry }));
    const fill = (field: string, value: string) => user.type(dialog.getByLabelText(field), value);
    const press = (name: string) => user.click(dialog.getByRole('button', { name }));
    return { user, dialog, fill, press };
  }

  it('an account with a password names a problem with a new password at its field, keeps what was typed, and changes it in the end', async () => {
    const { user, dialog, fill, press } = await open('Change password');
    await fill('New password', 'short');
    await fill('Your password', 'bedtime123');
    for (const [action, error, field, words] of [
      [reauthenticateWithCredential, 'auth/wrong-password', 'Your password', 'That password isn’t right. Please try again.'],
      [updatePassword, 'auth/weak-password', 'New password', 'Please choose a longer password: at least 8 characters.'],
      [updatePassword, 'no code', 'New password', 'We couldn’t make this change. Please try again.'],
    ] as const) {
      action.mockRejectedValueOnce(authError(error));
      await press('Change Password');
      await waitFor(() => expect(dialog.getByLabelText(field)).toHaveAccessibleDescription(words));
      expect(dialog.getByLabelText('New password')).toHaveValue('short');
      expect(dialog.getByLabelText('Your password')).toHaveValue('bedtime123');
    }
    await press('Change Password');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Your password has been changed.'));
    expect(reauthenticateWithCredential).toHaveBeenLastCalledWith(USER, { email: USER.email, password: 'bedtime123' });
    expect(updatePassword).toHaveBeenLastCalledWith(USER, 'short');
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('an account that signs in with Google goes on with the change on the way back from Google’s page: checked first, sent with a last press, asked anew next time', async () => {
    AUTH.currentUser = { ...USER, providerData: [{ providerId: 'google.com' }] };
    const { promise, resolve } = Promise.withResolvers<unknown>();
    getRedirectResult.mockReturnValue(promise);
    const { user } = renderScreen(<SignInEntries returned={{ change: 'email', newEmail: 'new@example.com' }} />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change email' }));
    await user.type(dialog.getByLabelText('New email address'), '{Enter}');
    expect(dialog.getByRole('button', { name: 'Checking...' })).toBeDisabled();
    resolve({ user: USER });
    expect(await dialog.findByText('Google has confirmed it’s you.')).toBeVisible();
    expect(verifyBeforeUpdateEmail).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Send the Link' }));
    await waitFor(() => expect(verifyBeforeUpdateEmail).toHaveBeenCalledExactlyOnceWith(AUTH.currentUser, 'new@example.com'));
    await dialog.findByText(/new@example\.com/);
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    expect(screen.getByText('Google will ask you to sign in once more.')).toBeVisible();
    expect(getRedirectResult).toHaveBeenCalledOnce();
  });

  it('says when it cannot be known how the user signs in', async () => {
    AUTH.authStateReady.mockRejectedValue(new Error('no storage'));
    renderScreen(<SignInEntries />);
    expect(await screen.findByText(/when you’re online/)).toBeVisible();
  });
});
