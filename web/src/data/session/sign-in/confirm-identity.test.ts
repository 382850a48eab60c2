// @vitest-environment jsdom
/** Confirming the user in Google's window, and on Google's page where no window can open. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const firebase = vi.hoisted(() => ({
  getRedirectResult: vi.fn(),
  reauthenticateWithCredential: vi.fn(),
  reauthenticateWithPopup: vi.fn(),
  reauthenticateWithRedirect: vi.fn(),
  signOut: vi.fn(),
  updateCurrentUser: vi.fn(),
}));
const OWN = vi.hoisted(() => ({ currentUser: null as object | null }));
const PAGE = vi.hoisted(() => ({ currentUser: null as object | null, authStateReady: async () => undefined }));
const parameters = vi.hoisted(() => vi.fn());
vi.mock('firebase/auth', () => ({
  ...firebase,
  ...{ browserLocalPersistence: 'local', indexedDBLocalPersistence: 'indexed', inMemoryPersistence: 'memory' },
  initializeAuth: (_app: object, { persistence }: { persistence: unknown }) => (persistence === 'tab' ? OWN : PAGE),
  browserPopupRedirectResolver: 'resolver',
  browserSessionPersistence: 'tab',
  EmailAuthProvider: { PROVIDER_ID: 'password', credential: (email: string, password: string) => ({ email, password }) },
  GoogleAuthProvider: class {
    setCustomParameters = parameters;
  },
}));

const ANNA = { uid: 'uid-anna', email: 'anna@example.com', providerData: [{ providerId: 'google.com' }] };
const failing = (code: string) => Object.assign(new Error(code), { code });
const onLeaving = vi.fn();

/** As on a page that has just loaded. */
async function loaded() {
  vi.resetModules();
  return import('./confirm-identity.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const mock of [...Object.values(firebase), onLeaving, parameters]) mock.mockReset().mockResolvedValue(undefined);
  firebase.reauthenticateWithRedirect.mockReturnValue(new Promise(() => undefined));
  firebase.updateCurrentUser.mockImplementation(async (auth: { currentUser: object }, user: object) => {
    if (auth === OWN) auth.currentUser = user;
  });
  PAGE.currentUser = ANNA;
  OWN.currentUser = null;
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 15)', maxTouchPoints: 5 });
  vi.stubGlobal('location', { host: __FIREBASE_CONFIG__.authDomain });
});
afterEach(() => {
  // Ends what still waits for the user to come back.
  window.dispatchEvent(new Event('pageshow'));
  vi.unstubAllGlobals();
});

it('goes to Google’s page in an installed app on iOS, and never marks the sign-in that other tabs and the worker read', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', standalone: true });
  const { confirmIdentity } = await loaded();
  void confirmIdentity(null, onLeaving).catch(() => undefined);
  await vi.waitFor(() => expect(firebase.reauthenticateWithRedirect).toHaveBeenCalledOnce());
  expect(onLeaving).toHaveBeenCalledOnce();
  expect(firebase.updateCurrentUser).toHaveBeenCalledExactlyOnceWith(OWN, ANNA);
  expect(parameters).toHaveBeenCalledWith({ login_hint: 'anna@example.com' });
});

it('ends if the user comes back with the Back button, and keeps no copy of the sign-in', async () => {
  firebase.reauthenticateWithPopup.mockRejectedValue(failing('auth/popup-blocked'));
  const { confirmIdentity } = await loaded();
  const confirming = confirmIdentity(null, onLeaving);
  await vi.waitFor(() => expect(firebase.reauthenticateWithRedirect).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event('pageshow'));
  await expect(confirming).rejects.toMatchObject({ code: 'auth/popup-closed-by-user' });
  expect(firebase.signOut).toHaveBeenCalledExactlyOnceWith(OWN);
});

it.each(['auth/popup-blocked', 'auth/popup-closed-by-user'])('stays on the page after %s where its page would not help', async (code) => {
  if (code === 'auth/popup-blocked') vi.stubGlobal('location', { host: 'tales.example' });
  firebase.reauthenticateWithPopup.mockRejectedValue(failing(code));
  const { confirmIdentity } = await loaded();
  await expect(confirmIdentity(null, onLeaving)).rejects.toMatchObject({ code });
  expect(onLeaving).not.toHaveBeenCalled();
});

it('on the way back makes the sign-in fresh, and needs no window for four minutes', async () => {
  const fresh = { uid: 'uid-anna' };
  firebase.getRedirectResult.mockResolvedValue({ user: fresh });
  const { confirmIdentity, finishConfirming } = await loaded();
  await Promise.all([finishConfirming(), finishConfirming()]);
  expect(firebase.getRedirectResult).toHaveBeenCalledExactlyOnceWith(OWN);
  expect(firebase.updateCurrentUser).toHaveBeenCalledExactlyOnceWith(PAGE, fresh);
  expect(firebase.signOut).toHaveBeenCalledExactlyOnceWith(OWN);
  await confirmIdentity(null);
  expect(firebase.reauthenticateWithPopup).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 240_001);
  await confirmIdentity(null);
  expect(firebase.reauthenticateWithPopup).toHaveBeenCalledOnce();
});

it('does not confirm another account that has signed in since', async () => {
  firebase.getRedirectResult.mockResolvedValue({ user: { uid: 'uid-anna' } });
  const { confirmIdentity, finishConfirming } = await loaded();
  await finishConfirming();
  PAGE.currentUser = { ...ANNA, uid: 'uid-ben' };
  await confirmIdentity(null);
  expect(firebase.reauthenticateWithPopup).toHaveBeenCalledOnce();
});

it('on the way back does not confirm a user whose sign-in here is another account’s by now', async () => {
  firebase.getRedirectResult.mockResolvedValue({ user: { uid: 'uid-ben' } });
  const { confirmIdentity, finishConfirming } = await loaded();
  await expect(finishConfirming()).rejects.toMatchObject({ code: 'auth/user-mismatch' });
  expect(firebase.updateCurrentUser).not.toHaveBeenCalled();
  expect(firebase.signOut).toHaveBeenCalledExactlyOnceWith(OWN);
  await confirmIdentity(null);
  expect(firebase.reauthenticateWithPopup).toHaveBeenCalledOnce();
});
