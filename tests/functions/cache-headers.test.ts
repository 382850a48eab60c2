import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { type Account, call, newAccount, REQUEST } from './support/support.ts';

/** Every path that Hosting routes to a function, so a new one is tested automatically. */
const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
  hosting: { rewrites: { source: string; function?: unknown }[] };
};
const PATHS = hosting.rewrites.flatMap((rewrite) => (rewrite.function ? [rewrite.source.replace(/\*+$/, 'featured')] : []));

let account: Account;
beforeAll(async () => {
  account = await newAccount();
});

test.each(PATHS)('%s answers nothing that may be cached, except public stories', async (path) => {
  const headers = { authorization: `Bearer ${account.token}` };
  const requests: [string, RequestInit][] = [
    ['GET with a token', { headers }],
    ['OPTIONS', { method: 'OPTIONS' }],
    ['POST without a token', { method: 'POST', body: JSON.stringify(REQUEST) }],
    ['POST of broken JSON', { method: 'POST', body: '{', headers }],
    ['POST of far too much', { method: 'POST', body: 'x'.repeat(100_000), headers }],
    ['POST of a request', { method: 'POST', body: JSON.stringify(REQUEST), headers: { ...headers, 'content-type': 'application/json' } }],
  ];
  for (const [what, init] of requests) {
    const isPublic = path.startsWith('/api/stories/') && init.method === undefined;
    const answer = await call(path, init);
    expect(answer.headers.get('cache-control'), what).toBe(isPublic ? 'public, max-age=5, s-maxage=30' : 'no-store');
    if (isPublic) expect(answer.status).toBe(200);
  }
});
