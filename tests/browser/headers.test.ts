/** The headers of every response of the site (docs/security.md), and that the browser enforces the policy. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stackHosting } from '../../tools/local/hosting/hosting.ts';
import { headersOf } from '../../tools/local/hosting/hosting-rules.ts';
import { TEST_STACK } from '../../tools/local/stacks.ts';
import { BUILT } from './support/deployments.ts';
import { expect, test } from './support/support.ts';

const [CODE = ''] = /\/assets\/[^"]+\.js/.exec(readFileSync(join(BUILT, 'index.html'), 'utf8')) ?? [];

/** By a description of the request. A function's response must tell shared caches not to store it (decision 18). */
const REQUESTS: Record<string, [method: string, path: string, status: number, type?: string, caching?: string]> = {
  home: ['GET', '/', 200, 'text/html', 'no-cache'],
  'the page of the app': ['GET', '/app.html', 200, 'text/html', 'no-cache'],
  'a screen': ['GET', '/report', 200, 'text/html', 'no-cache'],
  'a curated story': ['GET', '/story/7', 200, 'text/html', 'private, no-cache'],
  'a family story': ['GET', '/read-story/3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10', 200, 'text/html', 'no-cache'],
  'a code file': ['GET', CODE, 200],
  'a picture': ['GET', '/art/covers/moon.svg', 200],
  'the manifest': ['GET', '/manifest.webmanifest', 200, 'application/manifest+json', 'no-cache'],
  'the worker': ['GET', '/service-worker.js', 200, 'javascript', 'no-cache'],
  'the links of Android apps': ['GET', '/.well-known/assetlinks.json', 200, 'application/json'],
  'an unknown page': ['GET', '/no-such-page', 404],
  'an unknown share link': ['GET', '/s/AbCdEfGhIjKlMnOpQrStUvWx', 404],
  'missing code': ['GET', '/assets/gone-1.js', 404],
  'an API response': ['GET', '/api/stories/featured', 200],
  'a missing story': ['GET', '/api/stories/999999', 404],
  'a call without a token': ['POST', '/api/generate-story', 401],
  'an unsupported method': ['PUT', '/api/generate-story', 405],
  'an unknown API path': ['GET', '/api/nothing', 404],
};

test('every response has the headers of firebase.json, and pages and worker are never stale', async ({ request }) => {
  const hosting = stackHosting(TEST_STACK);
  for (const [what, [method, path, status, type, caching]] of Object.entries(REQUESTS)) {
    const answer = await request.fetch(path, { method, maxRedirects: 0 });
    expect(answer.status(), what).toBe(status);
    const { 'cache-control': _theirs, ...expected } = headersOf(path, hosting);
    expect(answer.headers(), what).toMatchObject(expected);
    expect(expected['content-security-policy'], what).toMatch(/^default-src 'none'; [^{}]+$/);
    if (type !== undefined) expect(answer.headers()['content-type'], what).toContain(type);
    if (caching !== undefined) expect(answer.headers()['cache-control'], what).toBe(caching);
  }
  // An empty list without an app.
  expect(await (await request.get('/.well-known/assetlinks.json')).json()).toEqual([]);

  // A function at its own address forbids running or framing its response.
  const at = `http://127.0.0.1:${TEST_STACK.ports.functions}/${TEST_STACK.projectId}/europe-west1`;
  for (const [method, path] of [
    ['GET', '/stories/featured'],
    ['GET', '/generateStory'],
    ['POST', '/reportStory'],
  ] as const) {
    const answer = await request.fetch(`${at}${path}`, { method });
    expect(answer.headers(), path).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('a page cannot turn text into code, load foreign code, or send data to another site', async ({ page, forbidden }) => {
  const left: string[] = [];
  // The policy stops requests before they reach this route.
  await page.route(
    (url) => !['127.0.0.1', 'localhost'].includes(url.hostname),
    (route) => {
      left.push(route.request().url());
      return route.abort();
    },
  );
  await page.goto('/premium');
  // The app’s code has created its one policy for trusted types (src/data/device/trusted-types.ts).
  await expect(page.getByRole('heading', { name: 'Loading magical stories...' })).toHaveCount(0);
  const outcomes = await page.evaluate(async () => {
    const away = 'https://evil.example';
    const dataModule: string = 'data:text/javascript,1';
    const make = <Name extends keyof HTMLElementTagNameMap>(name: Name) => document.createElement(name);
    /** Resolves when the element has loaded, rejects when it fails. */
    const loaded = (element: HTMLElement) =>
      new Promise<void>((resolve, reject) => {
        element.onload = () => resolve();
        element.onerror = () => reject(new Error('not loaded'));
        document.body.append(element);
      });
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(make('div'), { innerHTML: '<b>x</b>' }),
      outerHTML: () => Object.assign(document.body.appendChild(make('div')), { outerHTML: '<b>x</b>' }),
      insertAdjacentHTML: () => make('div').insertAdjacentHTML('beforeend', '<b>x</b>'),
      'document.write': () => document.write('<b>x</b>'),
      DOMParser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      createContextualFragment: () => document.createRange().createContextualFragment('<b>x</b>'),
      srcdoc: () => Object.assign(make('iframe'), { srcdoc: '<b>x</b>' }),
      'a script’s address': () => Object.assign(make('script'), { src: '/assets/other.js' }),
      'a script’s address elsewhere': () => Object.assign(make('script'), { src: `${away}/x.js` }),
      'another Google script': () => make('script').setAttribute('src', 'https://apis.google.com/js/client.js?onload=x'),
      'a script’s text': () => Object.assign(make('script'), { text: '1' }),
      'a handler': () => make('div').setAttribute('onclick', '1'),
      // biome-ignore lint/security/noGlobalEval: the browser must refuse it.
      eval: () => globalThis.eval('1'),
      Function: () => new Function('return 1')(),
      'setTimeout of a text': () => setTimeout('1'),
      'a worker': () => new Worker('/assets/other.js'),
      'another policy': () =>
        (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }).trustedTypes.createPolicy(
          'mine',
          {},
        ),
      'a second default policy': () =>
        (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }).trustedTypes.createPolicy(
          'default',
          {},
        ),
      'a request': () => fetch(`${away}/x`),
      'a picture': () => loaded(Object.assign(new Image(), { src: `${away}/i.png` })),
      'a style sheet': () => loaded(Object.assign(make('link'), { rel: 'stylesheet', href: `${away}/x.css` })),
      'a module of data': () => import(dataModule),
      'a style element': () => {
        const element = Object.assign(make('style'), { textContent: 'body { --reached: 1 }' });
        document.head.append(element);
        if (getComputedStyle(document.body).getPropertyValue('--reached') === '') throw new Error('not taken');
      },
      'a style attribute': () => {
        const element = document.body.appendChild(make('div'));
        element.setAttribute('style', 'color: red');
        if (element.style.color === '') throw new Error('not taken');
      },
    };
    // Playwright’s own call has more rights than the page, so the attempts start in a task of their own.
    await new Promise((resolve) => setTimeout(resolve));
    const done: Record<string, string> = {};
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt();
        done[name] = 'done';
      } catch {
        done[name] = 'refused';
      }
    }
    // These fail without an error.
    document.body.append(Object.assign(make('iframe'), { src: `${away}/frame` }));
    const form = Object.assign(make('form'), { action: `${away}/form`, method: 'post' });
    document.body.append(form);
    form.submit();
    document.head.append(Object.assign(make('base'), { href: `${away}/` }));
    return { done, base: document.baseURI };
  });
  expect(Object.entries(outcomes.done).filter(([, outcome]) => outcome !== 'refused')).toEqual([]);
  expect(outcomes.base).toBe(page.url());
  await expect.poll(() => forbidden.filter((text) => /frame-src|form-action|base-uri/.test(text)).length).toBeGreaterThanOrEqual(3);
  expect(left).toEqual([]);
  // Each violation comes twice, as an event and as a message; leaving the page brings the last of them.
  await page.goto('about:blank');
  forbidden.length = 0;
});
