/** A sign-in behind the scenes: a browser that remembers one, as the next visit of a family finds it. The screen has tests of its own. */
import type { Page } from '@playwright/test';
import { DEMO_API_KEY } from '../../tools/local/stacks.ts';

const AUTH = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;

/** Of every account of the tests and of the seed. */
export const PASSWORD = 'bedtime123';

interface SignedIn {
  localId: string;
  email: string;
  displayName: string;
  idToken: string;
  refreshToken: string;
  /** Seconds. */
  expiresIn: string;
}

/** Leaves a sign-in in the browser. Ends on an address of the site that is no page of the app: the next one that is opened is theirs. */
export async function remember(page: Page, email: string): Promise<void> {
  const answer = await fetch(`${AUTH}/accounts:signInWithPassword?key=${DEMO_API_KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  const { localId: uid, displayName, idToken, refreshToken, expiresIn } = (await answer.json()) as SignedIn;
  const named = displayName || null;
  const now = Date.now();
  // The provider's SDK finds a sign-in in this place, too, and takes it over into its database.
  const kept = {
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    ...(named === null ? {} : { displayName: named }),
    providerData: [{ providerId: 'password', uid: email, email, displayName: named, phoneNumber: null, photoURL: null }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + Number(expiresIn) * 1000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: DEMO_API_KEY,
    appName: '[DEFAULT]',
  };
  await page.goto('/favicon.svg');
  await page.evaluate(
    (items) => {
      for (const [key, value] of items) localStorage.setItem(key, value);
    },
    [
      [`firebase:authUser:${DEMO_API_KEY}:[DEFAULT]`, JSON.stringify(kept)],
      // What the app itself remembers of it: web/src/data/remembered-sign-in.ts.
      ['tuckaway:signed-in', JSON.stringify({ uid, email, displayName: named, photoUrl: null })],
    ] as const,
  );
}
