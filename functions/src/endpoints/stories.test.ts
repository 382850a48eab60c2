import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callFunction } from '../../testing/call-function.ts';
import { storiesOfAnInstance } from './stories.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }));

/** The published stories, as Firestore's REST interface has them, and how often they were read. */
const shelf = { reads: 0, away: false, stories: new Map<string, string>() };

function answerRead(url: string): globalThis.Response {
  shelf.reads += 1;
  if (shelf.away) return new Response('{}', { status: 503 });
  const path = url.split('/documents/')[1] ?? '';
  if (path === 'publishedLists/featured') {
    const values = [...shelf.stories].map(([id]) => ({
      mapValue: { fields: { id: { integerValue: id }, slug: { stringValue: `story-${id}` } } },
    }));
    return Response.json({ fields: { stories: { arrayValue: { values } } } });
  }
  const title = shelf.stories.get(path.split('/')[1] ?? '');
  return title === undefined ? new Response('{}', { status: 404 }) : Response.json({ fields: { title: { stringValue: title } } });
}

let stories: ReturnType<typeof storiesOfAnInstance>;

beforeEach(() => {
  Object.assign(shelf, { reads: 0, away: false, stories: new Map([['1', 'The Boot']]) });
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
  vi.stubEnv('STORY_LIST_SECONDS', '20');
  vi.stubGlobal('fetch', async (url: string) => answerRead(url));
  stories = storiesOfAnInstance();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function get(key: string) {
  const { status, headers, body } = await callFunction(stories, { path: `/api/stories/${key}` });
  return { status, cacheControl: headers['cache-control'] ?? '', body };
}
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** A story is read once it is on the list. */
describe.each([
  ['featured', 1],
  ['1', 2],
])('the answer about %s', (key, reads) => {
  test('is read once for simultaneous calls, and not again while the copy is fresh', async () => {
    await Promise.all(Array.from({ length: 50 }, () => get(key)));
    expect(shelf.reads).toBe(reads);
    later(19.9);
    expect(await get(key)).toMatchObject({ status: 200, cacheControl: 'public, max-age=5, s-maxage=30' });
    expect(shelf.reads).toBe(reads);
    later(0.1);
    await get(key);
    expect(shelf.reads).toBe(2 * reads);
  });

  test('is an uncached error while the database fails, and recovers with it', async () => {
    shelf.away = true;
    expect(await get(key)).toMatchObject({ status: 500, cacheControl: 'no-store' });
    shelf.away = false;
    expect(await get(key)).toMatchObject({ status: 200 });
  });
});

test('a new story is found after two seconds, even if it was requested before, and on the list after twenty', async () => {
  expect(await get('2')).toMatchObject({ status: 404, cacheControl: 'no-store' });
  await get('featured');
  shelf.stories.set('2', 'The Boat');
  later(2);
  expect(await get('2')).toMatchObject({ status: 200, body: '{"title":"The Boat"}' });
  later(18);
  expect(JSON.parse((await get('featured')).body)).toEqual([
    { id: 1, slug: 'story-1' },
    { id: 2, slug: 'story-2' },
  ]);
});

test('unknown keys reload the list at most every two seconds', async () => {
  const unknown = Array.from({ length: 600 }, (_key, index) => (index % 2 ? `no-such-story-${index}` : String(1000 + index)));
  for (const key of unknown) expect(await get(key)).toMatchObject({ status: 404, cacheControl: 'no-store' });
  expect(shelf.reads).toBe(1);
  await get('1');
  expect(shelf.reads).toBe(2);
  later(2);
  // Many more than there is room for copies: the story's stays.
  await Promise.all([...unknown, '1'].map(get));
  expect(shelf.reads).toBe(3);
});

test('a withdrawn story is gone once its copy or its list entry expires', async () => {
  await get('1');
  shelf.stories.delete('1');
  later(2);
  await get('unknown');
  expect(await get('1')).toMatchObject({ status: 404 });
});

test('a malformed key is not looked up', async () => {
  for (const key of ['FEATURED', '0', '%E6%98%9F', '']) expect(await get(key)).toMatchObject({ status: 404 });
  expect(shelf.reads).toBe(0);
});
