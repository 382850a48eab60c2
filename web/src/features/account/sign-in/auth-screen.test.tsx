// @vitest-environment jsdom
/** /auth and its form, which the sheet has, too. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authError, resetFirebaseAuth, signInWithPopup } from '../../../../testing/fake-firebase-auth.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { authWanted } from '../../../data/session/session.ts';
import { AuthScreen } from './auth-screen.tsx';
import { AuthSheet } from './auth-sheet.tsx';

beforeEach(() => {
  resetFirebaseAuth();
  authWanted.set(false);
  onPage('loading');
});

/** Once the page is complete, the code for signing in loads. */
const onPage = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

const open = () => renderScreen(<AuthScreen />, { at: '/auth' });
const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const create = () => fireEvent.click(button('Need an account? Create one'));

describe('the sign-in screen', () => {
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
    onPage('complete');
    open();
    expect(authWanted.get()).toBe(false);
    await waitFor(() => expect(authWanted.get()).toBe(true));
    authWanted.set(false);
    fireEvent.pointerDown(field('Email Address'));
    expect(authWanted.get()).toBe(true);
  });
});

it('the sheet stays open with what was typed if an account cannot be created, has everything that /auth has, and can be closed', async () => {
  signInWithPopup.mockRejectedValue(authError('auth/popup-closed-by-user'));
  const onSignedIn = vi.fn();
  const onDismiss = vi.fn();
  const { user } = renderScreen(<AuthSheet onSignedIn={onSignedIn} onDismiss={onDismiss} />, { at: '/create-story' });
  type('Your Name', 'Anna');
  await user.click(button('Continue with Google'));
  await waitFor(() => expect(shownToast()).toBe('red: Oops! - The Google window was closed before the sign-in was finished.'));
  expect(field('Your Name')).toHaveValue('Anna');
  expect(onSignedIn).not.toHaveBeenCalled();
  await user.click(button('Already have an account? Sign in'));
  expect(screen.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  for (const name of ['Sign In', 'Forgot your password?']) expect(button(name)).toBeEnabled();
  await user.click(button('Close'));
  expect(onDismiss).toHaveBeenCalledOnce();
});
