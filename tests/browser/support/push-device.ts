/** A device with a push subscription of the local push service, and push messages delivered through DevTools. */
import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { MadeSubscription, Received } from '../../../tools/push-service/server.ts';
import { expect } from './support.ts';

const SERVICE = process.env.PUSH_SERVICE_URL;

export interface Device {
  readonly subscription: MadeSubscription;
  /** The document of this subscription on the server. */
  readonly path: string;
  /** The messages that the push service accepted for this device, decrypted with its keys. */
  received(): Promise<string[]>;
}

/** Pages that subscribe from now on get a subscription of the local push service, with real keys. Call it before the first page. */
export async function giveDevice(context: BrowserContext, origin: string): Promise<Device> {
  await context.grantPermissions(['notifications'], { origin });
  const subscription = (await (await fetch(`${SERVICE}/control/subscriptions`, { method: 'POST' })).json()) as MadeSubscription;
  const { endpoint, keys } = subscription;
  await context.addInitScript(
    (made) => {
      const KEY = 'test-subscribed-under';
      const active = () => {
        const under = localStorage.getItem(KEY);
        if (under === null) return null;
        return {
          options: { userVisibleOnly: true, applicationServerKey: Uint8Array.from(JSON.parse(under)).buffer },
          toJSON: () => made,
          unsubscribe: async () => {
            localStorage.removeItem(KEY);
            return true;
          },
        };
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => active(),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
          localStorage.setItem(KEY, JSON.stringify([...applicationServerKey]));
          return active();
        },
      });
    },
    { endpoint, keys },
  );
  return {
    subscription,
    path: `pushSubscriptions/${createHash('sha256').update(endpoint).digest('hex')}`,
    async received() {
      const records = (await (await fetch(`${SERVICE}/control/received`)).json()) as Received[];
      return records.flatMap(({ token, text }) => (token === subscription.token && text !== null ? [text] : []));
    },
  };
}

/** Delivers a push message to the site’s service worker, as the browser does with one that it has decrypted. */
export async function deliver(context: BrowserContext, origin: string, data: string): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data });
  await page.close();
}

/** Counts the push messages that reached the service worker since the first call. The DevTools session keeps the worker, and its count, alive. */
async function countPushes(context: BrowserContext): Promise<number> {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('The site has no worker.');
  return worker.evaluate(() => {
    const scope = globalThis as unknown as EventTarget & { pushesSeen?: number };
    if (scope.pushesSeen === undefined) {
      scope.pushesSeen = 0;
      scope.addEventListener('push', () => {
        scope.pushesSeen = (scope.pushesSeen ?? 0) + 1;
      });
    }
    return scope.pushesSeen;
  });
}

/** Milliseconds until a message must be shown, and how often it is delivered. */
const SHOWN_TIMEOUT_MS = 15_000;
const DELIVERIES = 2;

/**
 * Delivers a message and expects these notifications. On a busy machine DevTools loses about one message in sixty, so a message that did not
 * reach the worker is delivered again; one that reached the worker must be shown.
 */
export async function deliverToBeShown(context: BrowserContext, page: Page, origin: string, data: string, expected: readonly object[]) {
  for (let delivery = 1; ; delivery += 1) {
    const before = await countPushes(context);
    await deliver(context, origin, data);
    try {
      await expect.poll(() => shown(page), { timeout: SHOWN_TIMEOUT_MS }).toEqual(expected);
      return;
    } catch (error) {
      if (delivery === DELIVERIES || (await countPushes(context)) > before) throw error;
    }
  }
}

export interface Shown {
  title: string;
  body: string;
  tag: string;
  url: unknown;
}

/** The notifications of the site that are shown now. */
export function shown(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, url: (data as { url?: unknown } | null)?.url }));
  });
}

/** Presses the notification with this tag. A synthetic event cannot keep the worker alive, so its `waitUntil` promise is awaited here. */
export async function press(context: BrowserContext, tag: string): Promise<void> {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async (wanted) => {
    const scope = globalThis as unknown as EventTarget & { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications({ tag: wanted });
    const event = new (globalThis as unknown as { NotificationEvent: new (type: string, init: object) => Event }).NotificationEvent(
      'notificationclick',
      { notification },
    );
    let work: Promise<unknown> = Promise.reject(new Error('The worker does nothing at a press.'));
    work.catch(() => undefined);
    Object.assign(event, {
      waitUntil: (promise: Promise<unknown>) => {
        work = promise;
      },
    });
    scope.dispatchEvent(event);
    await work;
  }, tag);
}

/** Opens the panel from the end of home, as a visitor does. */
export async function openPanel(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Notifications' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  await expect(dialog).toBeVisible();
  return dialog;
}
