/** Signing in, up and out. Every failure is an {@link AuthFailure}. */
import type { AuthIdentity } from '@tuckaway/domain';
import { tabStore } from '../device/storage.ts';
import { markAgreement } from './agreement-mark.ts';
import { openSession, settleFirst, wantAuth } from './session.ts';
import { toAuthFailure } from './sign-in/auth-failure.ts';

/** In this tab while it shows Google's page instead of ours. */
const AT_GOOGLE = 'tuckaway:at-google';

/** Loads the code for signing in before the user submits the form. A failed download shows when the form is submitted. */
export function prepareSignIn(): void {
  wantAuth();
  import('./sign-in/google-sign-in.ts').catch(() => undefined);
}

export function signIn(email: string, password: string): Promise<void> {
  return enter(async () => (await import('./sign-in/auth.ts')).signInWithPassword(email, password));
}

/** Creates the account and gives it its display name (section 7). */
export function signUp(name: string, email: string, password: string): Promise<void> {
  return enter(agreeing(async () => (await import('./sign-in/auth.ts')).createAccount(name.trim(), email, password)));
}

/** By Google's pop-up; if none can open, this leaves for Google's page, which returns to this address. */
export async function signInWithGoogle(): Promise<void> {
  await enter(
    agreeing(async () => (await import('./sign-in/google-sign-in.ts')).signInWithGooglePopup(() => tabStore.write(AT_GOOGLE, '1'))),
  ).finally(() => tabStore.remove(AT_GOOGLE));
}

/** Whether this page was opened on the way back from Google's page, so that {@link finishGoogleSignIn} has to be called. */
export function returnsFromGoogle(): boolean {
  return tabStore.read(AT_GOOGLE) !== null;
}

export function finishGoogleSignIn(): Promise<void> {
  tabStore.remove(AT_GOOGLE);
  return enter(agreeing(async () => (await import('./sign-in/google-sign-in.ts')).finishGoogleRedirect()));
}

/** Signs out of Firebase Auth, then ends the session on this device. */
export async function signOut(): Promise<void> {
  try {
    const { endSignIn } = await import('./sign-in/auth.ts');
    await endSignIn();
  } catch (error) {
    throw toAuthFailure(error);
  }
  openSession(null);
}

/** The line above these buttons says that continuing agrees to the terms. */
function agreeing(work: () => Promise<AuthIdentity>): () => Promise<AuthIdentity> {
  return async () => {
    const identity = await work();
    markAgreement(identity.uid, 'given');
    return identity;
  };
}

async function enter(work: () => Promise<AuthIdentity>): Promise<void> {
  wantAuth();
  const entering = work();
  settleFirst(entering);
  try {
    openSession(await entering);
  } catch (error) {
    throw toAuthFailure(error);
  }
}
