// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import { AuthFailure } from '../../data/lib/errors.ts';
import type { Session } from '../../data/session/session.ts';
import { AuthScreen } from './auth-screen.tsx';

const actions = vi.hoisted(() => ({
  signIn: vi.fn(),
  signUp: vi.fn(),
  signInWithGoogle: vi.fn(),
  prepareSignIn: vi.fn(),
  returnsFromGoogle: vi.fn(),
  finishGoogleSignIn: vi.fn(),
}));
const useSession = vi.hoisted(() => vi.fn<() => Session>());
const networkIdle = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('../../data/lib/network-idle.ts', () => ({ networkIdle }));
vi.mock('../../data/session/session-actions.ts', () => actions);
vi.mock('../../data/session/session.ts', () => ({ useSession }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

beforeEach(() => {
  useSession.mockReturnValue({ status: 'signed-out' });
  for (const action of Object.values(actions)) action.mockReset();
});

const open = () => renderScreen(<AuthScreen />, { at: '/auth' });
const button = (name: string) => screen.getByRole('button', { name });

async function fillIn(user: ReturnType<typeof open>['user'], { name }: { name?: string } = {}) {
  if (name !== undefined) await user.type(screen.getByLabelText('Your Name'), name);
  await user.type(screen.getByLabelText('Email Address'), 'anna@example.com');
  await user.type(screen.getByLabelText('Password'), 'bedtime123');
}

describe('the sign-in screen', () => {
  it('loads the sign-in code when the network is idle, and at the first input', async () => {
    const idle = Promise.withResolvers<void>();
    networkIdle.mockReturnValue(idle.promise);
    const { user } = open();
    expect(actions.prepareSignIn).not.toHaveBeenCalled();
    idle.resolve();
    await vi.waitFor(() => expect(actions.prepareSignIn).toHaveBeenCalledOnce());
    await user.click(screen.getByLabelText('Email Address'));
    expect(actions.prepareSignIn.mock.calls.length).toBeGreaterThan(1);
  });

  it('starts with signing in and changes to creating an account and back [spec 2.19, 2.20, 2.21, 2.22]', async () => {
    const { user } = open();
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(screen.queryByLabelText('Your Name')).toBeNull();
    await user.click(button('Need an account? Create one'));
    expect(screen.getByRole('heading', { name: 'Join Tuckaway Tales' })).toBeVisible();
    expect(screen.getByLabelText('Your Name')).toBeRequired();
    expect(button('Create Account')).toBeEnabled();
    await user.click(button('Already have an account? Sign in'));
    expect(button('Sign In')).toBeEnabled();
  });

  it('finishes by itself a sign-in that went to Google’s page, and goes on as after the pop-up', async () => {
    actions.returnsFromGoogle.mockReturnValueOnce(true);
    actions.finishGoogleSignIn.mockResolvedValue(undefined);
    open();
    await waitFor(() => expect(shownToast()).toBe("Welcome! You've been signed in with Google successfully."));
    expect(actions.finishGoogleSignIn).toHaveBeenCalledOnce();
  });

  it('leads back home [spec 2.18]', () => {
    open();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('asks for email and password, and for an email that is one [spec 5.1]', async () => {
    const { user } = open();
    await user.click(button('Sign In'));
    await user.type(screen.getByLabelText('Email Address'), 'not an address');
    await user.type(screen.getByLabelText('Password'), 'x');
    await user.click(button('Sign In'));
    expect(actions.signIn).not.toHaveBeenCalled();
  });

  it('sends a signed-in user home', () => {
    useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
    expect(open().currentPath()).toBe('/');
  });
});

describe('signing in', () => {
  it('is busy in words, then welcomes and goes home [spec 2.23, 2.24, 8.3]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    actions.signIn.mockReturnValue(promise);
    const { user, currentPath } = open();
    await fillIn(user);
    await user.click(button('Sign In'));
    expect(button('Signing In...')).toBeDisabled();
    expect(button('Continue with Google')).toBeDisabled();
    resolve();
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(actions.signIn).toHaveBeenCalledExactlyOnceWith('anna@example.com', 'bedtime123');
    expect(shownToast()).toBe("Welcome back! You've been signed in successfully.");
  });

  it("shows the provider's message in red, stays, and keeps what was typed [spec 8.2]", async () => {
    actions.signIn.mockRejectedValue(new AuthFailure('auth/invalid-credential', 'The email or password isn’t right.'));
    const { user, currentPath } = open();
    await fillIn(user);
    await user.click(button('Sign In'));
    await waitFor(() => expect(shownToast()).toBe('red: Oops! - The email or password isn’t right.'));
    expect(currentPath()).toBe('/auth');
    expect(screen.getByLabelText('Email Address')).toHaveValue('anna@example.com');
    expect(button('Sign In')).toBeEnabled();
  });

  it('says that something went wrong where the provider says nothing [spec 8.2]', async () => {
    actions.signIn.mockRejectedValue(new AuthFailure('unknown', ''));
    const { user } = open();
    await fillIn(user);
    await user.click(button('Sign In'));
    await waitFor(() => expect(shownToast()).toBe('red: Oops! - Something went wrong. Please try again.'));
  });
});

describe('creating an account', () => {
  it('is busy in words, then welcomes to the product and goes home [spec 2.23, 2.24, 8.3]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    actions.signUp.mockReturnValue(promise);
    const { user, currentPath } = open();
    await user.click(button('Need an account? Create one'));
    await fillIn(user, { name: 'Anna' });
    await user.click(button('Create Account'));
    expect(button('Creating Account...')).toBeDisabled();
    resolve();
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(actions.signUp).toHaveBeenCalledExactlyOnceWith('Anna', 'anna@example.com', 'bedtime123');
    expect(shownToast()).toBe('Welcome to Tuckaway Tales! Your account has been created successfully.');
  });

  it('does not take spaces for a name', async () => {
    const { user } = open();
    await user.click(button('Need an account? Create one'));
    await fillIn(user, { name: '   ' });
    await user.click(button('Create Account'));
    expect(actions.signUp).not.toHaveBeenCalled();
  });
});

describe('continuing with Google', () => {
  it('is busy in words, then says how one was signed in and goes home [spec 2.23, 2.24, 8.3]', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    actions.signInWithGoogle.mockReturnValue(promise);
    const { user, currentPath } = open();
    await user.click(button('Continue with Google'));
    expect(button('Signing in with Google...')).toBeDisabled();
    resolve();
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(shownToast()).toMatch(/signed in with Google/);
  });
});
