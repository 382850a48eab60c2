import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../../web/src/app/routes.ts';
import { firebaseJson, type Hosting } from './hosting.ts';
import { headersOf, placeOf } from './hosting-rules.ts';

const FILES = new Set(['/index.html', '/app.html', '/record.html', '/404.html', '/assets/app-1.js', '/service-worker.js']);
const place = (pathname: string, rules: Hosting = firebaseJson().hosting) => placeOf(pathname, rules, (path) => FILES.has(path));

/** Hosting's globs for a route's path. */
const globsOf = (path: string): string[] => (path.endsWith('/*') ? [path.slice(0, -2), path] : [path.replace(/:\w+/, '*')]);

describe('the rules of firebase.json', () => {
  it('have a rewrite for each route of the app, and for no other page', () => {
    const { rewrites, headers } = firebaseJson().hosting;
    const routes = Object.values(ROUTES);
    const shell = routes.filter(({ served }) => served === 'app.html').flatMap(({ path }) => globsOf(path));
    expect(rewrites.flatMap(({ source, destination }) => (destination === '/app.html' ? [source] : [])).sort()).toEqual(shell.sort());
    const stories = routes.filter(({ served }) => served === 'stories').flatMap(({ path }) => globsOf(path));
    const served = rewrites.filter((rewrite) => rewrite.function?.functionId === 'stories').map(({ source }) => source);
    expect(served.sort()).toEqual(['/api/stories/**', ...stories].sort());
    // The shell names files that a deployment replaces, so browsers must not cache it.
    for (const path of shell)
      expect(headersOf(path.replace('*', 'any-id'), { rewrites, headers }), path).toMatchObject({ 'cache-control': 'no-cache' });
  });

  it('serve home from its own file and the other screens from the shell', () => {
    expect(place('/')).toEqual({ kind: 'file', path: '/index.html', status: 200 });
    for (const route of ['/auth', '/read-story', '/read-story/abc'])
      expect(place(route), route).toEqual({ kind: 'file', path: '/app.html', status: 200 });
  });

  it('allow the microphone on the recording page, and nowhere else', () => {
    expect(place('/record/some-story')).toEqual({ kind: 'file', path: '/record.html', status: 200 });
    const policyOf = (path: string) => headersOf(path, firebaseJson().hosting)['permissions-policy'];
    for (const path of ['/record/some-story', '/record.html']) expect(policyOf(path)).toContain('microphone=(self)');
    for (const path of ['/', '/app.html', '/read-story/abc', '/recordings']) expect(policyOf(path)).toContain('microphone=()');
  });

  it('answer an unknown path with the 404 page and status 404', () => {
    expect(place('/no-such-page')).toEqual({ kind: 'file', path: '/404.html', status: 404 });
    expect(place('/story/3/more')).toMatchObject({ status: 404 });
    expect(place('/assets/gone.js')).toMatchObject({ status: 404 });
  });

  it('lead the API to its functions', () => {
    expect(place('/api/stories/featured')).toEqual({ kind: 'function', functionId: 'stories' });
    expect(place('/story/3')).toEqual({ kind: 'function', functionId: 'stories' });
    expect(place('/s/any-token')).toEqual({ kind: 'function', functionId: 'sharedStory' });
    expect(place('/api/generate-story')).toEqual({ kind: 'function', functionId: 'generateStory' });
  });

  it('remove a trailing slash', () => {
    expect(place('/auth/')).toEqual({ kind: 'redirect', location: '/auth' });
  });

  it('prefer a file to a rewrite', () => {
    const rules = { rewrites: [{ source: '**', destination: '/app.html' }], headers: [] };
    expect(place('/assets/app-1.js', rules)).toMatchObject({ path: '/assets/app-1.js' });
    expect(place('/anything', rules)).toMatchObject({ path: '/app.html' });
  });
});

describe('headers', () => {
  it('come from every rule that matches the requested path', () => {
    expect(headersOf('/assets/app-1.js', firebaseJson().hosting)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(headersOf('/service-worker.js', firebaseJson().hosting)).toMatchObject({ 'cache-control': 'no-cache' });
  });

  it('follow the requested path, and a later rule wins', () => {
    const rules: Hosting = {
      rewrites: [{ source: '/auth', destination: '/app.html' }],
      headers: [
        { source: '**', headers: [{ key: 'X-One', value: 'first' }] },
        { source: '**/*.html', headers: [{ key: 'X-One', value: 'second' }] },
      ],
    };
    expect(headersOf('/app.html', rules)).toMatchObject({ 'x-one': 'second' });
    expect(headersOf('/auth', rules)).toMatchObject({ 'x-one': 'first' });
  });

  it("are Hosting's defaults where no rule matches", () => {
    expect(headersOf('/', { rewrites: [], headers: [] })).toEqual({ 'cache-control': 'max-age=3600' });
  });
});
