/** The identity provider's record of an account: its address, age and verification, describing, disabling and removing it. */
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { StoryAccount } from '../stories/order/account-quota.ts';
import { adminApp } from './admin-app.ts';

/**
 * What an account's quota depends on; null if there is no such account. Read each time, because a token says for up to an hour after the
 * verification that the email is not verified.
 */
export async function storyAccount(uid: string): Promise<StoryAccount | null> {
  return unlessGone(async () => accountOf(await getAuth(adminApp()).getUser(uid)));
}

export function accountOf({ email, emailVerified, providerData, metadata }: UserRecord): StoryAccount {
  return {
    email: email ?? null,
    // Google's account can be linked to a sign-in with another address, for which it does not vouch.
    verified:
      emailVerified ||
      providerData.some((provider) => provider.providerId === 'google.com' && provider.email?.toLowerCase() === email?.toLowerCase()),
    createdAt: Date.parse(metadata.creationTime),
  };
}

/** What the provider stores, as plain JSON; null if there is no such account. */
export async function describeSignIn(uid: string): Promise<Record<string, unknown> | null> {
  return unlessGone(async () => {
    const { email, emailVerified, displayName, photoURL, phoneNumber, providerData, metadata } = await getAuth(adminApp()).getUser(uid);
    return {
      uid,
      email: email ?? null,
      emailVerified,
      displayName: displayName ?? null,
      photoUrl: photoURL ?? null,
      phoneNumber: phoneNumber ?? null,
      signsInWith: providerData.map(({ providerId }) => providerId),
      createdAt: isoOrNull(metadata.creationTime),
      lastSignInAt: isoOrNull(metadata.lastSignInTime),
    };
  });
}

export async function lockSignIn(uid: string): Promise<void> {
  await unlessGone(async () => {
    await getAuth(adminApp()).updateUser(uid, { disabled: true });
    await getAuth(adminApp()).revokeRefreshTokens(uid);
  });
}

export async function removeSignIn(uid: string): Promise<void> {
  await unlessGone(() => getAuth(adminApp()).deleteUser(uid));
}

async function unlessGone<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return null;
    throw error;
  }
}

function isoOrNull(time: string | null | undefined): string | null {
  return time ? new Date(time).toISOString() : null;
}
