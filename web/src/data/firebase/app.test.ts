// @vitest-environment jsdom
/** App Check with Firebase's own SDK and the provider of local stacks: only the network is missing. */
import { deleteApp, getApps, setLogLevel } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sent = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();

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
  const { fetchWithAppCheck } = await import('./fetch-with-app-check.ts');
  await fetchWithAppCheck('/api/report-story', { method: 'POST' });
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toBe('/api/report-story');
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get('x-firebase-appcheck')).toBe('test-key');
});

it('loads the script that the page allows where there are no emulators', async () => {
  vi.stubGlobal('__EMULATORS__', null);
  const { fetchWithAppCheck } = await import('./fetch-with-app-check.ts');
  void fetchWithAppCheck('/api/report-story', { method: 'POST' });
  const script = await vi.waitUntil(() => document.querySelector<HTMLScriptElement>('script[src*="recaptcha"]'));
  const { guardCode } = await import('../lib/trusted-types.ts');
  const createPolicy = vi.fn();
  guardCode({ trustedTypes: { createPolicy } });
  expect(createPolicy.mock.lastCall?.[1].createScriptURL(script.src)).toBe(script.src);
});
