/** Fakes the browser's push support: permission, subscription, and a record of the page's calls to the server. */
import { vi } from 'vitest';

const KEY = new Uint8Array([4, 4, 4]);

export function subscriptionOf(name: string) {
  return { endpoint: `https://push.example/${name}`, keys: { p256dh: 'p', auth: name } };
}

export interface PushBrowser {
  permission: NotificationPermission;
  /** The user's answer to the permission prompt. */
  answer: NotificationPermission;
  /** The name of the current subscription; each new one gets a new name. */
  active: string | null;
  /** The application server key of the subscription. */
  key: Uint8Array;
  refuses: 'subscribe' | 'unsubscribe' | null;
  /** Path, body and token of each call. */
  calls: [path: string, body: unknown, token: string | undefined][];
  /** Server responses by path; 200 by default. */
  answers: Record<string, () => Response>;
  worker: boolean;
}

/** Call before importing the data layer; undo with `vi.unstubAllGlobals()`. */
export function stubPush(change: Partial<PushBrowser> = {}): PushBrowser {
  const browser: PushBrowser = {
    permission: 'default',
    answer: 'granted',
    active: null,
    key: KEY,
    refuses: null,
    calls: [],
    answers: {},
    worker: true,
    ...change,
  };
  let made = 0;
  const active = () =>
    browser.active === null
      ? null
      : {
          options: { applicationServerKey: browser.key.buffer },
          toJSON: () => subscriptionOf(browser.active ?? ''),
          unsubscribe: async () => {
            if (browser.refuses === 'unsubscribe') return false;
            browser.active = null;
            return true;
          },
        };
  const registration = {
    pushManager: {
      getSubscription: async () => active(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        if (browser.refuses === 'subscribe') throw new DOMException('no push service', 'AbortError');
        made += 1;
        browser.active = `made-${made}`;
        browser.key = applicationServerKey;
        return active();
      },
    },
  };
  vi.stubGlobal('__PUSH_KEY__', 'BAQE');
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.permission = browser.answer;
      return browser.answer;
    },
  });
  const serviceWorker = {
    ready: browser.worker ? Promise.resolve(registration) : new Promise(() => undefined),
    getRegistration: async () => (browser.worker ? registration : undefined),
    addEventListener: () => undefined,
    controller: null,
  };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker, configurable: true } }));
  vi.stubGlobal('fetch', async (path: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    if (!path.startsWith('/api/push/')) throw new TypeError('Failed to fetch');
    const name = path.replace('/api/push/', '');
    browser.calls.push([name, JSON.parse(body), headers.authorization]);
    return browser.answers[name]?.() ?? Response.json({});
  });
  return browser;
}
