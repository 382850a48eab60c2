import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type RouteName, routes } from './routes.ts';

const ORIGIN = 'https://tales.example.com';
const APP_FILES = ['/app.html', '/assets/index-1.js', '/art/curated/a-well/1.svg'];
const TABLE = routes(({ pathname, origin }) => origin === ORIGIN && APP_FILES.includes(pathname));

/** The route that answers such a request; null for the network. */
function answer(
  address: string,
  { authorized = false, ...asked }: { method?: string; mode?: string; destination?: string; authorized?: boolean } = {},
): RouteName | null {
  const url = new URL(address, ORIGIN);
  const headers = new Headers(authorized ? { authorization: 'Bearer token' } : {});
  const request = { url: url.href, method: 'GET', mode: 'cors', destination: '', headers, ...asked } as Request;
  const options = { url, request, sameOrigin: url.origin === ORIGIN, event: {} as ExtendableEvent };
  return TABLE.find(([, matches]) => matches(options))?.[0] ?? null;
}

const visit = (address: string) => answer(address, { mode: 'navigate', destination: 'document' });

/** A path that matches a glob of firebase.json. */
const example = (source: string) => source.replaceAll('**', 'some/thing').replaceAll('*', 'some-thing');
const { hosting } = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { rewrites: { source: string; destination?: string }[] };
};

describe('a visit', () => {
  const shellRoutes = hosting.rewrites.filter(({ destination }) => destination === '/app.html').map(({ source }) => source);

  it('to home is answered by the prerendered home', () => {
    expect(visit('/')).toBe('home');
    expect(visit('/?from=elsewhere#there')).toBe('home');
  });

  it.each([...shellRoutes, '/story/7'])('to %s, for which Hosting serves the shell, is answered by the cached shell', (source) => {
    expect(visit(example(source))).toBe('app-page');
    expect(visit(`${example(source)}?from=elsewhere#there`)).toBe('app-page');
  });

  it('to a recording page is answered by the shell that may use the microphone', () => {
    expect(visit('/record/0b0e7a52-5a0c-4f39-9f0e-4a3f2a6f1c11')).toBe('recording-page');
    expect(visit('/record/invited')).toBe('recording-page');
  });

  it.each(['/nothing', '/story', '/story/7/8', '/favorites/', '/admin/panel', '/apis', '/read-story/some/where'])(
    'to %s, which is no route of the app, is answered by the network, and without one by the shell',
    (path) => {
      expect(visit(path)).toBe('other-page');
    },
  );

  it.each(['/robots.txt', '/art/curated/a-well/1.svg', '/service-worker.js', '/some/file.pdf'])(
    'to the file %s is answered by the network only',
    (path) => {
      expect(visit(path)).toBeNull();
    },
  );

  it.each([
    '/api',
    '/api/',
    '/api/stories/featured',
    '/api/stories/7',
    '/api/generate-story',
    '/api/no/such/thing',
    '/__',
    '/__/auth/handler',
    '/__/auth/iframe?apiKey=key&appName=confirm',
    '/__/firebase/init.json',
    '/s/Abc_-7777777777777777777',
  ])('to %s is never answered by the worker', (path) => {
    expect(visit(path)).toBeNull();
  });
});

describe('an API request', () => {
  it.each(hosting.rewrites.filter(({ source }) => source.startsWith('/api/')).map(({ source }) => example(source)))(
    'to %s is never answered by the shell or a file',
    (path) => {
      for (const mode of ['navigate', 'cors', 'same-origin', 'no-cors']) expect(answer(path, { mode })).toBeNull();
    },
  );

  it.each(['/api/stories/featured', '/api/stories/12', '/api/stories/a-very-polite-well'])('to %s is answered from its copy', (path) => {
    expect(answer(path)).toBe('curated-story');
  });

  it.each([
    ['with a token', '/api/stories/featured', { authorized: true }],
    ['that is posted', '/api/stories/featured', { method: 'POST' }],
    ['with a query', '/api/stories/featured?all=1', {}],
    ['without a story', '/api/stories/', {}],
    ['with a deeper path', '/api/stories/7/pages', {}],
    ['of another kind', '/api/test-openai', {}],
  ])('%s goes to the network', (_what, path, asked) => {
    expect(answer(path, asked)).toBeNull();
  });
});

describe('a file', () => {
  it('of this version is answered from the precache', () => {
    expect(answer('/assets/index-1.js', { mode: 'cors', destination: 'script' })).toBe('app-file');
    expect(answer('/art/curated/a-well/1.svg', { mode: 'no-cors', destination: 'image' })).toBe('app-file');
  });

  it('with code that this version does not have may be the previous version’s', () => {
    expect(answer('/assets/index-0.js', { destination: 'script' })).toBe('previous-code');
  });

  it('with an optional font is kept once it was chosen, and sound is left to the browser', () => {
    expect(answer('/assets/opendyslexic-1.woff2', { destination: 'font' })).toBe('font');
    expect(answer('/assets/silence-1.mp3', { mode: 'no-cors', destination: 'audio' })).toBeNull();
  });
});

describe('a picture', () => {
  const shown = (address: string) => answer(address, { mode: 'no-cors', destination: 'image' });

  it('of this site or of another is kept once it was shown', () => {
    expect(shown('/art/of-an-editor.png')).toBe('picture');
    expect(shown('https://pictures.example.org/fox.png')).toBe('picture-elsewhere');
  });

  it('of a user, or without encryption, is left to the browser', () => {
    expect(shown('https://lh3.googleusercontent.com/a/photo')).toBeNull();
    expect(shown('http://pictures.example.org/fox.png')).toBeNull();
  });
});

it('leaves requests to other sites alone, such as the database and the sign-in', () => {
  expect(answer('https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:commit', { method: 'POST' })).toBeNull();
  expect(answer('https://securetoken.googleapis.com/v1/token')).toBeNull();
  expect(answer('https://tales.example.org/assets/index-0.js', { destination: 'script' })).toBeNull();
});
