// @vitest-environment jsdom
/** If Google's pop-up cannot open, the page goes to Google and comes back. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  AUTH,
  authError,
  getRedirectResult,
  resetFirebaseAuth,
  signInWithPopup,
  signInWithRedirect,
  USER,
} from '../../../../testing/fake-firebase-auth.ts';
import { finishGoogleRedirect, signInWithGooglePopup } from './google-sign-in.ts';

const onLeaving = vi.fn();

function onDevice(userAgent: string, standalone: boolean, authDomain = location.host): void {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, standalone });
  vi.stubGlobal('__FIREBASE_CONFIG__', { authDomain });
}
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15)';

beforeEach(() => {
  resetFirebaseAuth();
  onLeaving.mockReset();
  signInWithRedirect.mockReturnValue(new Promise(() => undefined));
  getRedirectResult.mockResolvedValue(null);
  onDevice(ANDROID, false);
});
afterEach(() => vi.unstubAllGlobals());

it.each(['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'])('goes to Google’s page after %s', async (code) => {
  signInWithPopup.mockRejectedValue(authError(code));
  void signInWithGooglePopup(onLeaving).catch(() => undefined);
  await vi.waitFor(() => expect(signInWithRedirect).toHaveBeenCalledExactlyOnceWith(AUTH, expect.anything(), 'pop-up'));
  expect(onLeaving).toHaveBeenCalledOnce();
});

it.each([
  ['where Google returns to another domain, whose result browsers withhold', 'auth/popup-blocked', 'tales.firebaseapp.com'],
  ['where the domain may not sign in', 'auth/unauthorized-domain', location.host],
])('stays on the page %s, after %s', async (_where, code, authDomain) => {
  onDevice(ANDROID, false, authDomain);
  signInWithPopup.mockRejectedValue(authError(code));
  await expect(signInWithGooglePopup(onLeaving)).rejects.toMatchObject({ code });
  expect(signInWithRedirect).not.toHaveBeenCalled();
  expect(onLeaving).not.toHaveBeenCalled();
});

it.each([
  ['in Safari itself', IPHONE, false],
  ['in an installed app of Android', ANDROID, true],
])('tries the pop-up first %s', async (_where, userAgent, standalone) => {
  onDevice(userAgent, standalone);
  await expect(signInWithGooglePopup(onLeaving)).resolves.toMatchObject({ uid: USER.uid });
  expect(signInWithRedirect).not.toHaveBeenCalled();
});

it('on the way back without a sign-in says so, but not if Firebase has told of it already', async () => {
  await expect(finishGoogleRedirect()).rejects.toMatchObject({ code: 'auth/popup-closed-by-user' });
  AUTH.currentUser = USER;
  await expect(finishGoogleRedirect()).resolves.toMatchObject({ uid: USER.uid });
});
