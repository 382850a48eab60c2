import { randomUUID } from 'node:crypto';
import { type DocumentData, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { strike } from '../../../tools/local/clock.ts';
import { TEST_STACK } from '../../../tools/local/stacks.ts';
import { call, database } from '../support/support.ts';
import { useAlone } from '../support/use-alone.ts';

useAlone('published');

const documents: string[] = [];

/** A document for one test; its title makes the slug unique. */
function draft(fields: DocumentData = {}) {
  const docId = `test-${randomUUID()}`;
  documents.push(docId);
  const typed = {
    title: `Lamp ${docId}`,
    description: 'A lamp takes its time.',
    category: 'Cozy',
    pages: [{ content: 'First page.' }, { content: 'Second page.', imageUrl: '/art/lamp.svg' }],
    ...fields,
  };
  return { docId, document: database.collection('curatedStories').doc(docId), typed };
}

/** The trigger runs a moment after the write, so tests poll for its effect; on a busy machine the emulator's events of other files come first. */
const soon = { timeout: 45_000, interval: 100 };
const featuredIds = async () => ((await call('/api/stories/featured')).json as { id: number }[]).map(({ id }) => id);
const statusOf = async (id: number) => (await call(`/api/stories/${id}`)).status;

async function published(fields: DocumentData = {}) {
  const { docId, document, typed } = draft(fields);
  await document.set({ ...typed, published: true });
  await expect.poll(async () => (await document.get()).get('publishedAt'), soon).toBeInstanceOf(Timestamp);
  const id = (await document.get()).get('id') as number;
  return { docId, document, typed, id };
}

async function problemsOf(document: ReturnType<typeof draft>['document']): Promise<string[]> {
  await expect.poll(async () => (await document.get()).get('problems'), soon).toBeInstanceOf(Array);
  return (await document.get()).get('problems') as string[];
}

afterAll(async () => {
  const ids = await Promise.all(documents.map(async (docId) => (await database.doc(`curatedStories/${docId}`).get()).get('id') as unknown));
  await Promise.all(documents.map((docId) => database.doc(`curatedStories/${docId}`).delete()));
  await vi.waitFor(async () => expect((await featuredIds()).filter((id) => ids.includes(id))).toEqual([]), soon);
});

describe('publishing', () => {
  test('gives a story its number and date, and puts it first in the list', async () => {
    const { id, typed, docId } = await published();
    expect(id).toBeGreaterThan(0);
    expect((await featuredIds())[0]).toBe(id);
    const { status, json } = await call(`/api/stories/${id}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({ id, title: typed.title, slug: `lamp-${docId}`, rating: 5, readingTime: 5, pages: typed.pages });
  });

  test('shows no draft', async () => {
    const slug = `draft-${randomUUID()}`;
    const { document, typed } = draft({ slug });
    await document.set({ ...typed, published: false });
    // Once the next story is published, the trigger has seen this one.
    await published();
    expect((await call(`/api/stories/${slug}`)).status).toBe(404);
    expect((await document.get()).data()).toEqual({ ...typed, published: false });
  });

  test('several stories at once gives each its own number, and lists them all', async () => {
    const stories = await Promise.all(Array.from({ length: 5 }, () => published()));
    const ids = stories.map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    expect(await featuredIds()).toEqual(expect.arrayContaining(ids));
  });

  test('with a chosen number and slug keeps them', async () => {
    const slug = `chosen-${randomUUID()}`;
    const chosen = 10_000 + Math.floor(Math.random() * 1_000_000);
    const { id } = await published({ id: chosen, slug });
    expect(id).toBe(chosen);
    expect((await call(`/api/stories/${slug}`)).json).toMatchObject({ id: chosen, slug });
  });

  test('ends: the trigger does not react to its own writes forever', async () => {
    const { document } = await published();
    const settled = (await document.get()).updateTime;
    // Two complete publications take longer than the trigger’s reaction to its own write.
    await published();
    await published();
    expect((await document.get()).updateTime).toEqual(settled);
  });
});

describe('saving a published story again', () => {
  test('updates copy and list, and keeps number and date', async () => {
    const { document, id } = await published();
    const publishedAt = (await document.get()).get('publishedAt') as Timestamp;
    await document.update({ title: 'A Later Lamp' });
    await expect.poll(async () => (await call(`/api/stories/${id}`)).json.title, soon).toBe('A Later Lamp');
    const listed = (await call('/api/stories/featured')).json.find((story: { id: number }) => story.id === id);
    expect(listed.title).toBe('A Later Lamp');
    expect((await document.get()).get('publishedAt')).toEqual(publishedAt);
  });

  test('with a mistake keeps the last valid copy and reports problems until it is corrected', async () => {
    const { document, id, typed } = await published();
    await document.update({ title: '' });
    expect(await problemsOf(document)).toEqual(['“title” is missing.']);
    expect((await call(`/api/stories/${id}`)).json.title).toBe(typed.title);
    await document.update({ title: 'A Mended Lamp' });
    await expect.poll(async () => (await document.get()).get('problems'), soon).toBeUndefined();
    expect((await call(`/api/stories/${id}`)).json.title).toBe('A Mended Lamp');
  });

  test('under another number is refused, because favorites refer to the old one', async () => {
    const { document, id } = await published();
    await document.update({ id: id + 5_000_000 });
    expect(await problemsOf(document)).toEqual([expect.stringContaining(`put ${id} back`)]);
    expect([await statusOf(id), await statusOf(id + 5_000_000)]).toEqual([200, 404]);
  });
});

describe('an invalid story', () => {
  test('is not published, and its document says why in plain words', async () => {
    const { document, typed } = draft({ description: undefined, pages: [{ content: '' }], imageUrl: 'https://elsewhere.example/lamp.png' });
    const { description: _missing, ...rest } = typed;
    await document.set({ ...rest, published: true });
    const problems = await problemsOf(document);
    expect(problems).toHaveLength(3);
    expect(problems.join(' ')).toMatch(/“description” is missing.*“imageUrl” has to be a path of this site.*Page 1: “content” is missing/);
    expect((await document.get()).get('id')).toBeUndefined();
  });

  test('whose number is taken says which story has it', async () => {
    const { id, typed } = await published();
    const { document, typed: second } = draft({ id });
    await document.set({ ...second, published: true });
    expect(await problemsOf(document)).toEqual([expect.stringContaining(`“id” ${id} already belongs to “${typed.title}”`)]);
  });

  test('whose slug is taken says which story has it', async () => {
    const slug = `shared-${randomUUID()}`;
    const { typed } = await published({ slug });
    const { document, typed: second } = draft({ slug });
    await document.set({ ...second, published: true });
    expect(await problemsOf(document)).toEqual([expect.stringContaining(`“slug” ${slug} already belongs to “${typed.title}”`)]);
  });
});

describe('draft: true', () => {
  test('keeps the published copy while an admin edits, and then the edit is published as one, without another announcement', async () => {
    const { document, docId, id, typed } = await published();
    const announced = database.doc(`pushAnnouncements/${docId}`);
    await expect.poll(async () => (await announced.get()).get('state'), soon).toBe('announced');
    const { updateTime } = await announced.get();
    await document.update({ draft: true });
    await document.update({ title: '' });
    await document.update({ title: 'A Later Lamp', category: 'Brave' });
    // Once the next story is published, the trigger has seen this one.
    await published();
    expect((await call(`/api/stories/${id}`)).json).toMatchObject({ title: typed.title, category: 'Cozy' });
    await document.update({ draft: FieldValue.delete() });
    await expect.poll(async () => (await call(`/api/stories/${id}`)).json.title, soon).toBe('A Later Lamp');
    expect((await call(`/api/stories/${id}`)).json.category).toBe('Brave');
    expect((await announced.get()).updateTime).toEqual(updateTime);
  });
});

describe('a misspelled name', () => {
  test('of “published” is named in the draft, and once it is right the story is published', async () => {
    const { document, typed } = draft();
    await document.set({ ...typed, publish: true });
    expect(await problemsOf(document)).toEqual([
      expect.stringContaining('“publish” is no field that publishing knows. Did you mean “published”?'),
    ]);
    await document.update({ publish: FieldValue.delete(), published: true });
    await expect.poll(async () => (await document.get()).get('publishedAt'), soon).toBeInstanceOf(Timestamp);
    expect((await document.get()).get('problems')).toBeUndefined();
  });

  test('of the collection is named in the document', async () => {
    const { docId, typed } = draft();
    const misplaced = database.doc(`curated_stories/${docId}`);
    await misplaced.set({ ...typed, published: true });
    await strike(TEST_STACK, 'collectionNames');
    expect((await misplaced.get()).get('problems')).toEqual([expect.stringContaining('Did you mean “curatedStories”?')]);
    await misplaced.delete();
  });
});

describe('withdrawing a story', () => {
  test('by unpublishing removes it, and publishing again restores it under the same number', async () => {
    const { document, id } = await published();
    await document.update({ published: false });
    await expect.poll(() => statusOf(id), soon).toBe(404);
    expect(await featuredIds()).not.toContain(id);
    await document.update({ published: true, id: FieldValue.delete() });
    await expect.poll(() => statusOf(id), soon).toBe(200);
    expect(await featuredIds()).toContain(id);
  });

  test('by deleting the document removes it', async () => {
    const { document, id } = await published();
    await document.delete();
    await expect.poll(() => statusOf(id), soon).toBe(404);
    expect(await featuredIds()).not.toContain(id);
  });
});
