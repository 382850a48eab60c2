// @vitest-environment jsdom
/** /auth and its form, which the sheet has, too. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { AuthFailure } from '../../../data/device/errors.ts';
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
vi.mock('../../../data/device/network-idle.ts', () => ({ networkIdle }));
vi.mock('../../../data/session/session-actions.ts', () => actions);
const requestPasswordReset = vi.hoisted(() => vi.fn());
vi.mock('../api/password-reset.ts', () => ({ requestPasswordReset }));
vi.mock('../../../data/session/session.ts', () => ({ useSession: () => ({ status: 'signed-out' }) }));
vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

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

  it('says inside another app that Google refuses it, and offers the link for a browser; email and password stay [fault 15]', () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Instagram 331.0');
    const { unmount } = open();
    expect(screen.getByRole('heading', { name: 'Open in your browser' })).toBeVisible();
    expect(screen.getByText(/Google doesn’t let you sign in there.* Your email and a password work here, too\.$/)).toBeVisible();
    expect(field('Link to this page')).toHaveValue(location.href);
    for (const name of ['Copy Link', 'Sign In', 'Continue with Google']) expect(button(name)).toBeEnabled();
    agent.mockRestore();
    unmount();
    open();
    expect(screen.queryByRole('heading', { name: 'Open in your browser' })).toBeNull();
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

  it('hands what was typed to the dialog for a forgotten password, which says what became of the last try', async () => {
    const { user } = open();
    fillIn();
    await user.click(button('Forgot your password?'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }));
    expect(dialog.getByLabelText('Email Address')).toHaveValue('anna@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send the Link' }));
    expect(dialog.getByRole('status')).toHaveTextContent('the link is on its way');
    // What was said before is no longer true.
    requestPasswordReset.mockRejectedValueOnce(new AuthFailure('auth/too-many-requests', 'Please wait a little.'));
    await user.click(dialog.getByRole('button', { name: 'Send Again' }));
    expect(dialog.getByLabelText('Email Address')).toHaveAccessibleDescription('Please wait a little.');
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('the sheet', () => {
  function openSheet() {
    const onSignedIn = vi.fn();
    const onDismiss = vi.fn();
    return { ...renderScreen(<AuthSheet onSignedIn={onSignedIn} onDismiss={onDismiss} />, { at: '/create-story' }), onSignedIn, onDismiss };
  }

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
