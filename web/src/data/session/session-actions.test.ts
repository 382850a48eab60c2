// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend } from '../../../testing/fake-backend.ts';
import {
  AUTH,
  authError,
  createUserWithEmailAndPassword,
  resetFirebaseAuth,
  signInWithPopup,
  signInWithRedirect,
  signOut as signOutOfFirebase,
  USER,
  updateProfile,
} from '../../../testing/fake-firebase-auth.ts';
import { AuthFailure } from '../device/errors.ts';
import { agreementMark } from './agreement-mark.ts';
import { currentSession, currentUid, followIdentity, openSession } from './session.ts';
import { returnsFromGoogle, signIn, signInWithGoogle, signOut, signUp } from './session-actions.ts';

const ANNA = { uid: USER.uid, email: USER.email, displayName: 'Anna' };

beforeEach(async () => {
  await fakeBackend();
  resetFirebaseAuth();
});

it('opens the session of a new account with its name, although Firebase Auth reports it earlier without [spec 4.1]', async () => {
  createUserWithEmailAndPassword.mockImplementation(async () => {
    void followIdentity(() => ({ ...ANNA, displayName: null }));
    return { user: USER };
  });
  await signUp(' Anna ', 'anna@example.com', 'bedtime123');
  expect(createUserWithEmailAndPassword).toHaveBeenCalledWith(AUTH, 'anna@example.com', 'bedtime123');
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith(USER, { displayName: 'Anna' });
  expect(currentSession()).toMatchObject({ user: { displayName: 'Anna' } });
});

it('marks the agreement of a sign-up and of Google, above which the terms are named, and not of a sign-in', async () => {
  await signIn('anna@example.com', 'bedtime123');
  expect(agreementMark(USER.uid)).toBeNull();
  openSession(null);
  await signUp('Anna', 'anna@example.com', 'bedtime123');
  expect(agreementMark(USER.uid)).toBe('given');
  localStorage.clear();
  openSession(null);
  await signInWithGoogle();
  expect(agreementMark(USER.uid)).toBe('given');
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
  signOutOfFirebase.mockRejectedValue(new TypeError('download failed'));
  await expect(signOut()).rejects.toBeInstanceOf(AuthFailure);
  expect(currentUid()).toBe(USER.uid);
});

it('does not wait for a return from Google where its page cannot open', async () => {
  vi.stubGlobal('location', { host: __FIREBASE_CONFIG__.authDomain });
  signInWithPopup.mockRejectedValue(authError('auth/popup-blocked'));
  signInWithRedirect.mockRejectedValue(authError('auth/unauthorized-domain'));
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(signInWithGoogle()).rejects.toThrow(/isn’t available at this web address/);
  expect(signInWithRedirect).toHaveBeenCalledOnce();
  expect(returnsFromGoogle()).toBe(false);
  vi.unstubAllGlobals();
});
