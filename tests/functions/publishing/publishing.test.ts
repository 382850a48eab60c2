/** The publishing trigger behind the site: what an admin saves in the console is what visitors get. All rules are in plan-publication.test.ts. */
import { randomUUID } from 'node:crypto';
import { type DocumentData, type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { call, database, soon } from '../support/support.ts';

const documents: DocumentReference[] = [];
afterAll(() => Promise.all(documents.map((document) => document.delete())));

/** A document for one test; its title makes the slug unique. */
function draft(fields: DocumentData = {}) {
  const document = database.doc(`curatedStories/test-${randomUUID()}`);
  documents.push(document);
  const typed = {
    title: `Lamp ${document.id}`,
    description: 'A lamp takes its time.',
    category: 'Cozy',
    pages: [{ content: 'First page.' }, { content: 'Second page.', imageUrl: '/art/lamp.svg' }],
    ...fields,
  };
  return { document, typed };
}

const featured = async () => (await call('/api/stories/featured')).json as { id: number; title: string }[];
/** Waits until the trigger has written a field. */
async function fieldOf<T>(document: DocumentReference, name: string): Promise<T> {
  await expect.poll(async () => (await document.get()).get(name), soon).toBeDefined();
  return (await document.get()).get(name) as T;
}

async function published(fields: DocumentData = {}) {
  const { document, typed } = draft(fields);
  await document.set({ ...typed, published: true });
  await fieldOf(document, 'publishedAt');
  return { document, typed, id: (await document.get()).get('id') as number };
}

test('a story is published, edited, corrected, withdrawn, published again under its number, and deleted', async () => {
  const { document, typed, id } = await published();
  const publishedAt = (await document.get()).get('publishedAt');
  const story = () => call(`/api/stories/${id}`);
  expect(await story()).toMatchObject({
    status: 200,
    json: { id, title: typed.title, slug: `lamp-${document.id}`, rating: 5, readingTime: 5, pages: typed.pages },
  });
  // The newest come first.
  const ids = (await featured()).map((listed) => listed.id);
  expect(ids).toContain(id);
  expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(20));

  await document.update({ title: 'A Later Lamp' });
  await expect.poll(async () => (await story()).json.title, soon).toBe('A Later Lamp');
  expect((await featured()).find((listed) => listed.id === id)?.title).toBe('A Later Lamp');
  expect((await document.get()).get('publishedAt')).toEqual(publishedAt);

  // A mistake leaves the last valid copy, and the document says why in plain words.
  await document.update({ title: '', imageUrl: 'https://elsewhere.example/lamp.png' });
  const problems = await fieldOf<string[]>(document, 'problems');
  expect(problems).toEqual(
    expect.arrayContaining(['“title” is missing.', expect.stringContaining('“imageUrl” has to be a path of this site')]),
  );
  expect((await story()).json.title).toBe('A Later Lamp');
  await document.update({ title: 'A Mended Lamp', imageUrl: FieldValue.delete() });
  await expect.poll(async () => (await document.get()).get('problems'), soon).toBeUndefined();
  expect((await story()).json.title).toBe('A Mended Lamp');

  await document.update({ published: false });
  await expect.poll(async () => (await story()).status, soon).toBe(404);
  expect((await featured()).map((listed) => listed.id)).not.toContain(id);
  await document.update({ published: true, id: FieldValue.delete() });
  await expect.poll(async () => (await story()).status, soon).toBe(200);
  expect((await featured()).map((listed) => listed.id)).toContain(id);

  await document.delete();
  await expect.poll(async () => (await story()).status, soon).toBe(404);
  expect((await featured()).map((listed) => listed.id)).not.toContain(id);
});

test('a draft is not shown, and one whose “published” is misspelled says so until it is right', async () => {
  const slug = `draft-${randomUUID()}`;
  const { document, typed } = draft({ slug });
  await document.set({ ...typed, publish: true });
  expect(await fieldOf(document, 'problems')).toEqual([
    expect.stringContaining('“publish” is no field that publishing knows. Did you mean “published”?'),
  ]);
  expect((await call(`/api/stories/${slug}`)).status).toBe(404);
  await document.update({ publish: FieldValue.delete(), published: true });
  await fieldOf(document, 'publishedAt');
  expect((await document.get()).get('problems')).toBeUndefined();
  expect((await call(`/api/stories/${slug}`)).status).toBe(200);
});

test('several stories at once get a number each, and are all listed', async () => {
  const ids = (await Promise.all(Array.from({ length: 3 }, () => published()))).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  expect((await featured()).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});
