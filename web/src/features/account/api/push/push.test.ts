// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PushBrowser, stubPush, subscriptionOf } from '../../../../../testing/stub-push.ts';

let browser: PushBrowser;
let warned: unknown[];

beforeEach(() => {
  vi.resetModules();
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void warned.push(...words));
});
afterEach(() => vi.unstubAllGlobals());

/** The account that the next page remembers. */
const remember = (uid: string) => localStorage.setItem('tuckaway:signed-in', JSON.stringify({ uid }));

/** Opens a page in this browser. */
async function visit(change?: Partial<PushBrowser>) {
  browser = stubPush(change ?? {});
  const { pageHttp } = await import('../../../../data/http/page-http.ts');
  pageHttp.identity.token = async (uid) => `token-of-${uid}`;
  const push = await import('./push.ts');
  push.followPush();
  return push;
}

/** The requests: path, name of the subscription, account. */
const told = () =>
  browser.calls.map(([path, body, token]) => {
    const { subscription = body } = body as { subscription?: unknown };
    return [
      path,
      (subscription as { endpoint: string }).endpoint.replace('https://push.example/', ''),
      token?.replace('Bearer token-of-', ''),
    ];
  });

/** The status, once all pending work is done. */
async function status(): Promise<string> {
  const { renderHook, act } = await import('@testing-library/react');
  const { usePushStatus } = await import('./push.ts');
  const { withPushLock } = await import('./push-announce.ts');
  await act(async () => {
    for (let turn = 0; turn < 3; turn += 1) await withPushLock(async () => undefined);
  });
  return renderHook(usePushStatus).result.current;
}

describe('the browser’s permission', () => {
  it('granted subscribes with the site’s key and posts endpoint and keys to the server [spec 3.8, 4.17, 7.5, 7.8]', async () => {
    const { enablePush } = await visit();
    await enablePush();
    expect(await status()).toBe('on');
    expect([...browser.key]).toEqual([4, 4, 4]);
    expect(browser.calls).toEqual([['subscribe', subscriptionOf('made-1'), undefined]]);
  });

  it('that is given later in the browser’s settings turns notifications on if the user had enabled them', async () => {
    const { enablePush } = await visit({ answer: 'denied' });
    await enablePush().catch(() => undefined);
    vi.resetModules();
    await visit({ permission: 'granted' });
    expect(await status()).toBe('on');
    expect(told()).toEqual([['subscribe', 'made-1', undefined]]);
  });
});

it('enabling works even if the server fails: that is logged without the endpoint, and the next visit tells the server [spec 8.30]', async () => {
  const { enablePush } = await visit({ answers: { subscribe: () => new Response('', { status: 500 }) } });
  await status();
  await enablePush();
  expect(await status()).toBe('on');
  expect(warned).toEqual(['The server was not told about the notifications of this device.']);
  vi.resetModules();
  await visit({ permission: 'granted', active: 'made-1' });
  expect(await status()).toBe('on');
  expect(told()).toEqual([['subscribe', 'made-1', undefined]]);
});

describe('disabling', () => {
  it.each([
    ['', () => Response.json({}), []],
    [
      ', or logs that the server cannot be told',
      () => {
        throw new TypeError('Failed to fetch');
      },
      [/server was not told/],
    ],
  ])('unsubscribes and tells the server, with the same body%s [spec 4.18, 7.6, 8.30]', async (_what, unsubscribe, logged) => {
    const { enablePush, disablePush } = await visit({ answers: { unsubscribe } });
    await enablePush();
    await disablePush();
    expect(await status()).toBe('off');
    expect(browser.active).toBeNull();
    expect(browser.calls.at(-1)).toEqual(['unsubscribe', subscriptionOf('made-1'), undefined]);
    expect(warned).toEqual(logged.map((words) => expect.stringMatching(words)));
  });

  it('lasts: no later visit subscribes again', async () => {
    const { enablePush, disablePush } = await visit();
    await enablePush();
    await disablePush();
    vi.resetModules();
    await visit({ permission: 'granted' });
    expect(await status()).toBe('off');
    expect(told()).toEqual([]);
  });
});

describe('a test', () => {
  const NOTIFICATION = { title: 'T', body: 'B', icon: '/i.png', data: { url: '/' } };

  it('needs an active subscription: "No active subscription" [spec 5.8]', async () => {
    const { sendTestPush } = await visit({ permission: 'granted' });
    await expect(sendTestPush(NOTIFICATION)).rejects.toThrow(/^No active subscription$/);
    expect(told()).toEqual([]);
  });

  it('announces the device to a server that does not know it, and tries once more', async () => {
    const answers = [404, 200];
    const { enablePush, sendTestPush } = await visit({ answers: { test: () => new Response('{}', { status: answers.shift() ?? 500 }) } });
    await enablePush();
    await sendTestPush(NOTIFICATION);
    expect(told().map(([path]) => path)).toEqual(['subscribe', 'test', 'subscribe', 'test']);
  });
});

describe('the account of the device', () => {
  it('is kept while the remembered account cannot be reached', async () => {
    remember('anna');
    const { enablePush } = await visit();
    await enablePush();
    expect(told()).toEqual([['subscribe', 'made-1', 'anna']]);
    // Version 1 remembered no account.
    localStorage.setItem('tuckaway:signed-in', '1');
    vi.resetModules();
    const { authUnavailable } = await import('../../../../data/session/session.ts');
    authUnavailable();
    await visit({ permission: 'granted', active: 'made-1' });
    expect(await status()).toBe('on');
    expect(told()).toEqual([]);
  });

  it('is told again only after a week', async () => {
    const { enablePush } = await visit();
    await enablePush();
    vi.resetModules();
    await visit({ permission: 'granted', active: 'made-1' });
    await status();
    expect(told()).toEqual([]);
    vi.resetModules();
    vi.setSystemTime(Date.now() + 7 * 24 * 60 * 60 * 1000);
    await visit({ permission: 'granted', active: 'made-1' });
    await status();
    vi.useRealTimers();
    expect(told()).toEqual([['subscribe', 'made-1', undefined]]);
  });
});

it.each<[string, Partial<PushBrowser>]>([
  ['with another key', { active: 'older', key: new Uint8Array([9, 9, 9]) }],
  ['that the browser lost', { active: null }],
])('a subscription %s is replaced, and the reminder moves along', async (_what, state) => {
  const reminder = { days: ['mon'], time: '19:30', zone: 'Europe/Berlin' };
  remember('anna');
  const { writePushRecord } = await import('./push-announce.ts');
  writePushRecord({ told: { subscription: subscriptionOf('older'), uid: 'anna', at: Date.now() } });
  await visit({ permission: 'granted', ...state, answers: { reminder: () => Response.json({ reminder, nextAt: 1 }) } });
  expect(await status()).toBe('on');
  expect([...browser.key]).toEqual([4, 4, 4]);
  expect(told()).toEqual([
    ['reminder', 'older', 'anna'],
    ['subscribe', 'made-1', 'anna'],
    ['reminder', 'made-1', 'anna'],
    ['unsubscribe', 'older', 'anna'],
  ]);
});

describe('notifications are unsupported', () => {
  it('in a build without a key', async () => {
    browser = stubPush();
    vi.stubGlobal('__PUSH_KEY__', '');
    const { pushSupport } = await import('./push.ts');
    expect(pushSupport()).toBe('unsupported');
  });

  it('on a page without a service worker after five seconds', async () => {
    vi.useFakeTimers();
    await visit({ worker: false });
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    const { renderHook } = await import('@testing-library/react');
    const { usePushStatus } = await import('./push.ts');
    expect(renderHook(usePushStatus).result.current).toBe('unsupported');
  });

  it.each([
    ['an iPhone’s browser', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1', 5, false, 'install-first'],
    ['an app’s browser on an iPhone [fault 15]', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', 5, false, 'inside-app'],
    ['an app’s browser on Android [fault 15]', 'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv)', 5, false, 'inside-app'],
    ['an iPad that says it is a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5, false, 'install-first'],
    ['an old system’s installed app', 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X)', 5, true, 'unsupported'],
    ['a Mac without', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false, 'unsupported'],
  ])('or need the app to be installed: %s', async (_what, userAgent, maxTouchPoints, standalone, expected) => {
    vi.stubGlobal('__PUSH_KEY__', 'BAQE');
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, {
        userAgent: { value: userAgent },
        maxTouchPoints: { value: maxTouchPoints },
        standalone: { value: standalone },
      }),
    );
    const { pushSupport } = await import('./push.ts');
    expect(pushSupport()).toBe(expected);
  });
});
