// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { AuthFailure } from '../../../data/device/errors.ts';
import { SignInEntries } from './sign-in-entries.tsx';

const data = vi.hoisted(() => ({ changeEmail: vi.fn(), changePassword: vi.fn(), wayToConfirm: vi.fn() }));
const finishConfirming = vi.hoisted(() => vi.fn());
vi.mock('../api/change-sign-in.ts', () => data);
vi.mock('../api/confirm.ts', () => ({ finishConfirming }));

beforeEach(() => {
  for (const mock of [...Object.values(data), finishConfirming]) mock.mockReset().mockResolvedValue(undefined);
  data.wayToConfirm.mockResolvedValue('google');
});

async function open(entry: string) {
  const { user } = renderScreen(<SignInEntries />);
  await user.click(await screen.findByRole('button', { name: entry }));
  const dialog = within(screen.getByRole('dialog', { name: entry }));
  const fill = (field: string, value: string) => user.type(dialog.getByLabelText(field), value);
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  return { user, dialog, fill, press };
}

describe('an account with a password', () => {
  beforeEach(() => data.wayToConfirm.mockResolvedValue('password'));

  it('names a problem with a new password at its field, keeps what was typed, and changes it in the end', async () => {
    const { user, dialog, fill, press } = await open('Change password');
    await fill('New password', 'short');
    await fill('Your password', 'bedtime123');
    for (const [error, field, words] of [
      [new AuthFailure('auth/wrong-password', 'x'), 'Your password', 'That password isn’t right. Please try again.'],
      [new AuthFailure('auth/weak-password', 'Please choose a longer password.'), 'New password', 'Please choose a longer password.'],
      [new AuthFailure('unknown', ''), 'New password', 'We couldn’t make this change. Please try again.'],
    ] as const) {
      data.changePassword.mockRejectedValueOnce(error);
      await press('Change Password');
      expect(dialog.getByLabelText(field)).toHaveAccessibleDescription(words);
      expect(dialog.getByLabelText('New password')).toHaveValue('short');
      expect(dialog.getByLabelText('Your password')).toHaveValue('bedtime123');
    }
    await press('Change Password');
    expect(data.changePassword).toHaveBeenLastCalledWith('short', 'bedtime123');
    expect(dialog.getByRole('status')).toHaveTextContent('Your password has been changed.');
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('an account that signs in with Google', () => {
  it('goes on with the change on the way back from Google’s page: checked first, sent with a last press, asked anew next time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    finishConfirming.mockReturnValue(promise);
    const { user } = renderScreen(<SignInEntries returned={{ change: 'email', newEmail: 'new@example.com' }} />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change email' }));
    await user.type(dialog.getByLabelText('New email address'), '{Enter}');
    expect(dialog.getByRole('button', { name: 'Checking...' })).toBeDisabled();
    resolve();
    expect(await dialog.findByText('Google has confirmed it’s you.')).toBeVisible();
    expect(data.changeEmail).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Send the Link' }));
    expect(data.changeEmail).toHaveBeenCalledExactlyOnceWith('new@example.com', null);
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    expect(screen.getByText('Google will ask you to sign in once more.')).toBeVisible();
    expect(finishConfirming).toHaveBeenCalledOnce();
  });
});

it('says when it cannot be known how the user signs in', async () => {
  data.wayToConfirm.mockRejectedValue(new Error('download failed'));
  renderScreen(<SignInEntries />);
  expect(await screen.findByText(/when you’re online/)).toBeVisible();
});
