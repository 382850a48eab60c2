// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { UserProfile } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const readOrCreateProfile = vi.hoisted(() => vi.fn<(identity: { uid: string }) => Promise<UserProfile>>());
vi.mock('../../features/account/api/profile.ts', () => ({ readOrCreateProfile }));

const ANNA = { uid: 'uid-anna', email: 'anna@example.com', displayName: 'Anna' };
const BEN = { uid: 'uid-ben', email: 'ben@example.com', displayName: null };
const PREMIUM: UserProfile = { displayName: 'Anna B.', email: 'anna@example.com', subscription: 'premium', createdAt: 7 };

/** Sessions of earlier tests may still be loading, so the profile is returned for this account only. */
function serveProfileOf(uid: string): void {
  readOrCreateProfile.mockImplementation((identity) =>
    identity.uid === uid ? Promise.resolve(PREMIUM) : Promise.reject(new Error('unreachable')),
  );
}

async function freshBrowser({ remembered = false }: { remembered?: boolean | Omit<typeof ANNA, 'displayName'> } = {}) {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  if (remembered) localStorage.setItem('tuckaway:signed-in', remembered === true ? '1' : JSON.stringify(remembered));
  await import('../../app/subjects.ts');
  const session = await import('./session.ts');
  const { queryClient } = await import('../query/query-client.ts');
  const { PRIVATE } = await import('../query/keys.ts');
  return { ...session, queryClient, PRIVATE };
}

beforeEach(() => {
  readOrCreateProfile.mockReset().mockRejectedValue(new Error('unreachable'));
});

it('a browser that remembers no sign-in loads Firebase Auth when another tab signs in', async () => {
  const { openSession, currentSession, authWanted } = await freshBrowser();
  window.dispatchEvent(new StorageEvent('storage', { key: 'tuckaway:signed-in', newValue: '1' }));
  expect(authWanted.get()).toBe(true);
  openSession(ANNA);
  expect(currentSession()).toMatchObject({ status: 'signed-in' });
});

describe('a browser that remembers a sign-in without its account', () => {
  it('is loading until the first auth state is known [spec 4.2]', async () => {
    const { currentSession, openSession } = await freshBrowser({ remembered: true });
    expect(currentSession()).toEqual({ status: 'loading' });
    openSession(null);
    expect(currentSession()).toEqual({ status: 'signed-out' });
    expect(localStorage.getItem('tuckaway:signed-in')).toBeNull();
  });

  it('forgets the PIN, the reports, the stories left and which account agreed to the terms when the session ends, but stays in child mode until a sign-in [safety 11]', async () => {
    const { openSession } = await freshBrowser({ remembered: true });
    openSession(ANNA);
    localStorage.setItem('tuckaway:child-mode', 'on');
    localStorage.setItem('tuckaway:gate-pin', '{"salt":"1","hash":"2"}');
    localStorage.setItem('tuckaway:agreed', '2026-11-24 uid-anna stored');
    localStorage.setItem('tuckaway:reported:uid-anna', '[]');
    localStorage.setItem('tuckaway:stories-left', '{}');
    openSession(null);
    expect(Object.keys(localStorage)).toEqual(['tuckaway:child-mode']);
    openSession(BEN);
    expect(localStorage.getItem('tuckaway:child-mode')).toBeNull();
  });

  it('goes on signed out after ten seconds without an answer, and still remembers the sign-in', async () => {
    vi.useFakeTimers();
    const { currentSession } = await freshBrowser({ remembered: true });
    vi.advanceTimersByTime(9_999);
    expect(currentSession().status).toBe('loading');
    vi.advanceTimersByTime(1);
    expect(currentSession().status).toBe('signed-out');
    expect(localStorage.getItem('tuckaway:signed-in')).toBe('1');
    vi.useRealTimers();
  });
});

describe('a browser that remembers the account', () => {
  it('keeps the session where Firebase Auth cannot be loaded or does not answer', async () => {
    vi.useFakeTimers();
    const { currentSession, authUnavailable } = await freshBrowser({ remembered: ANNA });
    authUnavailable();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(currentSession().status).toBe('signed-in');
    expect(localStorage.getItem('tuckaway:signed-in')).not.toBeNull();
    vi.useRealTimers();
  });

  it('reads the profile, which would create a missing one, only after Firebase Auth has confirmed the account', async () => {
    const cleo = { ...ANNA, uid: 'uid-cleo' };
    serveProfileOf(cleo.uid);
    const reads = () => readOrCreateProfile.mock.calls.filter(([{ uid }]) => uid === cleo.uid);
    const { currentSession, openSession } = await freshBrowser({ remembered: cleo });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(reads()).toEqual([]);
    const confirmed = { ...cleo, email: 'new@example.com' };
    openSession(confirmed);
    await vi.waitFor(() => expect(currentSession()).toMatchObject({ user: { isPremium: true } }));
    openSession(confirmed);
    expect(reads()).toEqual([[confirmed]]);
    expect(JSON.parse(localStorage.getItem('tuckaway:signed-in') ?? '')).toMatchObject({ email: 'new@example.com' });
  });

  it('shows the copy of the profile until then', async () => {
    const dora = { ...ANNA, uid: 'uid-dora' };
    serveProfileOf(dora.uid);
    const { openSession } = await freshBrowser();
    openSession(dora);
    const { copyOf } = await import('../query/cached-copies.ts');
    await vi.waitFor(async () => expect(await copyOf(dora.uid, 'profile').get()).toBeDefined());
    vi.resetModules();
    await import('../../app/subjects.ts');
    const { currentSession } = await import('./session.ts');
    await vi.waitFor(() => expect(currentSession()).toMatchObject({ user: { displayName: 'Anna B.', isPremium: true } }));
  });

  it('removes the voice notes that another app shared when the session ends [safety 7]', async () => {
    const { openSession } = await freshBrowser({ remembered: ANNA });
    const { putSharedNote, readSharedNotes } = await import('../../features/voices/api/shared-note.ts');
    await putSharedNote(new Blob(['note']), 0);
    expect(await readSharedNotes(ANNA.uid, 0)).toHaveLength(1);
    openSession(null);
    await vi.waitFor(async () => expect(await readSharedNotes(ANNA.uid, 0)).toEqual([]));
  });

  it('removes the private data and the half-filled form where Firebase Auth reports another account', async () => {
    const { currentSession, openSession, queryClient, PRIVATE } = await freshBrowser({ remembered: ANNA });
    queryClient.setQueryData([PRIVATE, 'uid-anna', 'favorites'], []);
    const { readDraft, saveDraft } = await import('./drafts.ts');
    saveDraft('create-story', { childName: 'Mia' });
    openSession(BEN);
    expect(readDraft('create-story')).toBeNull();
    expect(currentSession()).toMatchObject({ user: { firebaseUid: 'uid-ben' } });
    expect(queryClient.getQueryCache().findAll()).toEqual([]);
    expect(JSON.parse(localStorage.getItem('tuckaway:signed-in') ?? '')).toMatchObject(BEN);
  });
});

describe('signing in', () => {
  it('shows the fallback at once and the profile when it has been read [spec 3.2, 4.3]', async () => {
    serveProfileOf(ANNA.uid);
    const { openSession, currentSession } = await freshBrowser();
    openSession(ANNA);
    expect(currentSession()).toMatchObject({ user: { id: 0, displayName: 'Anna', isPremium: false } });
    await vi.waitFor(() => expect(currentSession()).toMatchObject({ user: { displayName: 'Anna B.', isPremium: true, createdAt: 7 } }));
  });

  it('keeps the fallback where the profile cannot be read [spec 4.4]', async () => {
    const { openSession, currentSession } = await freshBrowser();
    openSession(BEN);
    await vi.waitFor(() => expect(readOrCreateProfile).toHaveBeenCalled());
    expect(currentSession()).toMatchObject({ user: { displayName: 'ben', isPremium: false } });
  });

  it('ignores a profile that arrives after another account has signed in', async () => {
    const { promise, resolve } = Promise.withResolvers<UserProfile>();
    readOrCreateProfile.mockReturnValueOnce(promise);
    const { openSession, currentSession } = await freshBrowser();
    openSession(ANNA);
    await vi.waitFor(() => expect(readOrCreateProfile).toHaveBeenCalledTimes(1));
    openSession(null);
    openSession(BEN);
    resolve(PREMIUM);
    await promise;
    await vi.waitFor(() => expect(readOrCreateProfile).toHaveBeenCalledTimes(2));
    expect(currentSession()).toMatchObject({ user: { firebaseUid: 'uid-ben', isPremium: false } });
  });
});

describe('a tab that loads after a sign-out in another tab', () => {
  /** A tab with a half-filled form, loaded again: what is remembered on the device is what the other tabs left there. */
  async function loadedAgain(filledInBy: typeof ANNA | null) {
    const before = await freshBrowser();
    before.openSession(filledInBy);
    (await import('./drafts.ts')).saveDraft('create-story', { childName: 'Mia' });
    localStorage.clear();
    vi.resetModules();
    const session = await import('./session.ts');
    const { readDraft } = await import('./drafts.ts');
    return { ...session, draft: () => readDraft('create-story') };
  }

  it('no longer has the draft of the user', async () => {
    const { currentSession, draft } = await loadedAgain(ANNA);
    expect(currentSession()).toEqual({ status: 'signed-out' });
    expect(draft()).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/uid-anna|Mia/);
  });

  it('keeps the draft of a visitor, which belongs to the account from the sign-in on', async () => {
    const { openSession, draft } = await loadedAgain(null);
    expect(draft()).toEqual({ childName: 'Mia' });
    openSession(ANNA);
    expect(draft()).toEqual({ childName: 'Mia' });
    localStorage.clear();
    vi.resetModules();
    await import('./session.ts');
    expect(draft()).toBeNull();
  });
});
