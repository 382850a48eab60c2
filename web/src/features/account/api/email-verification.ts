/**
 * Whether the signed-in account has verified its email address (decision S12). Google vouches for its own.
 * Loaded with Firebase Auth.
 */
import { GoogleAuthProvider, type User } from 'firebase/auth';
import { NotSignedIn } from '../../../data/device/errors.ts';
import { resumeSync } from '../../../data/outbox/page/sync.ts';
import { openSession } from '../../../data/session/session.ts';
import { auth, authUser, identityOf } from '../../../data/session/sign-in/auth.ts';
import { toAuthFailure } from '../../../data/session/sign-in/auth-failure.ts';
import { resendWait, sendVerificationEmail } from '../../../data/session/sign-in/verification-email.ts';
import { unverifiedEmail } from '../../../data/session/unverified-email.ts';

export { resendWait };

/** Milliseconds between two questions to Firebase Auth, as tabs are changed often. */
const CHECK_INTERVAL_MS = 3000;

let checkedAt = Number.NEGATIVE_INFINITY;
let watching = false;
/** A link that changes the address was sent from this page. */
let newEmailExpected = false;

/** Follows the account that Firebase Auth reports, and asks about it again whenever the user comes back to the page. */
export function followVerification(user: User | null): void {
  const verifiedNow = show(user);
  if (user !== null) void sendWhatWaited(user, verifiedNow);
  if (watching) return;
  watching = true;
  for (const event of ['visibilitychange', 'focus', 'online']) {
    (event === 'visibilitychange' ? document : window).addEventListener(event, () => void checkVerification());
  }
}

/** The account's address may change as soon as the user opens a link. */
export function expectNewEmail(): void {
  newEmailExpected = true;
}

/** Asks Firebase Auth whether the address was verified or changed meanwhile, and sends what waited for that. Never rejects. */
async function checkVerification(): Promise<void> {
  const user = auth.currentUser;
  const now = performance.now();
  if (user === null || document.visibilityState !== 'visible') return;
  if (unverifiedEmail.get() === null && !newEmailExpected) return;
  if (now - checkedAt < CHECK_INTERVAL_MS) return;
  checkedAt = now;
  try {
    await user.reload();
  } catch {
    // No network, or the sign-in has ended, which Firebase Auth reports by itself.
    return;
  }
  if (auth.currentUser?.uid !== user.uid) return;
  await sendWhatWaited(user, show(user));
}

/** Sends the email once more. Throws `AuthFailure`, {@link NotSignedIn}. */
export async function resendVerification(): Promise<void> {
  const user = await authUser();
  if (user === null) throw new NotSignedIn();
  try {
    await sendVerificationEmail(user);
  } catch (error) {
    throw toAuthFailure(error);
  }
}

/** @returns whether a reminder ends because the address was verified. */
function show(user: User | null): boolean {
  const before = unverifiedEmail.get();
  const now = user !== null && !user.emailVerified && !usesGoogle(user) ? user.email : null;
  unverifiedEmail.set(now);
  return user !== null && before !== null && now === null;
}

/**
 * Sends what waited for the verification. The token says which address the account has and whether it is verified, and lives for an hour, so one
 * that says otherwise is replaced first.
 * @param verifiedNow also with a token that was renewed already, such as by another tab. Never rejects.
 */
async function sendWhatWaited(user: User, verifiedNow: boolean): Promise<void> {
  try {
    const { email, emailVerified } = user;
    const { claims } = await user.getIdTokenResult();
    const changed = (claims.email ?? null) !== email;
    const verified = emailVerified && !usesGoogle(user) && claims.email_verified !== true;
    if (changed || verified) await user.getIdToken(true);
    if (changed) {
      newEmailExpected = false;
      // The profile follows the token's address.
      openSession(identityOf(user));
    }
    if (changed || verified || verifiedNow) await resumeSync();
  } catch {
    // Without a network nothing can be sent anyway; the next visit tries again.
  }
}

function usesGoogle({ providerData }: User): boolean {
  return providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID);
}
