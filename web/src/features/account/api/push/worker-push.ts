/** What pages and the service worker share of push notifications. Nothing here needs a window. */
import type { PushReminderAnswer, PushSubscriptionBody } from '@tuckaway/domain';
import { CallFailed, call, type HttpPorts } from '../../../../data/http/call.ts';

const PUSH_TIMEOUT_MS = 10_000;

/** `POST /api/push/…` as the signed-in user, or without a user. Throws {@link CallFailed}. */
export type PostPush = <T = object>(path: 'subscribe' | 'unsubscribe' | 'test' | 'reminder', body: object) => Promise<T>;

export function postPushWith(ports: HttpPorts, uid: string | null): PostPush {
  return (path, body) => call(ports, { url: `/api/push/${path}`, uid, body, timeoutMs: PUSH_TIMEOUT_MS });
}

/** Whether this build has a key to subscribe with. */
export function pushIsConfigured(): boolean {
  return __PUSH_KEY__ !== '';
}

/** The body of specification section 7; null if the browser gives no keys. */
export function subscriptionBody(subscription: PushSubscription): PushSubscriptionBody | null {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** The subscription with this site's key. One with another key is ended first, as the server can no longer send to it. Rejects as the browser does. */
export async function subscribe(manager: PushManager): Promise<PushSubscription> {
  const existing = await manager.getSubscription();
  if (existing !== null && hasOurKey(existing)) return existing;
  await existing?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes() });
}

/**
 * Tells the server about a subscription. If it replaces another one, it takes over the bedtime reminder, which belongs to the device.
 * Throws {@link CallFailed} if the server does not have it.
 */
export async function announceSubscription(
  next: PushSubscriptionBody,
  previous: PushSubscriptionBody | null,
  post: PostPush,
): Promise<void> {
  const replaced = previous !== null && previous.endpoint !== next.endpoint ? previous : null;
  // Without a user, or for an unknown device, there is no reminder.
  const found = replaced && (await unlessRefused(post<PushReminderAnswer>('reminder', { subscription: replaced })));
  await post('subscribe', next);
  if (replaced === null) return;
  if (found?.reminder) await unlessRefused(post('reminder', { subscription: next, reminder: found.reminder }));
  await unlessRefused(post('unsubscribe', replaced));
}

/** Null if the server answers that it does not do it. */
async function unlessRefused<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof CallFailed && error.status !== null) return null;
    throw error;
  });
}

/** True if the browser does not tell the key. */
function hasOurKey({ options }: PushSubscription): boolean {
  const key = options.applicationServerKey;
  if (key === null) return true;
  const [theirs, ours] = [new Uint8Array(key), keyBytes()];
  return theirs.length === ours.length && theirs.every((byte, index) => byte === ours[index]);
}

/** As bytes, because not every browser accepts text. */
function keyBytes(): Uint8Array<ArrayBuffer> {
  const base64 = __PUSH_KEY__.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
