/** The email with the link that verifies an address. */
import { sendEmailVerification, type User } from 'firebase/auth';
import { localStore } from '../../device/storage.ts';

/** When the last one was sent from this device, milliseconds since 1970. */
const SENT_KEY = 'tuckaway:verification-sent';

const RESEND_AFTER_MS = 60_000;

/** Throws what Firebase Auth throws. */
export async function sendVerificationEmail(user: User): Promise<void> {
  // Before it is sent, because the reminder of a new account asks at once.
  localStore.write(SENT_KEY, String(Date.now()));
  try {
    await sendEmailVerification(user);
  } catch (error) {
    localStore.remove(SENT_KEY);
    throw error;
  }
}

/** Milliseconds until another one may be sent from this device; 0 if it may now, also after a clock was set back. */
export function resendWait(now = Date.now()): number {
  const age = now - Number(localStore.read(SENT_KEY) ?? Number.NaN);
  return age >= 0 && age < RESEND_AFTER_MS ? RESEND_AFTER_MS - age : 0;
}
