import { beforeEach, expect, it, vi } from 'vitest';
import { createAccount, enterWithPassword, leave } from './auth.ts';
import { enterWithGoogle } from './google-sign-in.ts';

const provider = vi.hoisted(() => ({
  signInWithEmailAndPassword: vi.fn(),
  createUserWithEmailAndPassword: vi.fn(),
  updateProfile: vi.fn(),
  signInWithPopup: vi.fn(),
  signOut: vi.fn(),
}));
const AUTH = vi.hoisted(() => ({ name: 'the provider' }));
const GoogleAuthProvider = vi.hoisted(() => class GoogleAuthProvider {});
vi.mock('firebase/auth', () => ({
  ...provider,
  GoogleAuthProvider,
  initializeAuth: () => AUTH,
  connectAuthEmulator: () => undefined,
  browserLocalPersistence: 'local',
  indexedDBLocalPersistence: 'indexed',
  inMemoryPersistence: 'memory',
  browserPopupRedirectResolver: 'pop-up',
}));
vi.mock('./app.ts', () => ({ firebaseApp: {} }));

const USER = { uid: 'uid-anna', email: 'anna@example.com', displayName: null, photoURL: null };

beforeEach(() => {
  for (const action of Object.values(provider)) action.mockReset().mockResolvedValue({ user: USER });
});

it('signs in by email and password [spec 1.8, 7.17]', async () => {
  await expect(enterWithPassword('anna@example.com', 'bedtime123')).resolves.toMatchObject({ uid: 'uid-anna' });
  expect(provider.signInWithEmailAndPassword).toHaveBeenCalledExactlyOnceWith(AUTH, 'anna@example.com', 'bedtime123');
});

it('creates an account, then gives it its display name [spec 7.17]', async () => {
  await expect(createAccount('Anna', 'anna@example.com', 'bedtime123')).resolves.toMatchObject({ uid: 'uid-anna', displayName: 'Anna' });
  expect(provider.createUserWithEmailAndPassword).toHaveBeenCalledExactlyOnceWith(AUTH, 'anna@example.com', 'bedtime123');
  expect(provider.updateProfile).toHaveBeenCalledExactlyOnceWith(USER, { displayName: 'Anna' });
  const [created] = provider.createUserWithEmailAndPassword.mock.invocationCallOrder;
  const [named] = provider.updateProfile.mock.invocationCallOrder;
  expect(created).toBeLessThan(named ?? 0);
});

it("signs in with Google's pop-up [spec 1.8, 7.17]", async () => {
  await expect(enterWithGoogle()).resolves.toMatchObject({ uid: 'uid-anna' });
  expect(provider.signInWithPopup).toHaveBeenCalledExactlyOnceWith(AUTH, expect.any(GoogleAuthProvider), 'pop-up');
});

it('signs out [spec 7.17]', async () => {
  await leave();
  expect(provider.signOut).toHaveBeenCalledExactlyOnceWith(AUTH);
});
