/** Telling the server whose device this is (decisions S3): after subscribing, a sign-in, a sign-out. What goes wrong is only logged. */
import type { PushSubscriptionBody } from '@tuckaway/domain';
import { post } from '../firebase/api-client.ts';
import { browserLocks } from '../lib/locks.ts';
import { remembersSignIn } from '../session/remembered-sign-in.ts';
import { currentSession, currentUid } from '../session/session.ts';
import { readPushRecord, writePushRecord } from './push-record.ts';
import { announceSubscription, PUSH_TIMEOUT_MS, type PushCall } from './worker-push.ts';

/** The server forgets a device of which it heard nothing for a year. Milliseconds. */
const RENEW_AFTER = 7 * 24 * 60 * 60 * 1000;

/** One tab at a time, and each thing whole. Not to be nested. */
export function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  return browserLocks.request('tuckaway-push', {}, work);
}

/** A visitor loads nothing of the identity provider for it. */
export const pushCall: PushCall = (path, body) =>
  post(`/api/push/${path}`, body, { timeoutMs: PUSH_TIMEOUT_MS, signedIn: currentUid() !== null });

/** Whose device this is: an account's uid, null for nobody's, undefined while that is not known. */
export function pushSession(): string | null | undefined {
  const { status } = currentSession();
  if (status === 'loading') return undefined;
  // Remembered, and not to be had at the moment: a call without a token would take the account off.
  if (status === 'signed-out' && remembersSignIn()) return undefined;
  return currentUid();
}

/** Tells the server what it was not told before. @returns whether it knows. Never rejects. */
export async function announceHere(subscription: PushSubscriptionBody): Promise<boolean> {
  const uid = pushSession();
  if (uid === undefined) return false;
  const told = readPushRecord()?.told ?? null;
  if (told !== null && told.uid === uid && told.subscription.endpoint === subscription.endpoint && isFresh(told.at)) return true;
  const done = await announceSubscription(subscription, told?.subscription ?? null, pushCall).catch(() => false);
  if (done) writePushRecord({ told: { subscription, uid, at: Date.now() } });
  else {
    if (readPushRecord() === null) writePushRecord({ told });
    console.warn('The server was not told about the notifications of this device.');
  }
  return done;
}

/** A time in the future comes from a clock that was wrong, and counts for nothing. */
function isFresh(at: number): boolean {
  const age = Date.now() - at;
  return age >= 0 && age < RENEW_AFTER;
}
