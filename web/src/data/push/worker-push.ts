/** What pages and the service worker share of push notifications. Nothing here needs a window. */
import type { PushReminderAnswer, PushSubscriptionBody } from '@tuckaway/domain';
import { jsonPost } from '../firebase/json-post.ts';

export const PUSH_TIMEOUT_MS = 10_000;

/** `POST /api/push/…` as the signed-in user, or without a user. Rejects if no response comes. */
export type PostPush = (path: 'subscribe' | 'unsubscribe' | 'test' | 'reminder', body: object) => Promise<Response>;

export function postPushWith(token: string | null): PostPush {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  return (path, body) => fetch(`/api/push/${path}`, jsonPost(body, PUSH_TIMEOUT_MS, headers));
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
 * @returns whether the server has it. Rejects if no response comes.
 */
export async function announceSubscription(
  next: PushSubscriptionBody,
  previous: PushSubscriptionBody | null,
  post: PostPush,
): Promise<boolean> {
  const replaced = previous !== null && previous.endpoint !== next.endpoint ? previous : null;
  const reminder = replaced === null ? null : await reminderOf(replaced, post);
  const { ok } = await post('subscribe', next);
  if (!ok || replaced === null) return ok;
  if (reminder !== null) await post('reminder', { subscription: next, reminder });
  await post('unsubscribe', replaced);
  return true;
}

async function reminderOf(subscription: PushSubscriptionBody, post: PostPush): Promise<PushReminderAnswer['reminder']> {
  const response = await post('reminder', { subscription });
  // Without a user, or for an unknown device, there is no reminder.
  return response.ok ? ((await response.json()) as PushReminderAnswer).reminder : null;
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
