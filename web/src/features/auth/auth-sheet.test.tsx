// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import { AuthFailure } from '../../data/lib/errors.ts';
import { AuthSheet } from './auth-sheet.tsx';

const actions = vi.hoisted(() => ({
  signIn: vi.fn(),
  signUp: vi.fn(),
  signInWithGoogle: vi.fn(),
  prepareSignIn: vi.fn(),
  returnsFromGoogle: vi.fn(),
  finishGoogleSignIn: vi.fn(),
}));
vi.mock('../../data/lib/network-idle.ts', () => ({ networkIdle: async () => undefined }));
vi.mock('../../data/session/session-actions.ts', () => actions);

beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset();
});

function open() {
  const onSignedIn = vi.fn();
  const onDismiss = vi.fn();
  return { ...renderScreen(<AuthSheet onSignedIn={onSignedIn} onDismiss={onDismiss} />, { at: '/create-story' }), onSignedIn, onDismiss };
}
const button = (name: string) => screen.getByRole('button', { name });

it('begins with a new account, stays on the screen, and says when it is there', async () => {
  const { user, onSignedIn, onDismiss, currentPath } = open();
  expect(screen.getByRole('dialog', { name: 'Join Tuckaway Tales' })).toBeVisible();
  await user.type(screen.getByLabelText('Your Name'), 'Anna');
  await user.type(screen.getByLabelText('Email Address'), 'anna@example.com');
  await user.type(screen.getByLabelText('Password'), 'bedtime123');
  await user.click(button('Create Account'));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(actions.signUp).toHaveBeenCalledExactlyOnceWith('Anna', 'anna@example.com', 'bedtime123');
  expect(shownToast()).toBe('Welcome to Tuckaway Tales! Your account has been created successfully.');
  expect(currentPath()).toBe('/create-story');
  expect(onDismiss).not.toHaveBeenCalled();
});

it('has everything that /auth has', async () => {
  const { user } = open();
  await user.click(button('Already have an account? Sign in'));
  expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  for (const name of ['Sign In', 'Continue with Google', 'Forgot your password?', 'Need an account? Create one'])
    expect(button(name)).toBeEnabled();
});

it('stays open with what was typed where an account cannot be created', async () => {
  actions.signInWithGoogle.mockRejectedValue(new AuthFailure('auth/popup-closed-by-user', 'The window was closed.'));
  const { user, onSignedIn } = open();
  await user.type(screen.getByLabelText('Your Name'), 'Anna');
  await user.click(button('Continue with Google'));
  await waitFor(() => expect(shownToast()).toBe('red: Oops! - The window was closed.'));
  expect(screen.getByLabelText('Your Name')).toHaveValue('Anna');
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('can be closed', async () => {
  const { user, onDismiss } = open();
  await user.click(button('Close'));
  expect(onDismiss).toHaveBeenCalledOnce();
});
