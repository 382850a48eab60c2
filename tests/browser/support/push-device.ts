/** A device with a push subscription of the local push service, its messages and notifications. */
import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { MadeSubscription, Received } from '../../push-service/server.ts';
import { expect } from './support.ts';
import { fireInWorker } from './worker-events.ts';

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

/** Delivers a push message to the service worker, as the browser does with one that it has decrypted, and expects these notifications. */
export async function deliver(context: BrowserContext, page: Page, data: string, expected: readonly object[]): Promise<void> {
  expect(await fireInWorker(context, { type: 'push', data })).toBe('done');
  expect(await shown(page)).toEqual(expected);
}

/** Presses the notification with this tag. */
export async function press(context: BrowserContext, tag: string): Promise<void> {
  expect(await fireInWorker(context, { type: 'notificationclick', tag })).toBe('done');
}

/** Opens the panel from the end of home, as a visitor does. */
export async function openPanel(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Notifications' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  await expect(dialog).toBeVisible();
  return dialog;
}
