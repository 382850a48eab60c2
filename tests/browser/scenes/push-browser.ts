/** Replaces the browser's push subscription, which needs the vendor's push service. */
import type { Page } from '@playwright/test';

export interface PushBrowser {
  permission: NotificationPermission;
  /** Whether this device is subscribed already. */
  subscribed?: boolean;
}

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

/** Applies from the next page on. The server accepts everything. */
export async function givePush(page: Page, { permission, subscribed = false }: PushBrowser): Promise<void> {
  await page.route('**/api/push/*', (route) => route.fulfill({ json: {} }));
  await page.addInitScript(
    ({ given, has, made }) => {
      const subscription = { options: { applicationServerKey: null }, toJSON: () => made, unsubscribe: async () => true };
      const pushManager = { getSubscription: async () => (has ? subscription : null), subscribe: async () => subscription };
      const registration = { pushManager, addEventListener: () => undefined, waiting: null, installing: null, active: null };
      Object.defineProperty(Notification, 'permission', { get: () => given });
      Object.defineProperty(navigator.serviceWorker, 'ready', { get: async () => registration });
      navigator.serviceWorker.getRegistration = async () => registration as unknown as ServiceWorkerRegistration;
    },
    { given: permission, has: subscribed, made: SUBSCRIPTION },
  );
}

/** An iPhone's browser, in which only the installed app can have notifications. */
export async function becomeIphone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
    Object.defineProperty(navigator, 'userAgent', { get: () => agent });
    delete (window as { PushManager?: unknown }).PushManager;
  });
}
