import { describe, expect, test } from 'vitest';
import { call } from './support/support.ts';
import { useAlone } from './support/use-alone.ts';

useAlone('published');

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
      });
    }
    const ids = seeded.map(({ id }: { id: number }) => id);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
  });

  test('may be cached by the CDN for half a minute, and is JSON', async () => {
    const { headers } = await call('/api/stories/featured');
    expect(headers.get('cache-control')).toBe(FRESH);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

/** As a browser revalidates; without the second header fetch would add `no-cache`, which asks for the full answer. */
const revalidating = (tag: string | null) => ({ headers: { 'if-none-match': String(tag), 'cache-control': 'max-age=0' } });

describe('a cached answer', () => {
  test.each(['/api/stories/featured', '/api/stories/1'])('of %s is confirmed with 304 and no body while it is unchanged', async (path) => {
    const tag = (await call(path)).headers.get('etag');
    expect(tag).toMatch(/^(?:W\/)?"[^"]+"$/);
    const { status, headers, text } = await call(path, revalidating(tag));
    expect(status).toBe(304);
    expect(text).toBe('');
    expect(headers.get('etag')).toBe(tag);
    expect(headers.get('cache-control')).toBe(FRESH);
  });

  test('is sent in full to a caller with an older version', async () => {
    const { status, json } = await call('/api/stories/featured', revalidating('W/"older"'));
    expect(status).toBe(200);
    expect(json.length).toBeGreaterThan(0);
  });

  test('is only confirmed for a story that exists', async () => {
    const missing = await call('/api/stories/no-such-story');
    const { status } = await call('/api/stories/no-such-story', revalidating(missing.headers.get('etag')));
    expect(status).toBe(404);
  });
});

describe('a curated story', () => {
  test('is the same by number and by slug, with its pages and without internal fields [spec 3.5, 3.6, 7.4]', async () => {
    const [first] = (await call('/api/stories/featured')).json;
    const byNumber = await call(`/api/stories/${first.id}`);
    const bySlug = await call(`/api/stories/${first.slug}`);
    expect(byNumber.status).toBe(200);
    expect(byNumber.headers.get('cache-control')).toBe(FRESH);
    expect(bySlug.json).toEqual(byNumber.json);
    const { pages, ...summary } = byNumber.json;
    expect(summary).toEqual(first);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]).toEqual({ content: expect.any(String), imageUrl: expect.any(String), imageAlt: expect.any(String) });
  });

  test.each([
    ['an unknown number', '/api/stories/987654'],
    ['an unknown slug', '/api/stories/no-such-story'],
    ['zero', '/api/stories/0'],
    ['a number beyond numbers', '/api/stories/99999999999999999999'],
    ['a key of another script', '/api/stories/%E6%98%9F'],
    ['a key in capitals', '/api/stories/FEATURED'],
    ['a path within a key', '/api/stories/1%2Fpages'],
    ['more than a key', '/api/stories/1/pages'],
    ['no key', '/api/stories/'],
  ])('is not found by %s, and the answer is not cached', async (_what, path) => {
    const { status, headers, json } = await call(path);
    expect(status).toBe(404);
    expect(json).toEqual({ message: 'Story not found' });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('other methods', () => {
  test('HEAD returns only headers', async () => {
    const { status, headers, text } = await call('/api/stories/featured', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe(FRESH);
    expect(text).toBe('');
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s is answered 405 with the allowed methods', async (method) => {
    const { status, headers, json } = await call('/api/stories/featured', { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
    expect(json).toEqual({ message: expect.any(String) });
  });

  test('other origins are not allowed', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await call('/api/stories/featured', { method, headers: { origin: 'https://elsewhere.example' } });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
