// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AuthFailure } from '../../data/lib/errors.ts';
import { SignInEntries } from './sign-in-entries.tsx';

const data = vi.hoisted(() => ({ changeEmail: vi.fn(), changePassword: vi.fn(), wayToConfirm: vi.fn() }));
vi.mock('../../data/account/change-sign-in.ts', () => data);

beforeEach(() => {
  for (const mock of Object.values(data)) mock.mockReset().mockResolvedValue(undefined);
  data.wayToConfirm.mockResolvedValue('password');
});

async function open(entry: 'Change email' | 'Change password') {
  const { user } = renderScreen(<SignInEntries />);
  await user.click(screen.getByRole('button', { name: entry }));
  const dialog = within(screen.getByRole('dialog', { name: entry }));
  const fill = async (field: string, value: string) => {
    await user.type(dialog.getByLabelText(field), value);
    await user.type(dialog.getByLabelText('Your password'), 'bedtime123');
  };
  return { user, dialog, fill };
}

it('tells a Google account where these are changed', async () => {
  data.wayToConfirm.mockResolvedValue('google');
  renderScreen(<SignInEntries />);
  expect(await screen.findByText(/^You sign in with Google/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says when it cannot be known how the user signs in', async () => {
  data.wayToConfirm.mockRejectedValue(new Error('download failed'));
  renderScreen(<SignInEntries />);
  expect(await screen.findByText(/once there is a network/)).toBeVisible();
});

describe('“Change email”', () => {
  it('sends a link to the new address, and says the same whether or not it is taken', async () => {
    const { user, dialog, fill } = await open('Change email');
    await fill('New email address', 'new@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send the Link' }));
    expect(data.changeEmail).toHaveBeenCalledExactlyOnceWith('new@example.com', 'bedtime123');
    expect(dialog.getByRole('status')).toHaveTextContent('If nobody else uses new@example.com here, the link is on its way.');
    await vi.waitFor(() => expect(dialog.getByRole('status')).toHaveFocus());
  });

  it('sends nothing without both fields', async () => {
    const { user, dialog } = await open('Change email');
    await user.type(dialog.getByLabelText('New email address'), 'new@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send the Link' }));
    expect(data.changeEmail).not.toHaveBeenCalled();
  });
});

describe('“Change password”', () => {
  it('changes it with the current one', async () => {
    const { user, dialog, fill } = await open('Change password');
    await fill('New password', 'another-bedtime');
    await user.click(dialog.getByRole('button', { name: 'Change Password' }));
    expect(data.changePassword).toHaveBeenCalledExactlyOnceWith('another-bedtime', 'bedtime123');
    expect(dialog.getByRole('status')).toHaveTextContent('Your password is changed.');
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [new AuthFailure('auth/wrong-password', 'x'), 'Your password', 'That is not the password of this account. Please try again.'],
    [new AuthFailure('auth/weak-password', 'Please choose a longer password.'), 'New password', 'Please choose a longer password.'],
    [new AuthFailure('unknown', ''), 'New password', 'This could not be changed. Please try again.'],
  ])('names the problem at its field and keeps what was typed: %s', async (error, field, words) => {
    data.changePassword.mockRejectedValue(error);
    const { user, dialog, fill } = await open('Change password');
    await fill('New password', 'short');
    await user.click(dialog.getByRole('button', { name: 'Change Password' }));
    expect(dialog.getByLabelText(field)).toHaveAccessibleDescription(words);
    expect(dialog.getByLabelText('New password')).toHaveValue('short');
    expect(dialog.getByLabelText('Your password')).toHaveValue('bedtime123');
  });
});
