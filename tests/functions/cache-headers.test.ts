import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Account, call, newAccount, REQUEST } from './support/support.ts';
import { useAlone } from './support/use-alone.ts';

useAlone('storyteller');

/** Every path that Hosting routes to a function, so a new one is tested automatically. */
const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { rewrites: { source: string; function?: unknown }[] };
};
const PATHS = hosting.rewrites.flatMap((rewrite) => (rewrite.function ? [rewrite.source.replace(/\*+$/, 'featured')] : []));
const KEPT = 'public, max-age=5, s-maxage=30';

let account: Account;
beforeAll(async () => {
  account = await newAccount();
});

describe.each(PATHS)('%s', (path) => {
  const asked: [string, () => RequestInit][] = [
    ['GET', () => ({})],
    ['GET with a token', () => ({ headers: { authorization: `Bearer ${account.token}` } })],
    ['PUT', () => ({ method: 'PUT', body: '{}' })],
    ['OPTIONS', () => ({ method: 'OPTIONS' })],
    ['POST without a token', () => ({ method: 'POST', body: JSON.stringify(REQUEST) })],
    ['POST with a bad token', () => ({ method: 'POST', body: '{}', headers: { authorization: 'Bearer a.b.c' } })],
    ['POST of broken JSON', () => ({ method: 'POST', body: '{', headers: { authorization: `Bearer ${account.token}` } })],
    ['POST of far too much', () => ({ method: 'POST', body: 'x'.repeat(100_000), headers: { authorization: `Bearer ${account.token}` } })],
    ['POST of a wish', () => ({ method: 'POST', body: JSON.stringify(REQUEST), headers: { authorization: `Bearer ${account.token}` } })],
  ];

  test.each(asked)('answers %s without caching, except for public stories', async (_what, init) => {
    const { method = 'GET' } = init();
    const { status, headers } = await call(path, init());
    const isPublic = path.startsWith('/api/stories/') && method === 'GET';
    expect(headers.get('cache-control')).toBe(isPublic ? KEPT : 'no-store');
    if (isPublic) expect(status).toBe(200);
  });
});

test('there are functions to call', () => {
  expect(PATHS).toEqual(expect.arrayContaining(['/api/stories/featured', '/api/generate-story', '/api/push/subscribe']));
});
