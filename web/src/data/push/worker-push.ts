/** What page and worker share of push: the site's key, the subscription, and the calls of section 7. Nothing here needs a window. */
import type { PushReminderAnswer, PushSubscriptionBody } from '@tuckaway/domain';

/** Milliseconds without an answer of our server. */
export const PUSH_TIMEOUT_MS = 10_000;

/** `POST /api/push/…` of whoever is signed in, or of nobody. Rejects where no answer comes. */
export type PushCall = (path: 'subscribe' | 'unsubscribe' | 'test' | 'reminder', body: object) => Promise<Response>;

/** Calls with this token, or without one. */
export function pushCallWith(token: string | null): PushCall {
  return (path, body) =>
    fetch(`/api/push/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
    });
}

/** Whether this build has a key to subscribe with. */
export function pushIsSetUp(): boolean {
  return __PUSH_KEY__ !== '';
}

/** The body of section 7; null where the browser gives no keys. */
export function bodyOf(subscription: PushSubscription): PushSubscriptionBody | null {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** The subscription under this site's key. One under another key is ended first: nobody can send to it any more. Rejects as the browser does. */
export async function subscribeHere(manager: PushManager): Promise<PushSubscription> {
  const before = await manager.getSubscription();
  if (before !== null && isUnderOurKey(before)) return before;
  await before?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes() });
}

/**
 * Tells the server about a subscription. A reminder belongs to the device: where this one comes in the place of another, it takes the
 * reminder along. @returns whether the server has it. Rejects where no answer comes.
 */
export async function announceSubscription(
  next: PushSubscriptionBody,
  before: PushSubscriptionBody | null,
  call: PushCall,
): Promise<boolean> {
  const replaced = before !== null && before.endpoint !== next.endpoint ? before : null;
  const reminder = replaced === null ? null : await reminderOf(replaced, call);
  const { ok } = await call('subscribe', next);
  if (!ok || replaced === null) return ok;
  if (reminder !== null) await call('reminder', { subscription: next, reminder });
  await call('unsubscribe', replaced);
  return true;
}

async function reminderOf(subscription: PushSubscriptionBody, call: PushCall): Promise<PushReminderAnswer['reminder']> {
  const response = await call('reminder', { subscription });
  // Nobody is signed in, or the device is not known any more: then there is none.
  return response.ok ? ((await response.json()) as PushReminderAnswer).reminder : null;
}

/** A browser that does not tell the key is taken at its word. */
function isUnderOurKey({ options }: PushSubscription): boolean {
  const key = options.applicationServerKey;
  if (key === null) return true;
  const [theirs, ours] = [new Uint8Array(key), keyBytes()];
  return theirs.length === ours.length && theirs.every((byte, index) => byte === ours[index]);
}

/** As bytes, because not every browser takes text. */
function keyBytes(): Uint8Array<ArrayBuffer> {
  const base64 = __PUSH_KEY__.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
