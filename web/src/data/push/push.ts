/** Notifications on this device (sections 4 and 5): whether they are on, switching them, and a test. Loaded late. */
import type { PushSubscriptionBody, PushTest } from '@tuckaway/domain';
import { createStore, useStore } from '../lib/store.ts';
import { onSession } from '../session/session.ts';
import { announceHere, pushCall, pushSession, takeTurn } from './push-announce.ts';
import { forgetPushRecord, onPushRecordElsewhere, readPushRecord, writePushRecord } from './push-record.ts';
import { pushSupport } from './push-support.ts';
import { bodyOf, subscribeHere } from './worker-push.ts';

/** The person, or their browser, said no. */
export class PushDenied extends Error {
  override readonly name = 'PushDenied';
}

/** Permitted, and still the browser gave no subscription. */
export class PushNotEnabled extends Error {
  override readonly name = 'PushNotEnabled';
}

export class PushNotDisabled extends Error {
  override readonly name = 'PushNotDisabled';
}

/** Section 5's words. */
export class NoActiveSubscription extends Error {
  override readonly name = 'NoActiveSubscription';
  constructor() {
    super('No active subscription');
  }
}

export class TestNotSent extends Error {
  override readonly name = 'TestNotSent';
}

export type PushStatus = 'looking' | 'unsupported' | 'install-first' | 'denied' | 'off' | 'on';

/** Milliseconds for a worker to be there, without which nothing can be received. One that comes later is noticed. */
const PATIENCE = 5000;

const status = createStore<PushStatus>('looking');
let following = false;

export function usePushStatus(): PushStatus {
  return useStore(status);
}

/** Begins to follow what the browser, and who is signed in, say; once a page. Keeps the server's side of it right. */
export function followPush(): void {
  if (following) return;
  following = true;
  const settle = (): void => void settlePush();
  settle();
  if (pushSupport() !== 'supported') return;
  onSession(settle);
  onPushRecordElsewhere(settle);
  window.addEventListener('online', settle);
  setTimeout(() => {
    if (status.get() === 'looking') status.set('unsupported');
  }, PATIENCE);
  // Not every browser tells of its own settings.
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((permission) => permission.addEventListener('change', settle))
    .catch(() => undefined);
}

/** Asks the browser for its permission, subscribes, and tells the server. Throws {@link PushDenied}, {@link PushNotEnabled}. */
export async function enablePush(): Promise<void> {
  // Who allows it later, in the browser's settings, wants it still.
  if (readPushRecord() === null) writePushRecord({ told: null });
  if ((await askPermission()) !== 'granted') {
    await settlePush();
    throw new PushDenied();
  }
  await takeTurn(async () => {
    const subscription = bodyOf(await subscribeHere((await workerReady()).pushManager));
    if (subscription === null) throw new PushNotEnabled();
    await announceHere(subscription);
  }).catch(() => {
    throw new PushNotEnabled();
  });
  status.set('on');
}

/** Ends the subscription here, then tells the server. Throws {@link PushNotDisabled} where the browser does not end it. */
export async function disablePush(): Promise<void> {
  await takeTurn(async () => {
    const subscription = await activeSubscription();
    const body = subscription && bodyOf(subscription);
    if (subscription !== null && !(await subscription.unsubscribe())) throw new PushNotDisabled();
    forgetPushRecord();
    status.set('off');
    if (body) await pushCall('unsubscribe', body).then(warnUnlessOk, () => warnUnlessOk({ ok: false }));
  }).catch(() => {
    throw new PushNotDisabled();
  });
}

/** Has a notification sent to this device. Throws {@link NoActiveSubscription}, {@link TestNotSent}. */
export async function sendTestPush(notification: PushTest['notification']): Promise<void> {
  const subscription = await subscriptionBody();
  const send = () => pushCall('test', { subscription, notification }).catch(() => null);
  let response = await send();
  if (response?.status === 404 && (await announceAnew(subscription))) response = await send();
  if (!response?.ok) throw new TestNotSent();
}

/** This device's subscription, for calls about it. Throws {@link NoActiveSubscription}. */
export async function subscriptionBody(): Promise<PushSubscriptionBody> {
  const subscription = await activeSubscription().catch(() => null);
  const body = subscription && bodyOf(subscription);
  if (body) return body;
  await settlePush();
  throw new NoActiveSubscription();
}

/** The server does not know this device (any more). @returns whether it does now. */
export async function announceAnew(subscription: PushSubscriptionBody): Promise<boolean> {
  return takeTurn(async () => {
    writePushRecord({ told: null });
    return announceHere(subscription);
  });
}

/** Looks what there is, mends what went missing, and tells the server what it does not know yet. Never rejects. */
async function settlePush(): Promise<void> {
  const support = pushSupport();
  if (support !== 'supported') return status.set(support);
  if (Notification.permission === 'denied') return status.set('denied');
  try {
    const { pushManager } = await workerReady();
    await takeTurn(async () => {
      const granted = Notification.permission === 'granted';
      const wanted = granted && (readPushRecord() !== null || (await pushManager.getSubscription()) !== null);
      status.set(wanted ? 'on' : 'off');
      if (!wanted || pushSession() === undefined) return;
      const subscription = bodyOf(await subscribeHere(pushManager));
      if (subscription !== null) await announceHere(subscription);
    });
  } catch {
    // The browser keeps no subscription now; what is wanted is tried again with the next start.
    if (status.get() !== 'denied') status.set('off');
  }
}

async function askPermission(): Promise<NotificationPermission> {
  return Notification.permission === 'default' ? Notification.requestPermission() : Notification.permission;
}

function workerReady(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.ready;
}

/** The browser's own, whatever its key; null without one, or without a worker to receive it. */
async function activeSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function warnUnlessOk({ ok }: Pick<Response, 'ok'>): void {
  if (!ok) console.warn('The server was not told that notifications are off here.');
}
