// @vitest-environment jsdom
import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

interface FakeUser {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: null;
}

/** Firebase Auth as reactfire sees it: an app, a user or none, and listeners. */
const firebaseAuth = vi.hoisted(() => {
  const app = { name: '[DEFAULT]', options: {} };
  const listeners = new Set<(user: unknown) => void>();
  const auth = {
    app,
    name: app.name,
    currentUser: null as unknown,
    onIdTokenChanged(next: ((user: unknown) => void) | { next(user: unknown): void }) {
      const listener = typeof next === 'function' ? next : (user: unknown) => next.next(user);
      listeners.add(listener);
      queueMicrotask(() => listener(auth.currentUser));
      return () => listeners.delete(listener);
    },
  };
  return {
    app,
    auth,
    listeners,
    report(user: unknown) {
      auth.currentUser = user;
      for (const listener of [...listeners]) listener(user);
    },
  };
});
vi.mock('./app.ts', () => ({ firebaseApp: firebaseAuth.app }));
vi.mock('./auth.ts', () => ({
  auth: firebaseAuth.auth,
  identityOf: ({ uid, email, displayName, photoURL }: FakeUser) => ({ uid, email, displayName, photoUrl: photoURL }),
}));
vi.mock('../account/email-verification.ts', () => ({ followVerification: () => undefined }));
const followAgreement = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../account/agreements.ts', () => ({ followAgreement }));
vi.mock('../session/profile.ts', () => ({ readOrCreateProfile: () => Promise.reject(new Error('none')) }));

const { default: FirebaseSession } = await import('./reactfire-session.tsx');
const { currentSession, currentUid, openSession } = await import('../session/session.ts');
const { queryClient } = await import('../queries/query-client.ts');
const { PRIVATE } = await import('../queries/keys.ts');

const anna: FakeUser = { uid: 'uid-anna', email: 'anna@example.com', displayName: 'Anna', photoURL: null };
const ben: FakeUser = { uid: 'uid-ben', email: 'ben@example.com', displayName: null, photoURL: null };

beforeEach(() => {
  openSession(null);
  firebaseAuth.auth.currentUser = null;
});

it('follows one user in, out, and another in, without data or errors of the first [spec 4.1]', async () => {
  render(<FirebaseSession />);
  act(() => firebaseAuth.report(anna));
  await waitFor(() => expect(currentUid()).toBe('uid-anna'));
  queryClient.setQueryData([PRIVATE, 'uid-anna', 'favorites'], ['secret']);

  act(() => firebaseAuth.report(null));
  await waitFor(() => expect(currentSession()).toEqual({ status: 'signed-out' }));
  expect(queryClient.getQueryCache().findAll()).toEqual([]);

  act(() => firebaseAuth.report(ben));
  await waitFor(() => expect(currentSession()).toMatchObject({ user: { firebaseUid: 'uid-ben', displayName: 'ben' } }));
});
