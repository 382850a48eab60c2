// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWithAppCheck } from './fetch-with-app-check.ts';

const firebase = vi.hoisted(() => ({ getToken: vi.fn(), initializeAppCheck: vi.fn(() => ({})) }));
vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/app-check', () => ({ ...firebase, CustomProvider: class {}, ReCaptchaEnterpriseProvider: class {} }));

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const headerSent = () => new Headers(sent.mock.calls[0]?.[1].headers).get('x-firebase-appcheck');

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', sent.mockReset().mockResolvedValue(new Response('{}')));
  firebase.getToken.mockReset().mockResolvedValue({ token: 'ours' });
  firebase.initializeAppCheck.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it('only calls fetch where the deployment has no key', async () => {
  const init = { method: 'POST', headers: { accept: 'application/json' } };
  await fetchWithAppCheck('/api/report-story', init);
  expect(sent).toHaveBeenCalledWith('/api/report-story', init);
  expect(firebase.initializeAppCheck).not.toHaveBeenCalled();
});

it('keeps the other headers, and sends the request without a token where none is available', async () => {
  vi.stubGlobal('__APP_CHECK_KEY__', 'site-key');
  firebase.getToken.mockRejectedValue(new Error('blocked'));
  await fetchWithAppCheck('/api/report-story', { headers: { authorization: 'Bearer token' } });
  expect(headerSent()).toBeNull();
  expect(new Headers(sent.mock.calls[0]?.[1].headers).get('authorization')).toBe('Bearer token');
});
