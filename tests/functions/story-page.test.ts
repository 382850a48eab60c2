/** What messengers and search engines get of a curated story: the app’s shell with the story’s head, also right after its publication. */
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { call, database, HOSTING } from './support/support.ts';

const ID = '817263';
const STORY = { id: Number(ID), slug: 'new', title: 'The New Lamp', description: 'Just lit.' };
const published = database.doc(`publishedStories/${ID}`);
const list = database.doc('publishedLists/featured');

/** Both documents at once, as publishing writes them. */
const publish = () =>
  database
    .batch()
    .set(published, { ...STORY, docId: 'new', pages: [] })
    .update(list, { stories: FieldValue.arrayUnion(STORY) })
    .commit();
/** By its id, because the list of another story that is published meanwhile describes it in other words. */
const takeOff = () =>
  database.runTransaction(async (transaction) => {
    const stories = (await transaction.get(list)).get('stories') as { id: number }[];
    transaction.delete(published).update(list, { stories: stories.filter(({ id }) => id !== STORY.id) });
  });
afterAll(takeOff);

const meta = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

test('a story of the seed has its title, its description and an existing picture', async () => {
  const { status, headers, text } = await call('/story/3');
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/html; charset=utf-8',
    'private, no-cache',
  ]);
  expect(text).toContain('<title>A Very Polite Well – Tuckaway Tales</title>');
  expect(meta(text, 'og:title')).toBe('A Very Polite Well');
  expect(meta(text, 'description')).toBe(meta(text, 'og:description'));
  const picture = await fetch(meta(text, 'og:image') ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  // Everything else is the shell of this deployment.
  const shell = (await call('/app.html')).text;
  expect(text.slice(text.indexOf('<script'))).toBe(shell.slice(shell.indexOf('<script')));
  const site = (await call('/app.html')).headers;
  for (const name of ['content-security-policy', 'referrer-policy']) expect(headers.get(name), name).toBe(site.get(name));
});

test('a story gets its head when it is published and loses it when it is unpublished', async () => {
  expect((await call(`/story/${ID}`)).status).toBe(404);
  await publish();
  const { status, text } = await call(`/story/${ID}`);
  expect([status, meta(text, 'og:title'), meta(text, 'og:url')]).toEqual([200, 'The New Lamp', `${HOSTING}/story/${ID}`]);
  await takeOff();
  const gone = await call(`/story/${ID}`);
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(gone.text).not.toContain('The New Lamp');
});
