// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AuthFailure } from '../../data/lib/errors.ts';
import { AuthScreen } from './auth-screen.tsx';

const requestPasswordReset = vi.hoisted(() => vi.fn());
vi.mock('../../data/account/password-reset.ts', () => ({ requestPasswordReset }));
vi.mock('../../data/session/session-actions.ts', () => ({
  signIn: vi.fn(),
  signUp: vi.fn(),
  signInWithGoogle: vi.fn(),
  prepareSignIn: vi.fn(),
  returnsFromGoogle: vi.fn(),
  finishGoogleSignIn: vi.fn(),
}));
vi.mock('../../data/session/session.ts', () => ({ useSession: () => ({ status: 'signed-out' }) }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

beforeEach(() => void requestPasswordReset.mockReset().mockResolvedValue(undefined));

async function openDialog(typed = 'anna@example.com') {
  const { user } = renderScreen(<AuthScreen />, { at: '/auth' });
  if (typed !== '') await user.type(screen.getByLabelText('Email Address'), typed);
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }));
  return { user, dialog };
}

it('begins with the address that was typed already', async () => {
  const { dialog } = await openDialog();
  expect(dialog.getByLabelText('Email Address')).toHaveValue('anna@example.com');
});

it('says that the link is on its way if there is an account, and can send it again', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Send the Link' }));
  expect(requestPasswordReset).toHaveBeenCalledExactlyOnceWith('anna@example.com');
  expect(dialog.getByRole('status')).toHaveTextContent('If there is an account for anna@example.com, the link is on its way.');
  await user.click(dialog.getByRole('button', { name: 'Send Again' }));
  expect(requestPasswordReset).toHaveBeenCalledTimes(2);
});

it('sends nothing without an address', async () => {
  const { user, dialog } = await openDialog('');
  await user.click(dialog.getByRole('button', { name: 'Send the Link' }));
  expect(requestPasswordReset).not.toHaveBeenCalled();
});

it('names the problem and keeps the address', async () => {
  requestPasswordReset.mockRejectedValueOnce(new AuthFailure('auth/too-many-requests', 'Please wait a little.'));
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Send the Link' }));
  expect(dialog.getByLabelText('Email Address')).toHaveAccessibleDescription('Please wait a little.');
  expect(dialog.getByLabelText('Email Address')).toHaveValue('anna@example.com');
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  await user.click(dialog.getByRole('button', { name: 'Send the Link' }));
  expect(dialog.getByRole('status')).not.toBeEmptyDOMElement();
});

it('is not offered while an account is created', async () => {
  const { user } = renderScreen(<AuthScreen />, { at: '/auth' });
  await user.click(screen.getByRole('button', { name: 'Need an account? Create one' }));
  expect(screen.queryByRole('button', { name: 'Forgot your password?' })).toBeNull();
});
