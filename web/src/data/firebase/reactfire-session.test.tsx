// @vitest-environment jsdom
import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

interface FakeUser {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: null;
}

/** The identity provider as reactfire sees it: an app, somebody or nobody, and whoever listens. */
const provider = vi.hoisted(() => {
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
    turnsTo(user: unknown) {
      auth.currentUser = user;
      for (const listener of [...listeners]) listener(user);
    },
  };
});
vi.mock('./app.ts', () => ({ firebaseApp: provider.app }));
vi.mock('./auth.ts', () => ({
  auth: provider.auth,
  identityOf: ({ uid, email, displayName, photoURL }: FakeUser) => ({ uid, email, displayName, photoUrl: photoURL }),
}));
vi.mock('../session/profile.ts', () => ({ readOrCreateProfile: () => Promise.reject(new Error('none')) }));

const { default: FirebaseSession } = await import('./reactfire-session.tsx');
const { currentSession, currentUid, openSession } = await import('../session/session.ts');
const { queryClient } = await import('../queries/query-client.ts');
const { PRIVATE } = await import('../queries/keys.ts');

const anna: FakeUser = { uid: 'uid-anna', email: 'anna@example.com', displayName: 'Anna', photoURL: null };
const ben: FakeUser = { uid: 'uid-ben', email: 'ben@example.com', displayName: null, photoURL: null };

beforeEach(() => {
  openSession(null);
  provider.auth.currentUser = null;
});

it('follows the provider through one person in, out, and another in, without a trace of the first [spec 4.1]', async () => {
  render(<FirebaseSession />);
  act(() => provider.turnsTo(anna));
  await waitFor(() => expect(currentUid()).toBe('uid-anna'));
  queryClient.setQueryData([PRIVATE, 'uid-anna', 'favorites'], ['secret']);

  act(() => provider.turnsTo(null));
  await waitFor(() => expect(currentSession()).toEqual({ status: 'signed-out' }));
  expect(queryClient.getQueryCache().findAll()).toEqual([]);

  act(() => provider.turnsTo(ben));
  await waitFor(() => expect(currentSession()).toMatchObject({ user: { firebaseUid: 'uid-ben', displayName: 'ben' } }));
});

it('keeps the session through a renewed token', async () => {
  render(<FirebaseSession />);
  act(() => provider.turnsTo(anna));
  await waitFor(() => expect(currentUid()).toBe('uid-anna'));
  const before = currentSession();
  act(() => provider.turnsTo({ ...anna }));
  await act(async () => Promise.resolve());
  expect(currentSession()).toBe(before);
});
