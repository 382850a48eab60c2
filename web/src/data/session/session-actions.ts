/** Signing in, up and out. Every failure is an {@link AuthFailure}. */
import type { AuthIdentity } from '@tuckaway/domain';
import { toAuthFailure } from '../firebase/auth-failure.ts';
import { openSession, settleFirst, wantAuth } from './session.ts';

/** Loads what signing in needs, before it is asked for. A failed download shows at the press. */
export function prepareSignIn(): void {
  wantAuth();
  import('../firebase/google-sign-in.ts').catch(() => undefined);
}

export function signIn(email: string, password: string): Promise<void> {
  return enter(async () => (await import('../firebase/auth.ts')).enterWithPassword(email, password));
}

/** Creates the account and gives it its display name (section 7). */
export function signUp(name: string, email: string, password: string): Promise<void> {
  return enter(async () => (await import('../firebase/auth.ts')).createAccount(name.trim(), email, password));
}

export function signInWithGoogle(): Promise<void> {
  return enter(async () => (await import('../firebase/google-sign-in.ts')).enterWithGoogle());
}

/** Ends the session at the provider, then everywhere here. */
export async function signOut(): Promise<void> {
  try {
    const { leave } = await import('../firebase/auth.ts');
    await leave();
  } catch (error) {
    throw toAuthFailure(error);
  }
  openSession(null);
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
