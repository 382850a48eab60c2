// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { AuthFailure } from '../device/errors.ts';
import { agreementMark } from './agreement-mark.ts';
import { currentSession, currentUid, followIdentity, openSession } from './session.ts';
import { returnsFromGoogle, signIn, signInWithGoogle, signOut, signUp } from './session-actions.ts';

const firebase = vi.hoisted(() => ({
  signInWithPassword: vi.fn(),
  createAccount: vi.fn(),
  endSignIn: vi.fn(),
  signInWithGooglePopup: vi.fn(),
  finishGoogleRedirect: vi.fn(),
}));
vi.mock('./sign-in/auth.ts', () => firebase);
vi.mock('./sign-in/google-sign-in.ts', () => ({
  signInWithGooglePopup: firebase.signInWithGooglePopup,
  finishGoogleRedirect: firebase.finishGoogleRedirect,
}));

const ANNA = { uid: 'uid-anna', email: 'anna@example.com', displayName: 'Anna' };

beforeEach(() => {
  openSession(null);
  for (const action of Object.values(firebase)) action.mockReset().mockResolvedValue(ANNA);
});

it('opens the session of a new account with its name, although Firebase Auth reports it earlier without [spec 4.1]', async () => {
  firebase.createAccount.mockImplementation(async () => {
    void followIdentity(() => ({ ...ANNA, displayName: null }));
    return ANNA;
  });
  await signUp(' Anna ', 'anna@example.com', 'bedtime123');
  expect(firebase.createAccount).toHaveBeenCalledWith('Anna', 'anna@example.com', 'bedtime123');
  expect(currentSession()).toMatchObject({ user: { displayName: 'Anna' } });
});

it('marks the agreement of a sign-up and of Google, above which the terms are named, and not of a sign-in', async () => {
  await signIn('anna@example.com', 'bedtime123');
  expect(agreementMark('uid-anna')).toBeNull();
  openSession(null);
  await signUp('Anna', 'anna@example.com', 'bedtime123');
  expect(agreementMark('uid-anna')).toBe('given');
  localStorage.clear();
  openSession(null);
  await signInWithGoogle();
  expect(agreementMark('uid-anna')).toBe('given');
});

it('leaves no copy of the sign-in that waited for Google’s page', async () => {
  openSession(ANNA);
  for (const name of ['authUser', 'redirectUser']) sessionStorage.setItem(`firebase:${name}:key:confirm`, '{"uid":"uid-anna"}');
  // A sign-in at Google’s page may be on its way back.
  sessionStorage.setItem('firebase:pendingRedirect:key:[DEFAULT]', 'true');
  await signOut();
  expect({ ...sessionStorage }).toEqual({ 'firebase:pendingRedirect:key:[DEFAULT]': 'true' });
});

it('stays signed in where Firebase Auth cannot sign out', async () => {
  openSession(ANNA);
  firebase.endSignIn.mockRejectedValue(new TypeError('download failed'));
  await expect(signOut()).rejects.toBeInstanceOf(AuthFailure);
  expect(currentUid()).toBe('uid-anna');
});

it('does not wait for a return from Google where its page cannot open', async () => {
  firebase.signInWithGooglePopup.mockImplementation(async (onLeaving: () => void) => {
    onLeaving();
    throw Object.assign(new Error('no'), { code: 'auth/unauthorized-domain' });
  });
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(signInWithGoogle()).rejects.toThrow(/isn’t available at this web address/);
  expect(returnsFromGoogle()).toBe(false);
});
