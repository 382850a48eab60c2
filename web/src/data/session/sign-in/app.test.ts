// @vitest-environment jsdom
/** App Check with Firebase's own SDK and the provider of local stacks: only the network is missing. */
import { deleteApp, getApps, setLogLevel } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sent = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const tokenSent = () => new Headers(sent.mock.lastCall?.[1]?.headers).get('x-firebase-appcheck');
const POST = { method: 'POST', body: '{}' };

// A token may still be on its way when its app is deleted.
setLogLevel('silent');

const noApps = () => Promise.all(getApps().map(deleteApp));

// Other files of this worker share the SDK.
beforeEach(async () => {
  await noApps();
  vi.resetModules();
  vi.stubGlobal('fetch', sent.mockReset().mockResolvedValue(new Response('{}')));
  vi.stubGlobal('__FIREBASE_CONFIG__', { projectId: 'demo', apiKey: 'demo-key', appId: 'demo' });
  vi.stubGlobal('__APP_CHECK_KEY__', 'test-key');
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await noApps();
});

it('sends the test key as a token where the emulators run, without asking Google', async () => {
  vi.stubGlobal('__EMULATORS__', { auth: 'http://127.0.0.1:9099', firestore: { host: '127.0.0.1', port: 8080 } });
  const { pageHttp } = await import('../../http/page-http.ts');
  await pageHttp.fetch('/api/report-story', POST);
  expect(sent.mock.calls.map(([url]) => url)).toEqual(['/api/report-story']);
  expect(tokenSent()).toBe('test-key');
  await pageHttp.fetch('/api/stories/featured', {});
  expect(tokenSent()).toBeNull();
});

it('sends the request without a token if none is available', async () => {
  vi.doMock('firebase/app-check', () => ({
    ...{ CustomProvider: class {}, ReCaptchaEnterpriseProvider: class {}, initializeAppCheck: () => ({}) },
    getToken: () => Promise.reject(new Error('blocked')),
  }));
  const { pageHttp } = await import('../../http/page-http.ts');
  await pageHttp.fetch('/api/report-story', POST);
  vi.doUnmock('firebase/app-check');
  expect(sent).toHaveBeenCalledExactlyOnceWith('/api/report-story', expect.objectContaining(POST));
  expect(tokenSent()).toBeNull();
});

it('loads the script that the page allows where there are no emulators', async () => {
  vi.stubGlobal('__EMULATORS__', null);
  const { pageHttp } = await import('../../http/page-http.ts');
  void pageHttp.fetch('/api/report-story', POST);
  const script = await vi.waitUntil(() => document.querySelector<HTMLScriptElement>('script[src*="recaptcha"]'));
  const { guardCode } = await import('../../device/trusted-types.ts');
  const createPolicy = vi.fn();
  guardCode({ trustedTypes: { createPolicy } });
  expect(createPolicy.mock.lastCall?.[1].createScriptURL(script.src)).toBe(script.src);
});
