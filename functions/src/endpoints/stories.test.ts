import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callFunction } from '../http/testing/call-function.ts';
import { storiesOfAnInstance } from './stories.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }));

/** The published stories, as Firestore's REST interface has them, and how often they were read. */
const shelf = { reads: 0, away: false, stories: new Map<string, string>() };

function answerRead(url: string): globalThis.Response {
  shelf.reads += 1;
  if (shelf.away) return new Response('{}', { status: 503 });
  const path = url.split('/documents/')[1] ?? '';
  if (path === 'publishedLists/featured') {
    const values = [...shelf.stories].map(([id]) => ({ mapValue: { fields: { id: { integerValue: id } } } }));
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
  vi.useRealTimers();
});

async function get(key: string) {
  const { status, headers, body } = await callFunction(stories, { path: `/api/stories/${key}` });
  return { status, cacheControl: headers['cache-control'] ?? '', body };
}
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

describe.each(['featured', '1'])('the answer about %s', (key) => {
  test('is one reading for many calls at once, and none while the copy is fresh', async () => {
    await Promise.all(Array.from({ length: 50 }, () => get(key)));
    expect(shelf.reads).toBe(1);
    later(19.9);
    expect(await get(key)).toMatchObject({ status: 200, cacheControl: 'public, max-age=5, s-maxage=30' });
    expect(shelf.reads).toBe(1);
    later(0.1);
    await get(key);
    expect(shelf.reads).toBe(2);
  });

  test('is an error that nobody keeps where the database is away, and good again with the database', async () => {
    shelf.away = true;
    expect(await get(key)).toMatchObject({ status: 500, cacheControl: 'no-store' });
    shelf.away = false;
    expect(await get(key)).toMatchObject({ status: 200 });
  });
});

test('a story that was just published is there after twenty seconds, though it was asked for before and on the list before', async () => {
  expect(await get('2')).toMatchObject({ status: 404, cacheControl: 'no-store' });
  await get('featured');
  shelf.stories.set('2', 'The Boat');
  later(20);
  expect(await get('2')).toMatchObject({ status: 200, body: '{"title":"The Boat"}' });
  expect(JSON.parse((await get('featured')).body)).toEqual([{ id: 1 }, { id: 2 }]);
});

test('what the CDN, a browser and the instance keep is a minute at most, all together', async () => {
  const { cacheControl } = await get('featured');
  const seconds = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(cacheControl)?.[1]);
  expect(seconds('max-age') + seconds('s-maxage') + 20).toBeLessThan(60);
});

test('a key that leads nowhere by its looks is not looked for', async () => {
  for (const key of ['FEATURED', '0', '%E6%98%9F', '']) expect(await get(key)).toMatchObject({ status: 404 });
  expect(shelf.reads).toBe(0);
});
