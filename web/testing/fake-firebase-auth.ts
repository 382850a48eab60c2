/** Replaces Firebase Auth in all tests of this workspace (setup.ts). Every action works, unless a test says otherwise. */
import { vi } from 'vitest';
import { ANNA } from './fixtures.ts';

/** Signs in with a password. */
export const USER = {
  uid: ANNA.firebaseUid,
  email: ANNA.email,
  displayName: null as string | null,
  photoURL: null,
  metadata: {},
  providerData: [{ providerId: 'password' }],
  getIdToken: async (fresh: boolean) => (fresh ? 'fresh-token' : 'token'),
};

/** Of the page and of the copy that goes to Google's page. */
export const AUTH = { currentUser: null as typeof USER | null, authStateReady: vi.fn<() => Promise<void>>(async () => undefined) };

const action = () => vi.fn(async (..._args: unknown[]): Promise<unknown> => ({ user: USER }));
const actions = {
  createUserWithEmailAndPassword: action(),
  getRedirectResult: action(),
  reauthenticateWithCredential: action(),
  reauthenticateWithPopup: action(),
  reauthenticateWithRedirect: action(),
  sendEmailVerification: action(),
  sendPasswordResetEmail: action(),
  signInWithEmailAndPassword: action(),
  signInWithPopup: action(),
  signInWithRedirect: action(),
  signOut: action(),
  updateCurrentUser: action(),
  updatePassword: action(),
  updateProfile: action(),
  verifyBeforeUpdateEmail: action(),
};
export const {
  createUserWithEmailAndPassword,
  getRedirectResult,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reauthenticateWithRedirect,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  updateCurrentUser,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} = actions;

export const initializeAuth = () => AUTH;
export const browserLocalPersistence = 'local';
export const browserSessionPersistence = 'session';
export const indexedDBLocalPersistence = 'indexed';
export const inMemoryPersistence = 'memory';
export const browserPopupRedirectResolver = 'pop-up';
export const EmailAuthProvider = { PROVIDER_ID: 'password', credential: (email: string, password: string) => ({ email, password }) };
export class GoogleAuthProvider {
  static readonly PROVIDER_ID = 'google.com';
  readonly setCustomParameters = vi.fn();
}

/** An error as Firebase Auth throws it, without words for the user. */
export const authError = (code: string): Error => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

/** Call before each test. @param user who is signed in. */
export function resetFirebaseAuth(user: typeof USER | null = null): void {
  for (const mock of [AUTH.authStateReady, ...Object.values(actions)]) mock.mockReset();
  AUTH.currentUser = user;
}
