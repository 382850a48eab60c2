// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { UserProfile } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const readOrCreateProfile = vi.hoisted(() => vi.fn<(identity: { uid: string }) => Promise<UserProfile>>());
vi.mock('./profile.ts', () => ({ readOrCreateProfile }));

const keptSignIn = vi.hoisted(() => vi.fn<() => Promise<{ uid: string; token: string | null } | null>>());
vi.mock('./kept-sign-in.ts', () => ({ keptSignIn }));
const lineQuiet = vi.hoisted(() => vi.fn<(quiet?: number) => Promise<void>>());
vi.mock('../lib/network-idle.ts', () => ({ SOON: 300, lineQuiet }));

const ANNA = { uid: 'uid-anna', email: 'anna@example.com', displayName: 'Anna' };
const BEN = { uid: 'uid-ben', email: 'ben@example.com', displayName: null };
const PREMIUM: UserProfile = { displayName: 'Anna B.', email: 'anna@example.com', subscription: 'premium', createdAt: 7 };

async function freshBrowser({ remembered = false }: { remembered?: boolean | Omit<typeof ANNA, 'displayName'> } = {}) {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  if (remembered) localStorage.setItem('tuckaway:signed-in', remembered === true ? '1' : JSON.stringify(remembered));
  const session = await import('./session.ts');
  const { queryClient } = await import('../queries/query-client.ts');
  const { PRIVATE } = await import('../queries/keys.ts');
  const { unconfirmed } = await import('./unconfirmed.ts');
  return { ...session, queryClient, PRIVATE, awaitsProvider: () => unconfirmed.get() !== null };
}

beforeEach(() => {
  readOrCreateProfile.mockReset().mockRejectedValue(new Error('unreachable'));
  keptSignIn.mockReset().mockResolvedValue(null);
  lineQuiet.mockReset().mockResolvedValue(undefined);
});

describe('a browser that remembers no sign-in', () => {
  it('knows at once that nobody is there, and asks for no sign-in code', async () => {
    const { currentSession } = await freshBrowser();
    expect(currentSession()).toEqual({ status: 'signed-out' });
  });

  it('gets ready when another tab signs in', async () => {
    const { openSession, currentSession } = await freshBrowser();
    window.dispatchEvent(new StorageEvent('storage', { key: 'tuckaway:signed-in', newValue: '1' }));
    openSession(ANNA);
    expect(currentSession()).toMatchObject({ status: 'signed-in' });
  });
});

describe('a browser that remembers a sign-in', () => {
  it('is loading until the first auth state is known [spec 4.2]', async () => {
    const { currentSession, openSession } = await freshBrowser({ remembered: true });
    expect(currentSession()).toEqual({ status: 'loading' });
    openSession(null);
    expect(currentSession()).toEqual({ status: 'signed-out' });
    expect(localStorage.getItem('tuckaway:signed-in')).toBeNull();
  });

  it('goes on as a visitor after ten seconds of silence, without forgetting the sign-in', async () => {
    vi.useFakeTimers();
    try {
      const { currentSession } = await freshBrowser({ remembered: true });
      vi.advanceTimersByTime(9_999);
      expect(currentSession().status).toBe('loading');
      vi.advanceTimersByTime(1);
      expect(currentSession().status).toBe('signed-out');
      expect(localStorage.getItem('tuckaway:signed-in')).toBe('1');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a browser that remembers who it was', () => {
  it('opens with them where the provider is silent, without waiting as long as for nobody', async () => {
    vi.useFakeTimers();
    try {
      const { currentSession } = await freshBrowser({ remembered: ANNA });
      vi.advanceTimersByTime(3_999);
      expect(currentSession().status).toBe('loading');
      vi.advanceTimersByTime(1);
      expect(currentSession()).toMatchObject({ status: 'signed-in', user: { firebaseUid: 'uid-anna', displayName: 'Anna' } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('opens with them at once while the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { currentSession } = await freshBrowser({ remembered: ANNA });
    expect(currentSession()).toMatchObject({ status: 'signed-in', user: { email: 'anna@example.com' } });
  });

  it('opens with them where the provider’s code cannot be had', async () => {
    const { currentSession, sessionUnavailable } = await freshBrowser({ remembered: ANNA });
    sessionUnavailable();
    expect(currentSession().status).toBe('signed-in');
  });

  it('asks for the profile again when the provider confirms it and there was no answer', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const cleo = { ...ANNA, uid: 'uid-cleo' };
    const asked = () => readOrCreateProfile.mock.calls.filter(([{ uid }]) => uid === cleo.uid).length;
    const { currentSession, openSession } = await freshBrowser({ remembered: cleo });
    await vi.waitFor(() => expect(asked()).toBe(1));
    readOrCreateProfile.mockResolvedValue(PREMIUM);
    openSession(cleo);
    await vi.waitFor(() => expect(currentSession()).toMatchObject({ user: { isPremium: true } }));
    openSession(cleo);
    await vi.waitFor(() => expect(asked()).toBe(2));
  });

  it('ends the session when the provider says otherwise', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { currentSession, openSession } = await freshBrowser({ remembered: ANNA });
    openSession(null);
    expect(currentSession()).toEqual({ status: 'signed-out' });
    expect(localStorage.getItem('tuckaway:signed-in')).toBeNull();
  });

  it('remembers whoever signed in last, and forgets them at the sign-out', async () => {
    const { openSession } = await freshBrowser();
    openSession(ANNA);
    expect(JSON.parse(localStorage.getItem('tuckaway:signed-in') ?? '')).toMatchObject(ANNA);
    openSession(BEN);
    expect(JSON.parse(localStorage.getItem('tuckaway:signed-in') ?? '')).toMatchObject(BEN);
    openSession(null);
    expect(localStorage.getItem('tuckaway:signed-in')).toBeNull();
  });
});

describe('a browser that keeps a sign-in', () => {
  const KEPT = { uid: ANNA.uid, token: 'token' };
  /** The line, which is quiet when it is told to be, for so long. */
  function busyLine() {
    const quiet = new Map<number, () => void>();
    lineQuiet.mockImplementation((milliseconds = 2000) => new Promise((resolve) => quiet.set(milliseconds, resolve)));
    return { quiet: (milliseconds: number) => vi.waitFor(() => (quiet.get(milliseconds) ?? expect.fail('Nobody waits.'))()) };
  }
  const followed = async () => (await import('./session.ts')).authWanted.get();

  it('opens with who is remembered before the provider says anything, and leaves it the line for later', async () => {
    keptSignIn.mockResolvedValue(KEPT);
    const line = busyLine();
    const { currentSession, awaitsProvider } = await freshBrowser({ remembered: ANNA });
    await vi.waitFor(() => expect(currentSession()).toMatchObject({ status: 'signed-in', user: { firebaseUid: 'uid-anna' } }));
    expect(awaitsProvider()).toBe(true);
    expect(await followed()).toBe(false);
    await line.quiet(2000);
    await vi.waitFor(async () => expect(await followed()).toBe(true));
  });

  it('asks the provider at once where the token has to be renewed', async () => {
    keptSignIn.mockResolvedValue({ ...KEPT, token: null });
    busyLine();
    const { currentSession } = await freshBrowser({ remembered: ANNA });
    await vi.waitFor(() => expect(currentSession().status).toBe('signed-in'));
    await vi.waitFor(async () => expect(await followed()).toBe(true));
  });

  it('waits for the provider where it is somebody else’s, or nobody is remembered well enough', async () => {
    for (const remembered of [BEN, true] as const) {
      keptSignIn.mockResolvedValue(KEPT);
      const { currentSession } = await freshBrowser({ remembered });
      await vi.waitFor(async () => expect(await followed()).toBe(true));
      expect(currentSession().status).toBe('loading');
    }
  });

  it('asks for the profile once, after the screen’s own things, whether the provider confirms it then or before', async () => {
    for (const first of ['profile', 'provider']) {
      const anna = { ...ANNA, uid: `uid-${first}` };
      keptSignIn.mockResolvedValue({ ...KEPT, uid: anna.uid });
      readOrCreateProfile.mockReset().mockResolvedValue(PREMIUM);
      const line = busyLine();
      const { currentSession, openSession, awaitsProvider } = await freshBrowser({ remembered: anna });
      const asked = () => readOrCreateProfile.mock.calls.filter(([{ uid }]) => uid === anna.uid).length;
      await vi.waitFor(() => expect(currentSession().status).toBe('signed-in'));
      expect(asked()).toBe(0);
      if (first === 'profile') await line.quiet(300);
      else openSession(anna);
      await vi.waitFor(() => expect(currentSession()).toMatchObject({ user: { isPremium: true } }));
      if (first === 'profile') openSession({ ...anna, email: 'new@example.com' });
      else await line.quiet(300);
      expect(awaitsProvider()).toBe(false);
      await vi.waitFor(() => expect(currentSession()).toMatchObject({ user: { isPremium: true } }));
      expect(asked()).toBe(1);
    }
  });

  it('shows meanwhile the profile that is kept of them', async () => {
    readOrCreateProfile.mockResolvedValue(PREMIUM);
    const dora = { ...ANNA, uid: 'uid-dora' };
    const before = await freshBrowser();
    before.openSession(dora);
    await vi.waitFor(() => expect(before.currentSession()).toMatchObject({ user: { isPremium: true } }));
    const { copyOf } = await import('../cache/cached-copies.ts');
    await vi.waitFor(async () => expect(await copyOf('uid-dora', 'profile').get()).toBeDefined());
    vi.resetModules();
    readOrCreateProfile.mockReset().mockRejectedValue(new Error('unreachable'));
    keptSignIn.mockResolvedValue({ uid: dora.uid, token: 'token' });
    busyLine();
    const { currentSession } = await import('./session.ts');
    await vi.waitFor(() => expect(currentSession()).toMatchObject({ user: { isPremium: true } }));
    expect(readOrCreateProfile.mock.calls.filter(([{ uid }]) => uid === dora.uid)).toEqual([]);
  });

  it('closes the session, and has nothing of theirs any more, where the provider says otherwise', async () => {
    keptSignIn.mockResolvedValue(KEPT);
    busyLine();
    const { currentSession, openSession, awaitsProvider, queryClient, PRIVATE } = await freshBrowser({ remembered: ANNA });
    await vi.waitFor(() => expect(currentSession().status).toBe('signed-in'));
    queryClient.setQueryData([PRIVATE, 'uid-anna', 'favorites'], []);
    openSession(null);
    expect(currentSession()).toEqual({ status: 'signed-out' });
    expect(awaitsProvider()).toBe(false);
    expect(queryClient.getQueryCache().findAll()).toEqual([]);
    expect(localStorage.getItem('tuckaway:signed-in')).toBeNull();
  });
});

describe('signing in', () => {
  it('shows the fallback at once and the profile when it is there [spec 3.2, 4.3]', async () => {
    readOrCreateProfile.mockResolvedValue(PREMIUM);
    const { openSession, currentSession } = await freshBrowser();
    openSession(ANNA);
    expect(currentSession()).toMatchObject({ user: { id: 0, displayName: 'Anna', isPremium: false } });
    await vi.waitFor(() => expect(currentSession()).toMatchObject({ user: { displayName: 'Anna B.', isPremium: true, createdAt: 7 } }));
  });

  it('keeps the fallback where the profile cannot be had [spec 4.4]', async () => {
    const { openSession, currentSession } = await freshBrowser();
    openSession(BEN);
    await vi.waitFor(() => expect(readOrCreateProfile).toHaveBeenCalled());
    expect(currentSession()).toMatchObject({ user: { displayName: 'ben', isPremium: false } });
  });

  it("does not let one person's late profile land on another", async () => {
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

  it('waits for a sign-up to have its name before following what the provider reports', async () => {
    const { openSession, followIdentity, settleFirst, currentSession } = await freshBrowser();
    const { promise, resolve } = Promise.withResolvers<void>();
    settleFirst(promise);
    const following = followIdentity(() => ({ ...ANNA, displayName: null }));
    expect(currentSession().status).toBe('signed-out');
    openSession(ANNA);
    resolve();
    await following;
    expect(currentSession()).toMatchObject({ user: { displayName: 'Anna' } });
  });
});

describe('signing out', () => {
  it('leaves no trace of the person, and the next one starts clean', async () => {
    const { openSession, currentSession, queryClient, PRIVATE } = await freshBrowser();
    const { saveDraft, readDraft } = await import('../cache/drafts.ts');
    openSession(ANNA);
    queryClient.setQueryData([PRIVATE, 'uid-anna', 'favorite-ids'], new Set(['1']));
    queryClient.setQueryData(['/api/stories/featured'], []);
    saveDraft('create-story', { childName: 'Mia' });

    openSession(null);
    expect(currentSession()).toEqual({ status: 'signed-out' });
    expect(
      queryClient
        .getQueryCache()
        .findAll()
        .map(({ queryKey }) => queryKey[0]),
    ).toEqual(['/api/stories/featured']);
    expect(readDraft('create-story')).toBeNull();
    expect(localStorage.getItem('tuckaway:signed-in')).toBeNull();

    openSession(BEN);
    expect(currentSession()).toMatchObject({ user: { firebaseUid: 'uid-ben' } });
  });

  it('keeps a form that was filled in before signing in', async () => {
    const { openSession } = await freshBrowser();
    const { saveDraft, readDraft } = await import('../cache/drafts.ts');
    saveDraft('create-story', { childName: 'Mia' });
    openSession(null);
    openSession(ANNA);
    expect(readDraft('create-story')).toEqual({ childName: 'Mia' });
  });

  it('clears the first person away when another one follows without a sign-out between', async () => {
    const { openSession, queryClient, PRIVATE } = await freshBrowser();
    openSession(ANNA);
    queryClient.setQueryData([PRIVATE, 'uid-anna', 'favorites'], []);
    openSession(BEN);
    expect(queryClient.getQueryCache().findAll()).toEqual([]);
  });
});

describe('a tab that loads after somebody left in another one', () => {
  /** A tab with a half-filled form, loaded again: what is remembered on the device is what the other tabs left there. */
  async function loadedAgain(filledInBy: typeof ANNA | null, remembered: { uid: string } | null) {
    const before = await freshBrowser();
    before.openSession(filledInBy);
    (await import('../cache/drafts.ts')).saveDraft('create-story', { childName: 'Mia' });
    localStorage.clear();
    if (remembered) localStorage.setItem('tuckaway:signed-in', JSON.stringify(remembered));
    vi.resetModules();
    const session = await import('./session.ts');
    const { readDraft } = await import('../cache/drafts.ts');
    return { ...session, draft: () => readDraft('create-story') };
  }

  it('has no form of theirs any more', async () => {
    const { currentSession, draft } = await loadedAgain(ANNA, null);
    expect(currentSession()).toEqual({ status: 'signed-out' });
    expect(draft()).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/uid-anna|Mia/);
  });

  it('has none for whoever signed in there instead, before they can see it', async () => {
    const { currentSession, openSession, onSession, draft } = await loadedAgain(ANNA, BEN);
    const seen: unknown[] = [];
    onSession(() => seen.push(draft()));
    openSession(BEN);
    expect(currentSession()).toMatchObject({ user: { firebaseUid: 'uid-ben' } });
    expect(seen).toEqual([null]);
  });

  it('has none once the provider says that they are gone', async () => {
    const { openSession, draft } = await loadedAgain(ANNA, ANNA);
    openSession(null);
    expect(draft()).toBeNull();
  });

  it('keeps it while they are still there, and while nobody knows yet', async () => {
    const { currentSession, openSession, draft } = await loadedAgain(ANNA, ANNA);
    expect(currentSession()).toEqual({ status: 'loading' });
    expect(draft()).toEqual({ childName: 'Mia' });
    openSession(ANNA);
    expect(draft()).toEqual({ childName: 'Mia' });
  });

  it('keeps a visitor’s, which is the account’s from the sign-in on', async () => {
    const { openSession, draft } = await loadedAgain(null, null);
    expect(draft()).toEqual({ childName: 'Mia' });
    openSession(ANNA);
    expect(draft()).toEqual({ childName: 'Mia' });
    localStorage.clear();
    vi.resetModules();
    await import('./session.ts');
    expect(draft()).toBeNull();
  });
});
