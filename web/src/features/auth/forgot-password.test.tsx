// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AuthFailure } from '../../data/lib/errors.ts';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';

const requestPasswordReset = vi.hoisted(() => vi.fn());
vi.mock('../../data/account/password-reset.ts', () => ({ requestPasswordReset }));

function open(email: string) {
  requestPasswordReset.mockReset().mockResolvedValue(undefined);
  const { user } = renderScreen(<ForgotPasswordDialog email={email} onClose={() => undefined} />);
  const dialog = within(screen.getByRole('dialog', { name: 'Forgot your password?' }));
  return { user, dialog, send: () => user.click(dialog.getByRole('button', { name: /^Send/ })) };
}

it('begins with the typed address, says that the link is on its way if there is an account, and can send it again', async () => {
  const { send, dialog } = open('anna@example.com');
  expect(dialog.getByLabelText('Email Address')).toHaveValue('anna@example.com');
  await send();
  expect(requestPasswordReset).toHaveBeenCalledExactlyOnceWith('anna@example.com');
  expect(dialog.getByRole('status')).toHaveTextContent('If there is an account for anna@example.com, the link is on its way.');
  expect(dialog.getByRole('button', { name: 'Send Again' })).toBeEnabled();
  await send();
  expect(requestPasswordReset).toHaveBeenCalledTimes(2);
});

it('sends nothing without an address', async () => {
  const { send } = open('');
  await send();
  expect(requestPasswordReset).not.toHaveBeenCalled();
});

it('names the problem and keeps the address', async () => {
  const { send, dialog } = open('anna@example.com');
  requestPasswordReset.mockRejectedValueOnce(new AuthFailure('auth/too-many-requests', 'Please wait a little.'));
  await send();
  expect(dialog.getByLabelText('Email Address')).toHaveAccessibleDescription('Please wait a little.');
  expect(dialog.getByLabelText('Email Address')).toHaveValue('anna@example.com');
  expect(dialog.getByRole('status')).toBeEmptyDOMElement();
});
