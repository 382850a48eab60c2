// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { guardCode } from './trusted-types.ts';

afterEach(() => vi.unstubAllGlobals());

/** The policy's result for a URL. */
function verdict(url: string): string | null {
  const createPolicy = vi.fn();
  guardCode({ trustedTypes: { createPolicy } });
  const [name, rules] = createPolicy.mock.lastCall ?? [];
  expect(name).toBe('default');
  // Markup and source text have no rule, so the browser refuses them.
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
  return rules.createScriptURL(url);
}

it.each([
  '/service-worker.js',
  'https://apis.google.com/js/api.js?onload=__iframefcb670054',
  'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en.z9QjrzsHcOc.O/m=gapi_iframes/rt=j/sv=1/d=1/ed=1/rs=AHpOoo8-HEWA/cb=gapi.loaded_0?le=scs',
])('lets %s through, as it is', (url) => {
  expect(verdict(url)).toBe(url);
});

it.each([
  '',
  '/service-worker.js?',
  '//evil.example/service-worker.js',
  '/assets/index.js',
  'service-worker.js',
  'data:text/javascript,alert(1)',
  'blob:https://tales.example/1',
  'javascript:alert(1)',
  'https://apis.google.com/js/api.js',
  'https://apis.google.com/js/api.js?onload=alert(1)',
  'https://apis.google.com/js/api.js?onload=a&x=b',
  'https://apis.google.com/js/client.js?onload=a',
  'https://apis.google.com.evil.example/js/api.js?onload=a',
  'https://evil.example/?https://apis.google.com/js/api.js?onload=a',
  'http://apis.google.com/js/api.js?onload=a',
  'https://apis.google.com/_/scs/',
  'https://apis.google.com/_/scs/a?callback=alert(1)',
  'https://apis.google.com/complete/search?callback=alert',
  'https://apis.google.com/js/api.js?onload=a\nhttps://evil.example/',
])('refuses %j', (url) => {
  expect(verdict(url)).toBeNull();
});

const RECAPTCHA = [
  'https://www.google.com/recaptcha/enterprise.js?render=explicit',
  'https://www.gstatic.com/recaptcha/releases/TkacYOdEJbdB_JjX802TMer9/recaptcha__en.js',
];

it.each(RECAPTCHA)('lets %s through only where the deployment uses App Check', (url) => {
  expect(verdict(url)).toBeNull();
  vi.stubGlobal('__APP_CHECK_KEY__', 'site-key');
  expect(verdict(url)).toBe(url);
});

it.each([
  'https://www.google.com/recaptcha/enterprise.js?render=explicit&onload=alert',
  'https://www.google.com/recaptcha/api.js',
  'https://www.google.com.evil.example/recaptcha/enterprise.js?render=explicit',
  'https://www.gstatic.com/recaptcha/releases/../../charts/loader.js',
  'https://www.gstatic.com/recaptcha/releases/a/recaptcha__en.js?x=1',
  'https://www.gstatic.com/feedback/api.js',
])('refuses %j with App Check too', (url) => {
  vi.stubGlobal('__APP_CHECK_KEY__', 'site-key');
  expect(verdict(url)).toBeNull();
});

it('does nothing in a browser without Trusted Types', () => {
  expect(() => guardCode({})).not.toThrow();
});
