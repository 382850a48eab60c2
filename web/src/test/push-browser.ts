/** A browser's side of push, as tests need it: its permission, its subscription, and what the page says to the server. */
import { vi } from 'vitest';

const KEY = new Uint8Array([4, 4, 4]);

export function subscriptionOf(name: string) {
  return { endpoint: `https://push.example/${name}`, keys: { p256dh: 'p', auth: name } };
}

export interface PushBrowser {
  permission: NotificationPermission;
  /** What the person answers when they are asked. */
  answer: NotificationPermission;
  /** The name of the subscription there is; the next one is called otherwise. */
  active: string | null;
  /** The key that it was made with. */
  key: Uint8Array;
  refuses: 'subscribe' | 'unsubscribe' | null;
  /** Path, body and token of each call. */
  calls: [path: string, body: unknown, token: string | undefined][];
  /** What the server answers, by path; 200 otherwise. */
  answers: Record<string, () => Response>;
  worker: boolean;
}

/** Installs one; before the data layer is imported. Ends with `vi.unstubAllGlobals()`. */
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
    const name = path.replace('/api/push/', '');
    browser.calls.push([name, JSON.parse(body), headers.authorization]);
    return browser.answers[name]?.() ?? Response.json({});
  });
  return browser;
}
