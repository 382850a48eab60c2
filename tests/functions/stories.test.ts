import { describe, expect, test } from 'vitest';
import { call, soon } from './support/support.ts';

const FRESH = 'public, max-age=5, s-maxage=30';

describe('the featured list', () => {
  test('has the twenty curated stories of the seed, the newest first, without their pages [spec 3.5, 7.3]', async () => {
    const { status, json } = await call('/api/stories/featured');
    expect(status).toBe(200);
    const seeded = json.filter(({ id }: { id: number }) => id <= 20);
    expect(seeded).toHaveLength(20);
    for (const story of seeded) {
      expect(story).toEqual({
        id: expect.any(Number),
        slug: expect.any(String),
        title: expect.any(String),
        description: expect.any(String),
        category: expect.any(String),
        imageUrl: expect.any(String),
        imageAlt: expect.any(String),
        rating: expect.any(Number),
        readingTime: expect.any(Number),
        age: expect.stringMatching(/^(?:2-3|4-5|6-8)$/),
        tone: expect.stringMatching(/^(?:funny|silly|cozy|calm|sleepy)$/),
      });
    }
    const ids = seeded.map(({ id }: { id: number }) => id);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
  });

  test('may be cached by the CDN for half a minute, is JSON, and has no body for HEAD', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, text } = await call('/api/stories/featured', { method });
      expect([status, headers.get('cache-control'), text === '']).toEqual([200, FRESH, method === 'HEAD']);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

/** As a browser revalidates; without the second header fetch would add `no-cache`, which asks for the full answer. */
const revalidating = (tag: string | null) => ({ headers: { 'if-none-match': String(tag), 'cache-control': 'max-age=0' } });

describe('a cached answer', () => {
  test('is confirmed with 304 and no body while it is unchanged', async () => {
    for (const path of ['/api/stories/featured', '/api/stories/1']) {
      const revalidated = async () => {
        const tag = (await call(path)).headers.get('etag');
        expect(tag).toMatch(/^(?:W\/)?"[^"]+"$/);
        const { status, headers, text } = await call(path, revalidating(tag));
        return [status, text, headers.get('etag') === tag, headers.get('cache-control')];
      };
      // Other tests publish stories, which changes the list.
      await expect.poll(revalidated, soon).toEqual([304, '', true, FRESH]);
    }
  });

  test('is sent in full to a caller with an older version, and is only confirmed for a story that exists', async () => {
    const { status, json } = await call('/api/stories/featured', revalidating('W/"older"'));
    expect([status, json.length > 0]).toEqual([200, true]);
    const missing = await call('/api/stories/no-such-story');
    expect((await call('/api/stories/no-such-story', revalidating(missing.headers.get('etag')))).status).toBe(404);
  });
});

describe('a curated story', () => {
  test('is the same by number and by slug, with its pages and without internal fields [spec 3.5, 3.6, 7.4]', async () => {
    const first = (await call('/api/stories/featured')).json.find(({ id }: { id: number }) => id === 1);
    const byNumber = await call(`/api/stories/${first.id}`);
    const bySlug = await call(`/api/stories/${first.slug}`);
    expect(byNumber.status).toBe(200);
    expect(byNumber.headers.get('cache-control')).toBe(FRESH);
    expect(bySlug.json).toEqual(byNumber.json);
    const { pages, talk, ...summary } = byNumber.json;
    expect(summary).toEqual(first);
    expect(talk).toEqual({ page: expect.any(Number), ask: expect.any(String), end: expect.any(String) });
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]).toEqual({ content: expect.any(String), imageUrl: expect.any(String), imageAlt: expect.any(String) });
  });

  test('is not found by any other key, and the answer is not cached', async () => {
    for (const key of ['987654', 'no-such-story', '0', '99999999999999999999', '%E6%98%9F', 'FEATURED', '1%2Fpages', '1/pages', '']) {
      const { status, headers, json } = await call(`/api/stories/${key}`);
      expect([status, json, headers.get('cache-control')], key).toEqual([404, { message: 'Story not found' }, 'no-store']);
    }
  });
});

test('other methods are answered 405 with the allowed ones, and no other origin is allowed', async () => {
  for (const method of ['POST', 'PUT', 'OPTIONS', 'GET']) {
    const { status, headers, json } = await call('/api/stories/featured', { method, headers: { origin: 'https://elsewhere.example' } });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    if (method === 'GET' || method === 'OPTIONS') continue;
    expect([status, headers.get('allow'), json]).toEqual([405, 'GET, HEAD', { message: expect.any(String) }]);
  }
});
