import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { imageHostsOf } from '../function-parameters.ts';
import { START_STACK, signInDomain, TEST_STACK } from '../stacks.ts';
import { allowedHashes, deployedHosting, firebaseJson, stackHosting, withSources, withValues } from './hosting.ts';
import { headersOf } from './hosting-rules.ts';

const SCRIPT = "'sha256-c2NyaXB0'";
const STYLE = "'sha256-c3R5bGU='";
const folder = mkdtempSync(join(tmpdir(), 'tuckaway-hosting-'));
mkdirSync(join(folder, '.vite'));
writeFileSync(join(folder, '.vite', 'csp-hashes.json'), JSON.stringify({ script: [SCRIPT], style: [STYLE] }));
afterAll(() => rmSync(folder, { recursive: true }));

const PRODUCTION = deployedHosting({ folder, projectId: 'tales', authDomain: 'tales.firebaseapp.com' });
const POLICY = 'content-security-policy';

/** The sources of a policy by directive. Browsers ignore a repeated directive, so none may be there twice. */
function policyOf(header = ''): Map<string, string[]> {
  const directives = header.split('; ').map((directive) => directive.split(' '));
  const policy = new Map(directives.map(([name = '', ...sources]) => [name, sources]));
  expect(policy.size).toBe(directives.length);
  return policy;
}
/** One address of each kind. */
const ADDRESSES = [
  '/',
  '/story/7',
  '/read-story/3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10',
  '/auth',
  '/assets/index-1.js',
  '/art/covers/moon.svg',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/no-such-page',
  '/index.html',
  '/api/stories/featured',
  '/api/generate-story',
  '/s',
  '/s/AbCdEfGhIjKlMnOpQrStUvWx',
];

it('uploads what belongs to the site, also below /.well-known, and not the build’s own notes', () => {
  const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles') as {
    listFiles(folder: string, ignore?: readonly string[]): string[];
  };
  for (const path of ['.well-known/assetlinks.json', 'assets/index-1.js', 'art/.DS_Store']) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  expect(listFiles(folder, PRODUCTION.ignore).sort()).toEqual(['.well-known/assetlinks.json', 'assets/index-1.js']);
});

describe('the content security policy', () => {
  const policy = policyOf(headersOf('/', PRODUCTION)[POLICY]);

  it('denies by default and allows nothing unsafe, no plain http and no wildcard', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    const sources = [...policy.values()].flat();
    for (const source of sources) expect(source).not.toMatch(/unsafe|^http:|\*|^(?:https?|blob|filesystem|ws|wss):$|report-sample/);
    expect(sources.filter((source) => source === 'data:')).toHaveLength(1);
    expect(policy.get('img-src')).toContain('data:');
  });

  it('allows the build’s inline scripts and styles by their hashes', () => {
    expect(policy.get('script-src')).toContain(SCRIPT);
    expect(policy.get('style-src')).toEqual(["'self'", STYLE]);
  });

  it('names every external address that the app uses', () => {
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ]);
    expect(policy.get('frame-src')).toEqual(['https://tales.firebaseapp.com/__/auth/']);
  });

  it('allows pictures from the hosts that publishing accepts, in the page and in the service worker', () => {
    const hosts = imageHostsOf('tales').map((host) => `https://${host}`);
    expect(hosts).toContain('https://lh3.googleusercontent.com');
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', ...hosts]);
    const { [POLICY]: worker } = headersOf('/service-worker.js', PRODUCTION);
    expect(policyOf(worker).get('connect-src')).toEqual([...(policy.get('connect-src') ?? []), ...hosts]);
  });

  it('requires trusted types, with one policy for pages and none for the worker', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['default']);
    expect(policyOf(headersOf('/service-worker.js', PRODUCTION)[POLICY]).get('trusted-types')).toEqual(["'none'"]);
  });

  it('has the values of one project only, whichever firebase.json has', () => {
    const values = { imageHosts: ['a.org', 'b.org'], authDomain: 'c.org', appCheck: true, hashes: { script: [SCRIPT], style: [STYLE] } };
    const others = withValues(firebaseJson().hosting, values);
    const { headers } = deployedHosting({ folder, projectId: 'tales', authDomain: 'tales.firebaseapp.com' });
    const ours = { imageHosts: imageHostsOf('tales'), authDomain: 'tales.firebaseapp.com', hashes: values.hashes };
    expect(withValues(others, ours).headers).toEqual(headers);
    expect(withValues(others, values)).toEqual(others);
    expect(JSON.stringify(headers)).not.toMatch(/[abc]\.org|recaptcha|demo-/);
    expect(allowedHashes(others)).toEqual(values.hashes);
    // Builds replace those that are there.
    for (const hashes of Object.values(allowedHashes(firebaseJson().hosting))) expect(hashes.length).toBeGreaterThan(0);
  });

  it('allows reCAPTCHA in a deployment with App Check only, and nothing else beside it', () => {
    const withAppCheck = deployedHosting({ folder, projectId: 'tales', authDomain: 'tales.firebaseapp.com', appCheck: true });
    const added = [...policyOf(headersOf('/', withAppCheck)[POLICY])].map(([name, sources]) => {
      expect(sources.slice(0, policy.get(name)?.length)).toEqual(policy.get(name));
      return [name, sources.slice(policy.get(name)?.length)] as const;
    });
    expect(Object.fromEntries(added.filter(([, sources]) => sources.length > 0))).toEqual({
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
      'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    });
    expect(headersOf('/service-worker.js', withAppCheck)).toEqual(headersOf('/service-worker.js', PRODUCTION));
    expect(JSON.stringify(PRODUCTION)).not.toContain('recaptcha');
  });

  it('allows no inline script or style without the build’s hashes', () => {
    const without = headersOf('/', deployedHosting({ folder: join(folder, 'none'), projectId: 'tales', authDomain: 'a.example' }));
    expect(without[POLICY]).toContain("script-src 'self' https://apis.google.com/");
    expect(without[POLICY]).toContain("style-src 'self';");
  });
});

it('the policy of a shared story allows only our own styles, pictures and fonts', () => {
  expect(Object.fromEntries(policyOf(headersOf('/s/AbCdEfGhIjKlMnOpQrStUvWx', PRODUCTION)[POLICY]))).toEqual({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'report-uri': ['/api/policy-violations'],
  });
});

/** A share link is a secret, so its page never tells its address. */
const referrerPolicyOf = (address: string) => (address.startsWith('/s/') ? 'no-referrer' : 'strict-origin-when-cross-origin');

describe('every address', () => {
  it.each(ADDRESSES)('%s has every header exactly once', (address) => {
    expect(headersOf(address, PRODUCTION)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': referrerPolicyOf(address),
      'strict-transport-security': 'max-age=63072000',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
      [POLICY]: expect.stringMatching(/^default-src 'none'; /),
    });
    const keys = PRODUCTION.headers.flatMap((rule) => {
      const alone = headersOf(address, { ...PRODUCTION, headers: [rule] });
      return rule.headers.filter(({ key, value }) => alone[key.toLowerCase()] === value).map(({ key }) => key);
    });
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('of Firebase itself keeps its own headers, because our pages frame and open it', () => {
    for (const address of ['/__/auth/iframe', '/__/auth/handler', '/__/firebase/init.json'])
      expect(headersOf(address, PRODUCTION)).toEqual({ 'cache-control': 'max-age=3600' });
  });
});

describe("the local stacks' policy", () => {
  it.each([
    { name: 'test', stack: TEST_STACK, added: ['http://127.0.0.1:9199', 'http://127.0.0.1:8180', 'http://127.0.0.1:4100'] },
    { name: 'start', stack: START_STACK, added: ['http://127.0.0.1:9099', 'http://127.0.0.1:8080', 'http://127.0.0.1:4000'] },
  ])("of $name is production's with the emulators added, and nothing else", ({ stack, added: [auth = '', ...others] }) => {
    const production = deployedHosting({ folder, projectId: stack.projectId, authDomain: signInDomain(stack) });
    const local = stackHosting(stack, folder);
    expect(local.rewrites).toEqual(production.rewrites);
    for (const address of ADDRESSES) {
      const { [POLICY]: theirs = '', ...rest } = headersOf(address, local);
      const { [POLICY]: ours = '', ...same } = headersOf(address, production);
      expect(rest).toEqual(same);
      const [before, after] = [policyOf(ours), policyOf(theirs)];
      expect([...after.keys()]).toEqual([...before.keys()]);
      const added = [...after].map(([name, sources]) => {
        expect(sources.slice(0, before.get(name)?.length)).toEqual(before.get(name));
        return [name, sources.slice(before.get(name)?.length)] as const;
      });
      const expected = {
        ...(before.has('connect-src') && { 'connect-src': [auth, ...others] }),
        ...(before.has('frame-src') && { 'frame-src': [auth] }),
      };
      // A shared story makes no requests from scripts.
      expect(before.has('connect-src')).toBe(!address.startsWith('/s/'));
      expect(Object.fromEntries(added.filter(([, sources]) => sources.length > 0))).toEqual(expected);
    }
  });

  it('has no directive that production lacks', () => {
    expect(withSources("default-src 'none'; img-src 'self'", { 'img-src': ['http://a'], 'font-src': ['http://b'] })).toBe(
      "default-src 'none'; img-src 'self' http://a",
    );
  });
});
