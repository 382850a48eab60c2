/** Notifications on this device (specification sections 4 and 5): their status, turning them on and off, and a test. Loaded late. */
import type { PushSubscriptionBody, PushTest } from '@tuckaway/domain';
import { useSyncExternalStore } from 'react';
import { isInsideApp, isInstalled, isIos } from '../../../../data/device/platform.ts';
import { createStore } from '../../../../data/device/store.ts';
import { CallFailed } from '../../../../data/http/call.ts';
import { onSession } from '../../../../data/session/session.ts';
import {
  announceDevice,
  forgetPushRecord,
  onPushRecordElsewhere,
  postPush,
  pushOwner,
  readPushRecord,
  withPushLock,
  writePushRecord,
} from './push-announce.ts';
import { pushIsConfigured, subscribe, subscriptionBody } from './worker-push.ts';

/** The user or the browser refused. */
export class PushDenied extends Error {
  override readonly name = 'PushDenied';
}

/** The browser gave no subscription although notifications are permitted. */
export class PushNotEnabled extends Error {
  override readonly name = 'PushNotEnabled';
}

export class PushNotDisabled extends Error {
  override readonly name = 'PushNotDisabled';
}

/** The message is that of specification section 5. */
export class NoActiveSubscription extends Error {
  override readonly name = 'NoActiveSubscription';
  constructor() {
    super('No active subscription');
  }
}

export type PushStatus = 'looking' | PushObstacle | 'denied' | 'off' | 'on';

/** `install-first`: on iPhone and iPad only the installed app can have notifications. */
type PushObstacle = 'unsupported' | 'install-first' | 'inside-app';

/** Milliseconds until notifications count as unsupported, because they need a service worker. One that comes later is noticed. */
const WORKER_TIMEOUT_MS = 5000;

const status = createStore<PushStatus>('looking');
let following = false;

/** Follows the status from the first look on. */
export function usePushStatus(): PushStatus {
  return useSyncExternalStore(followStatus, status.get, status.get);
}

function followStatus(listener: () => void): () => void {
  const stop = status.subscribe(listener);
  followPush();
  return stop;
}

/** Follows the browser's permission and the session, and keeps the server up to date; once a page. */
export function followPush(): void {
  if (following) return;
  following = true;
  const update = (): void => void updatePush();
  update();
  if (pushSupport() !== 'supported') return;
  onSession(update);
  onPushRecordElsewhere(update);
  window.addEventListener('online', update);
  setTimeout(() => {
    if (status.get() === 'looking') status.set('unsupported');
  }, WORKER_TIMEOUT_MS);
  // Not every browser reports a change in its settings.
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((permission) => permission.addEventListener('change', update))
    .catch(() => undefined);
}

/** Asks for permission, subscribes, and tells the server. Throws {@link PushDenied}, {@link PushNotEnabled}. */
export async function enablePush(): Promise<void> {
  // Noted first: a user who allows it later, in the browser's settings, still wants it.
  if (readPushRecord() === null) writePushRecord({ told: null });
  if ((await requestPermission()) !== 'granted') {
    await updatePush();
    throw new PushDenied();
  }
  await withPushLock(async () => {
    const subscription = subscriptionBody(await subscribe((await navigator.serviceWorker.ready).pushManager));
    if (subscription === null) throw new PushNotEnabled();
    await announceDevice(subscription);
  }).catch(() => {
    throw new PushNotEnabled();
  });
  status.set('on');
}

/** Ends the subscription, then tells the server. Throws {@link PushNotDisabled} if the browser does not end it. */
export async function disablePush(): Promise<void> {
  await withPushLock(async () => {
    const subscription = await activeSubscription();
    const body = subscription && subscriptionBody(subscription);
    if (subscription !== null && !(await subscription.unsubscribe())) throw new PushNotDisabled();
    forgetPushRecord();
    status.set('off');
    if (body) await postPush('unsubscribe', body).catch(() => console.warn('The server was not told that notifications are off here.'));
  }).catch(() => {
    throw new PushNotDisabled();
  });
}

/** Sends a notification to this device. Throws {@link NoActiveSubscription}, {@link CallFailed}. */
export async function sendTestPush(notification: PushTest['notification']): Promise<void> {
  await postAboutDevice('test', { notification });
}

/**
 * Posts with this device's subscription; a device that the server no longer knows is announced first.
 * Throws {@link NoActiveSubscription}, {@link CallFailed}.
 */
export async function postAboutDevice<T>(path: 'test' | 'reminder', fields: object): Promise<T> {
  const subscription = await activeSubscriptionBody();
  const send = () => postPush<T>(path, { subscription, ...fields });
  return send().catch(async (error: unknown) => {
    if (error instanceof CallFailed && error.status === 404 && (await announceAgain(subscription))) return send();
    throw error;
  });
}

async function activeSubscriptionBody(): Promise<PushSubscriptionBody> {
  const subscription = await activeSubscription().catch(() => null);
  const body = subscription && subscriptionBody(subscription);
  if (body) return body;
  await updatePush();
  throw new NoActiveSubscription();
}

/** @returns whether the server knows the device now. */
function announceAgain(subscription: PushSubscriptionBody): Promise<boolean> {
  return withPushLock(async () => {
    writePushRecord({ told: null });
    return announceDevice(subscription);
  });
}

/** Finds out the status, subscribes again if the subscription was lost, and tells the server what it does not know yet. Never rejects. */
async function updatePush(): Promise<void> {
  const support = pushSupport();
  if (support !== 'supported') return status.set(support);
  if (Notification.permission === 'denied') return status.set('denied');
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    await withPushLock(async () => {
      const granted = Notification.permission === 'granted';
      const wanted = granted && (readPushRecord() !== null || (await pushManager.getSubscription()) !== null);
      status.set(wanted ? 'on' : 'off');
      if (!wanted || pushOwner() === undefined) return;
      const subscription = subscriptionBody(await subscribe(pushManager));
      if (subscription !== null) await announceDevice(subscription);
    });
  } catch {
    // The browser gives no subscription now; the next visit tries again.
    if (status.get() !== 'denied') status.set('off');
  }
}

async function requestPermission(): Promise<NotificationPermission> {
  return Notification.permission === 'default' ? Notification.requestPermission() : Notification.permission;
}

/** The browser's subscription, with any key; null without one or without a worker. */
async function activeSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export function pushSupport(): 'supported' | PushObstacle {
  if (!pushIsConfigured()) return 'unsupported';
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported';
  if (isInsideApp()) return 'inside-app';
  return isIos() && !isInstalled() ? 'install-first' : 'unsupported';
}
