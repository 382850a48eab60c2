// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  AUTH,
  authError,
  getRedirectResult,
  reauthenticateWithCredential,
  resetFirebaseAuth,
  USER,
  updatePassword,
  verifyBeforeUpdateEmail,
} from '../../../../testing/fake-firebase-auth.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { SignInEntries } from './sign-in-entries.tsx';

beforeEach(() => resetFirebaseAuth(USER));

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
