// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AuthFailure } from '../../data/lib/errors.ts';
import { SignInEntries } from './sign-in-entries.tsx';

const data = vi.hoisted(() => ({ changeEmail: vi.fn(), changePassword: vi.fn(), wayToConfirm: vi.fn() }));
const finishConfirming = vi.hoisted(() => vi.fn());
vi.mock('../../data/account/change-sign-in.ts', () => data);
vi.mock('../../data/account/confirm.ts', () => ({ finishConfirming }));

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

describe('an account that signs in with Google', () => {
  beforeEach(() => data.wayToConfirm.mockResolvedValue('google'));

  it('confirms a new email address in Google’s window', async () => {
    const { user } = renderScreen(<SignInEntries />);
    expect(await screen.findByText('You sign in with Google.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change email' }));
    expect(dialog.queryByLabelText('Your password')).toBeNull();
    await user.type(dialog.getByLabelText('New email address'), 'new@example.com');
    await user.click(dialog.getByRole('button', { name: 'Continue with Google' }));
    expect(data.changeEmail).toHaveBeenCalledExactlyOnceWith('new@example.com', null);
    expect(dialog.getByRole('status')).toHaveTextContent('sign in with Google again');
  });

  it('adds a password, and says when Google’s window was closed', async () => {
    const { user } = renderScreen(<SignInEntries />);
    await user.click(await screen.findByRole('button', { name: 'Add a password' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a password' }));
    await user.type(dialog.getByLabelText('New password'), 'another-bedtime');
    data.changePassword.mockRejectedValueOnce(new AuthFailure('auth/popup-closed-by-user', 'The Google window was closed.'));
    await user.click(dialog.getByRole('button', { name: 'Continue with Google' }));
    expect(dialog.getByLabelText('New password')).toHaveAccessibleDescription('The Google window was closed.');
    await user.click(dialog.getByRole('button', { name: 'Continue with Google' }));
    expect(data.changePassword).toHaveBeenLastCalledWith('another-bedtime', null);
    expect(dialog.getByRole('status')).toHaveTextContent('Your password has been set.');
  });
});

describe('on the way back from Google’s page', () => {
  beforeEach(() => {
    data.wayToConfirm.mockResolvedValue('google');
    finishConfirming.mockReset().mockResolvedValue(undefined);
  });

  it('goes on with the change of the email address, which a last press sends', async () => {
    const { user } = renderScreen(<SignInEntries returned={{ change: 'email', newEmail: 'new@example.com' }} />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Change email' }));
    expect(await dialog.findByText('Google has confirmed it’s you.')).toBeVisible();
    expect(data.changeEmail).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Send the Link' }));
    expect(data.changeEmail).toHaveBeenCalledExactlyOnceWith('new@example.com', null);
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    expect(screen.getByText('Google will ask you to sign in once more.')).toBeVisible();
    expect(finishConfirming).toHaveBeenCalledOnce();
  });

  it('says that it checks, and changes nothing before', async () => {
    finishConfirming.mockReturnValue(new Promise(() => undefined));
    const { user } = renderScreen(<SignInEntries returned={{ change: 'password' }} />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a password' }));
    await user.type(dialog.getByLabelText('New password'), 'another-bedtime{Enter}');
    expect(dialog.getByRole('button', { name: 'Checking...' })).toHaveAttribute('aria-disabled', 'true');
    expect(data.changePassword).not.toHaveBeenCalled();
  });

  it('says why Google did not confirm the user, who can try again', async () => {
    finishConfirming.mockRejectedValue(new AuthFailure('auth/user-mismatch', 'That’s a different Google account.'));
    const { user } = renderScreen(<SignInEntries returned={{ change: 'password' }} />);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a password' }));
    await vi.waitFor(() => expect(dialog.getByLabelText('New password')).toHaveAccessibleDescription('That’s a different Google account.'));
    await user.type(dialog.getByLabelText('New password'), 'another-bedtime');
    await user.click(dialog.getByRole('button', { name: 'Continue with Google' }));
    expect(data.changePassword).toHaveBeenCalledExactlyOnceWith('another-bedtime', null);
  });
});

it('says when it cannot be known how the user signs in', async () => {
  data.wayToConfirm.mockRejectedValue(new Error('download failed'));
  renderScreen(<SignInEntries />);
  expect(await screen.findByText(/when you’re online/)).toBeVisible();
});

describe('“Change email”', () => {
  it('sends a link to the new address, and says the same whether or not it is taken', async () => {
    const { user, dialog, fill } = await open('Change email');
    await fill('New email address', 'new@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send the Link' }));
    expect(data.changeEmail).toHaveBeenCalledExactlyOnceWith('new@example.com', 'bedtime123');
    expect(dialog.getByRole('status')).toHaveTextContent('If new@example.com isn’t already in use here, the link is on its way.');
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
    expect(dialog.getByRole('status')).toHaveTextContent('Your password has been changed.');
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [new AuthFailure('auth/wrong-password', 'x'), 'Your password', 'That password isn’t right. Please try again.'],
    [new AuthFailure('auth/weak-password', 'Please choose a longer password.'), 'New password', 'Please choose a longer password.'],
    [new AuthFailure('unknown', ''), 'New password', 'We couldn’t make this change. Please try again.'],
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
