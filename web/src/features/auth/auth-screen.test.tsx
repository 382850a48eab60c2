// @vitest-environment jsdom
/** /auth and its form, which the sheet has, too. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import { AuthFailure } from '../../data/lib/errors.ts';
import { AuthScreen } from './auth-screen.tsx';
import { AuthSheet } from './auth-sheet.tsx';

const actions = vi.hoisted(() => ({
  signIn: vi.fn(),
  signUp: vi.fn(),
  signInWithGoogle: vi.fn(),
  prepareSignIn: vi.fn(),
  returnsFromGoogle: vi.fn(),
  finishGoogleSignIn: vi.fn(),
}));
const networkIdle = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('../../data/lib/network-idle.ts', () => ({ networkIdle }));
vi.mock('../../data/session/session-actions.ts', () => actions);
vi.mock('../../data/account/password-reset.ts', () => ({ requestPasswordReset: vi.fn() }));
vi.mock('../../data/session/session.ts', () => ({ useSession: () => ({ status: 'signed-out' }) }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset();
});

const open = () => renderScreen(<AuthScreen />, { at: '/auth' });
const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
function fillIn(): void {
  type('Email Address', 'anna@example.com');
  type('Password', 'bedtime123');
}
const create = () => fireEvent.click(button('Need an account? Create one'));

describe('the sign-in screen', () => {
  it('begins with signing in, and changes to creating an account and back [spec 2.18, 2.19, 2.20, 2.21, 2.22, 5.1]', () => {
    open();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(screen.queryByLabelText('Your Name')).toBeNull();
    expect(field('Email Address')).toBeRequired();
    expect(field('Email Address')).toHaveAttribute('type', 'email');
    expect(field('Password')).toBeRequired();
    expect(field('Password')).toHaveAttribute('type', 'password');
    // The length of a password is the provider's matter.
    for (const rule of ['minlength', 'maxlength', 'pattern']) expect(field('Password')).not.toHaveAttribute(rule);
    create();
    expect(screen.getByRole('heading', { name: 'Join Tuckaway Tales' })).toBeVisible();
    for (const label of ['Your Name', 'Email Address', 'Password']) expect(field(label)).toBeRequired();
    expect(button('Create Account')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Forgot your password?' })).toBeNull();
    fireEvent.click(button('Already have an account? Sign in'));
    expect(button('Sign In')).toBeEnabled();
  });

  it('offers Continue with Google in both modes, below what continuing confirms, without a field [spec 2.21]', () => {
    open();
    for (const names of [['Continue with Google'], ['Create Account', 'Continue with Google']]) {
      if (names.includes('Create Account')) create();
      const line = screen.getByText(/^By continuing, you confirm that you are an adult and agree to the/);
      for (const name of names) {
        expect(button(name)).toBeEnabled();
        expect(line.compareDocumentPosition(button(name)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      }
      expect(screen.getByRole('link', { name: /^terms/ })).toHaveAttribute('href', '/terms');
      expect(screen.getByRole('link', { name: /^privacy policy/ })).toHaveAttribute('href', '/privacy');
      expect(screen.queryByRole('checkbox')).toBeNull();
    }
  });

  it('sends nothing without an address that is one, or with spaces for a name [spec 5.1]', async () => {
    const { user } = open();
    await user.click(button('Sign In'));
    type('Email Address', 'not an address');
    type('Password', 'x');
    await user.click(button('Sign In'));
    create();
    fillIn();
    type('Your Name', '   ');
    await user.click(button('Create Account'));
    expect(actions.signIn).not.toHaveBeenCalled();
    expect(actions.signUp).not.toHaveBeenCalled();
  });

  it.each<[string, string, keyof typeof actions, string[], string]>([
    ['Sign In', 'Signing In...', 'signIn', ['anna@example.com', 'bedtime123'], "Welcome back! You've been signed in successfully."],
    [
      'Create Account',
      'Creating Account...',
      'signUp',
      ['Anna', 'anna@example.com', 'bedtime123'],
      'Welcome to Tuckaway Tales! Your account has been created successfully.',
    ],
    [
      'Continue with Google',
      'Signing in with Google...',
      'signInWithGoogle',
      [],
      "Welcome! You've been signed in with Google successfully.",
    ],
  ])('%s is busy in words, then welcomes and goes home [spec 2.23, 2.24, 8.3]', async (name, busy, action, sent, welcome) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    actions[action].mockReturnValue(promise);
    const { user, currentPath } = open();
    if (name === 'Create Account') create();
    if (name !== 'Continue with Google') fillIn();
    if (name === 'Create Account') type('Your Name', 'Anna');
    await user.click(button(name));
    expect(button(busy)).toBeDisabled();
    expect(screen.getByRole('button', { name: /with Google/ })).toBeDisabled();
    resolve();
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(actions[action]).toHaveBeenCalledExactlyOnceWith(...sent);
    expect(shownToast()).toBe(welcome);
  });

  it.each([
    ['The email or password isn’t right.', 'red: Oops! - The email or password isn’t right.'],
    ['', 'red: Oops! - Something went wrong. Please try again.'],
  ])("shows the provider's message “%s” in red, stays, and keeps what was typed [spec 8.2]", async (message, words) => {
    actions.signIn.mockRejectedValue(new AuthFailure('auth/invalid-credential', message));
    const { user, currentPath } = open();
    fillIn();
    await user.click(button('Sign In'));
    await waitFor(() => expect(shownToast()).toBe(words));
    expect(currentPath()).toBe('/auth');
    expect(field('Email Address')).toHaveValue('anna@example.com');
    expect(button('Sign In')).toBeEnabled();
  });

  it('loads the sign-in code when the network is idle, and at the first input', async () => {
    const idle = Promise.withResolvers<void>();
    networkIdle.mockReturnValueOnce(idle.promise);
    open();
    expect(actions.prepareSignIn).not.toHaveBeenCalled();
    idle.resolve();
    await waitFor(() => expect(actions.prepareSignIn).toHaveBeenCalledOnce());
    fireEvent.pointerDown(field('Email Address'));
    expect(actions.prepareSignIn).toHaveBeenCalledTimes(2);
  });

  it('hands what was typed to the dialog for a forgotten password', async () => {
    const { user } = open();
    fillIn();
    await user.click(button('Forgot your password?'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }));
    expect(dialog.getByLabelText('Email Address')).toHaveValue('anna@example.com');
  });
});

describe('the sheet', () => {
  function openSheet() {
    const onSignedIn = vi.fn();
    const onDismiss = vi.fn();
    return { ...renderScreen(<AuthSheet onSignedIn={onSignedIn} onDismiss={onDismiss} />, { at: '/create-story' }), onSignedIn, onDismiss };
  }

  it('begins with a new account, stays on the screen, and says when it is there', async () => {
    const { user, onSignedIn, onDismiss, currentPath } = openSheet();
    expect(screen.getByRole('dialog', { name: 'Join Tuckaway Tales' })).toBeVisible();
    type('Your Name', 'Anna');
    fillIn();
    await user.click(button('Create Account'));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(currentPath()).toBe('/create-story');
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('stays open with what was typed if an account cannot be created, has everything that /auth has, and can be closed', async () => {
    actions.signInWithGoogle.mockRejectedValue(new AuthFailure('auth/popup-closed-by-user', 'The window was closed.'));
    const { user, onSignedIn, onDismiss } = openSheet();
    type('Your Name', 'Anna');
    await user.click(button('Continue with Google'));
    await waitFor(() => expect(shownToast()).toBe('red: Oops! - The window was closed.'));
    expect(field('Your Name')).toHaveValue('Anna');
    expect(onSignedIn).not.toHaveBeenCalled();
    await user.click(button('Already have an account? Sign in'));
    expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
    for (const name of ['Sign In', 'Forgot your password?']) expect(button(name)).toBeEnabled();
    await user.click(button('Close'));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
