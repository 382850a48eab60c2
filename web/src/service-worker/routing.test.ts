import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Asked, answerFor } from './routing.ts';

const ORIGIN = 'https://tales.example.com';
const KEPT = ['/app.html', '/assets/index-1.js', '/art/curated/a-well/1.svg'];

function answer(address: string, asked: Partial<Omit<Asked, 'url'>> = {}) {
  return answerFor(
    { url: new URL(address, ORIGIN), method: 'GET', mode: 'cors', destination: '', authorized: false, ...asked },
    { origin: ORIGIN, isPrecached: ({ pathname, origin }) => origin === ORIGIN && KEPT.includes(pathname) },
  );
}

const visit = (address: string) => answer(address, { mode: 'navigate', destination: 'document' });

/** Any one path that a glob of firebase.json stands for. */
const example = (source: string) => source.replaceAll('**', 'some/thing').replaceAll('*', 'some-thing');
const { hosting } = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { rewrites: { source: string; destination?: string }[] };
};

describe('a visit', () => {
  const routes = hosting.rewrites.filter(({ destination }) => destination === '/app.html').map(({ source }) => source);

  it.each(['/', ...routes])('to %s, which Hosting serves the shell for, is answered by the shell that is kept', (source) => {
    expect(visit(example(source))).toBe('shell');
    expect(visit(`${example(source)}?from=elsewhere#there`)).toBe('shell');
  });

  it.each(['/nothing', '/story', '/story/7/8', '/favorites/', '/admin/panel', '/apis', '/read-story/some/where'])(
    'to %s, which is none of the app’s routes, is the network’s, and the shell’s only where there is none',
    (path) => {
      expect(visit(path)).toBe('network-else-shell');
    },
  );

  it.each(['/robots.txt', '/art/curated/a-well/1.svg', '/service-worker.js', '/some/file.pdf'])(
    'to the file %s is the network’s alone',
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
    '/__/firebase/init.json',
  ])('to %s is never answered here', (path) => {
    expect(visit(path)).toBeNull();
  });
});

describe('the API', () => {
  it.each(hosting.rewrites.filter(({ source }) => source.startsWith('/api/')).map(({ source }) => example(source)))(
    '%s is never answered by the shell or a file',
    (path) => {
      for (const mode of ['navigate', 'cors', 'same-origin', 'no-cors']) expect(answer(path, { mode })).toBeNull();
    },
  );

  it.each(['/api/stories/featured', '/api/stories/12', '/api/stories/a-very-polite-well'])('%s is answered from its copy', (path) => {
    expect(answer(path)).toBe('curated');
  });

  it.each([
    ['with a token', '/api/stories/featured', { authorized: true }],
    ['that is sent and not fetched', '/api/stories/featured', { method: 'POST' }],
    ['with a query', '/api/stories/featured?all=1', {}],
    ['for nothing', '/api/stories/', {}],
    ['for something deeper', '/api/stories/7/pages', {}],
    ['of another kind', '/api/test-openai', {}],
  ])('a request %s goes to the network', (_what, path, asked) => {
    expect(answer(path, asked)).toBeNull();
  });
});

describe('a file', () => {
  it('of this version is answered from here', () => {
    expect(answer('/assets/index-1.js', { mode: 'cors', destination: 'script' })).toBe('precached');
    expect(answer('/art/curated/a-well/1.svg', { mode: 'no-cors', destination: 'image' })).toBe('precached');
  });

  it('of code that this version has not may be the one of the version before', () => {
    expect(answer('/assets/index-0.js', { destination: 'script' })).toBe('previous');
  });

  it('that is a face somebody chose is kept where it was chosen, and sound is the browser’s own matter', () => {
    expect(answer('/assets/opendyslexic-1.woff2', { destination: 'font' })).toBe('face');
    expect(answer('/assets/silence-1.mp3', { mode: 'no-cors', destination: 'audio' })).toBeNull();
  });

  it('that is none of the app’s goes to the network', () => {
    expect(answer('/robots.txt')).toBeNull();
  });
});

describe('a picture', () => {
  const seen = (address: string) => answer(address, { mode: 'no-cors', destination: 'image' });

  it('of this site or of another is kept once it was seen', () => {
    expect(seen('/art/of-an-editor.png')).toBe('picture');
    expect(seen('https://pictures.example.org/fox.png')).toBe('picture');
  });

  it('of a person, or without encryption, is none of ours', () => {
    expect(seen('https://lh3.googleusercontent.com/a/photo')).toBeNull();
    expect(seen('http://pictures.example.org/fox.png')).toBeNull();
  });
});

it('other sites are left alone: the database, the sign-in, anything', () => {
  expect(answer('https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:commit', { method: 'POST' })).toBeNull();
  expect(answer('https://securetoken.googleapis.com/v1/token')).toBeNull();
});
