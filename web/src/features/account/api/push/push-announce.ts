/**
 * Tells the server whose device this is (decision S3): after subscribing, a sign-in and a sign-out. Failures are only logged. What the server
 * was told last is stored on the device, where it outlives the browser's subscription, which may disappear without notice.
 */
import type { PushSubscriptionBody } from '@tuckaway/domain';
import { browserLocks } from '../../../../data/device/locks.ts';
import { localStore } from '../../../../data/device/storage.ts';
import { pageHttp } from '../../../../data/http/page-http.ts';
import { remembersSignIn } from '../../../../data/session/remembered-sign-in.ts';
import { currentSession, currentUid } from '../../../../data/session/session.ts';
import { announceSubscription, type PostPush, postPushWith } from './worker-push.ts';

const KEY = 'tuckaway:push';

/** Milliseconds after which the server is told again, because it deletes a device that it has not heard of for a year. */
const RENEW_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

export interface PushRecord {
  /** Null until the server knows the subscription. */
  told: { subscription: PushSubscriptionBody; uid: string | null /** Milliseconds since 1970. */; at: number } | null;
}

export function readPushRecord(): PushRecord | null {
  try {
    const record = JSON.parse(localStore.read(KEY) ?? 'null') as PushRecord | null;
    return record === null ? null : { told: typeof record.told?.subscription?.endpoint === 'string' ? record.told : null };
  } catch {
    return null;
  }
}

export function writePushRecord(record: PushRecord): void {
  localStore.write(KEY, JSON.stringify(record));
}

/** Calls back when another tab turns notifications on or off. */
export function onPushRecordElsewhere(callback: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) callback();
  });
}

export function forgetPushRecord(): void {
  localStore.remove(KEY);
}

/** Runs the work in one tab at a time. Must not be nested. */
export function withPushLock<T>(work: () => Promise<T>): Promise<T> {
  return browserLocks.request('tuckaway-push', {}, work);
}

/** A visitor's request does not load Firebase Auth. */
export const postPush: PostPush = (path, body) => postPushWith(pageHttp, currentUid())(path, body);

/** Whose device this is: a uid, null for a visitor's, undefined while that is unknown. */
export function pushOwner(): string | null | undefined {
  const { status } = currentSession();
  if (status === 'loading') return undefined;
  // The remembered account cannot be reached now; a request without its token would take the device off the account.
  if (status === 'signed-out' && remembersSignIn()) return undefined;
  return currentUid();
}

/** Tells the server, unless it knows already. @returns whether it knows. Never rejects. */
export async function announceDevice(subscription: PushSubscriptionBody): Promise<boolean> {
  const uid = pushOwner();
  if (uid === undefined) return false;
  const told = readPushRecord()?.told ?? null;
  if (told !== null && told.uid === uid && told.subscription.endpoint === subscription.endpoint && isRecent(told.at)) return true;
  try {
    await announceSubscription(subscription, told?.subscription ?? null, postPush);
  } catch {
    if (readPushRecord() === null) writePushRecord({ told });
    console.warn('The server was not told about the notifications of this device.');
    return false;
  }
  writePushRecord({ told: { subscription, uid, at: Date.now() } });
  return true;
}

/** A time in the future comes from a wrong clock and is ignored. */
function isRecent(at: number): boolean {
  const age = Date.now() - at;
  return age >= 0 && age < RENEW_AFTER_MS;
}
