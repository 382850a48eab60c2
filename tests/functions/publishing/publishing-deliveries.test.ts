/** The publishing trigger with repeated, late and out-of-order events: visitors get what the document says now. */
import { randomUUID } from 'node:crypto';
import { type DocumentData, type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { TEST_STACK } from '../../../tools/local/stacks.ts';
import { call, database, PROJECT } from '../support/support.ts';
import { useAlone } from '../support/use-alone.ts';

useAlone('published');

/** The address to which the Firestore emulator delivers; the number counts its reloads. */
const TRIGGER = `http://127.0.0.1:${TEST_STACK.ports.functions}/functions/projects/${PROJECT}/triggers/europe-west1-onCuratedStoryWritten-0`;
const curated = database.collection('curatedStories');
const soon = { timeout: 30_000, interval: 100 };
const documents: DocumentReference[] = [];
afterAll(async () => {
  await Promise.all(documents.map((document) => document.delete()));
  for (const document of documents) await deliver(document);
});

/** Eventarc repeats an event whose delivery failed; the emulator runs at once, and so in conflict, what production runs one by one. */
const DELIVERIES = 4;

/** Delivers an old event again, always with the same id, as Eventarc would. Resolves when the trigger has finished. */
async function deliver(document: DocumentReference): Promise<void> {
  const answers: [number, string][] = [];
  do answers.push(await deliverOnce(document));
  while (answers.at(-1)?.[0] === 500 && answers.length < DELIVERIES);
  expect(answers.at(-1), JSON.stringify(answers)).toEqual([200, expect.any(String)]);
}

async function deliverOnce({ id }: DocumentReference): Promise<[number, string]> {
  const response = await fetch(TRIGGER, {
    method: 'POST',
    headers: { 'content-type': 'application/cloudevents+json' },
    body: JSON.stringify({
      specversion: '1.0',
      id: `event-of-${id}`,
      source: `//firestore.googleapis.com/projects/${PROJECT}/databases/(default)`,
      type: 'google.cloud.firestore.document.v1.written',
      subject: `documents/curatedStories/${id}`,
      time: '2026-01-01T00:00:00Z',
      project: PROJECT,
      database: '(default)',
      namespace: '(default)',
      document: `curatedStories/${id}`,
    }),
  });
  return [response.status, await response.text()];
}

function draft(fields: DocumentData = {}): { document: DocumentReference; typed: DocumentData } {
  const document = curated.doc(`delivery-${randomUUID()}`);
  documents.push(document);
  const typed = { title: `Lamp ${document.id}`, description: 'A lamp.', category: 'Cozy', pages: [{ content: 'A page.' }], ...fields };
  return { document, typed };
}

async function published(fields: DocumentData = {}) {
  const { document, typed } = draft(fields);
  await document.set({ ...typed, published: true });
  await expect.poll(async () => (await document.get()).get('publishedAt'), soon).toBeInstanceOf(Timestamp);
  // The first event is complete once the announcement is.
  await expect.poll(async () => (await announcement(document).get()).get('state'), soon).toBe('announced');
  return { document, typed, id: (await document.get()).get('id') as number };
}

const announcement = ({ id }: DocumentReference) => database.doc(`pushAnnouncements/${id}`);

/** When each document of publishing was last written; undefined if it does not exist. */
async function written(document: DocumentReference, id: number) {
  const all = [
    document,
    announcement(document),
    ...['system/curatedIds', 'publishedLists/featured', `publishedStories/${id}`].map((path) => database.doc(path)),
  ];
  return (await database.getAll(...all)).map(({ ref, updateTime }) => [ref.path, updateTime?.valueOf()]);
}

const featured = async () => (await call('/api/stories/featured')).json as { id: number; title: string }[];

/** Mulberry32: the same sequence in each run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

describe('a repeated event', () => {
  test('writes nothing, alone or many at once', async () => {
    const { document, id } = await published();
    const before = await written(document, id);
    await deliver(document);
    await Promise.all(Array.from({ length: 6 }, () => deliver(document)));
    expect(await written(document, id)).toEqual(before);
  });

  test('of an invalid document writes nothing and keeps its problems', async () => {
    const { document, typed } = draft({ title: '' });
    await document.set({ ...typed, published: true });
    await expect.poll(async () => (await document.get()).get('problems'), soon).toEqual(['“title” is missing.']);
    await deliver(document);
    const before = await document.get();
    await deliver(document);
    expect((await document.get()).updateTime).toEqual(before.updateTime);
  });

  test('after the story was unpublished or deleted does not bring it back', async () => {
    const { document, id } = await published();
    await document.update({ published: false });
    await deliver(document);
    await deliver(document);
    expect((await call(`/api/stories/${id}`)).status).toBe(404);
    await document.delete();
    await deliver(document);
    expect((await call(`/api/stories/${id}`)).status).toBe(404);
    expect((await featured()).map((story) => story.id)).not.toContain(id);
    expect((await document.get()).exists).toBe(false);
  });

  test('after the story was published again keeps its number and date, and announces nothing', async () => {
    const { document, id } = await published();
    const [first, mark] = await Promise.all([document.get(), announcement(document).get()]);
    await document.update({ published: false });
    await deliver(document);
    await document.update({ published: true });
    await deliver(document);
    await deliver(document);
    const now = await document.get();
    expect([now.get('id'), now.get('publishedAt')]).toEqual([id, first.get('publishedAt')]);
    expect((await announcement(document).get()).updateTime).toEqual(mark.updateTime);
  });
});

test('edits of several stories with repeated, late and out-of-order events end with the last edit', async () => {
  const roll = dice(11);
  const stories = await Promise.all(Array.from({ length: 4 }, () => published()));
  const anyOf = <T>(values: readonly T[]) => values[roll(values.length)] as T;
  for (let round = 0; round < (process.env.TUCKAWAY_LONG ? 8 : 4); round += 1) {
    const { document } = anyOf(stories);
    const edit = anyOf([
      { published: false },
      { published: true },
      { title: `Lamp ${round}` },
      { title: '' },
      { pages: [{ content: `Page ${round}.` }] },
    ]);
    await Promise.all([document.update(edit), ...Array.from({ length: 4 }, () => deliver(anyOf(stories).document))]);
  }
  for (const { document } of stories) {
    await document.update({ title: `At last ${document.id}`, published: document !== stories[0]?.document });
  }
  // Late deliveries in another order than the edits.
  for (const { document } of stories.toReversed()) await Promise.all([deliver(document), deliver(document)]);

  const list = await featured();
  for (const { document, id } of stories) {
    const isOff = document === stories[0]?.document;
    const { data, copy } = { data: (await document.get()).data(), copy: (await database.doc(`publishedStories/${id}`).get()).data() };
    expect(list.filter((story) => story.id === id).map(({ title }) => title)).toEqual(isOff ? [] : [data?.title]);
    expect(copy && { title: copy.title, pages: copy.pages }).toEqual(isOff ? undefined : { title: data?.title, pages: data?.pages });
    expect((await announcement(document).get()).get('state')).toBe('announced');
  }
});
