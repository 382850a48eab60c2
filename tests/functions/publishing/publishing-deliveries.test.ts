/**
 * Publishing with repeated, late and out-of-order events: visitors get what the document says now. The trigger's code runs in this process against a
 * database of its own, in which no other story is published.
 */
import process from 'node:process';
import { initializeApp } from 'firebase-admin/app';
import { type DocumentReference, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, test, vi } from 'vitest';
import { curatedStoryWritten } from '../../../functions/src/triggers/curated-story-written.ts';
import { LONG, numbersFrom } from '../../long.ts';

const { enqueued } = vi.hoisted(() => ({ enqueued: [] as string[] }));
vi.mock('../../../functions/src/store/push/push-queue.ts', () => ({
  enqueuePushTask: async ({ name }: { name: string }) => void enqueued.push(name),
}));

const PROJECT = `demo-deliveries-${process.pid}`;
const RANGES = 2;
const database = getFirestore(initializeApp({ projectId: PROJECT }, PROJECT));
beforeAll(() => {
  vi.stubEnv('GCLOUD_PROJECT', PROJECT);
  vi.stubEnv('IMAGE_HOSTS', '');
  vi.stubEnv('PUSH_RANGES', String(RANGES));
});

/** What an event throws that lost a race of transactions; on a busy machine the emulator closes the transaction of one that waited. */
const LOST_RACE = /^10 ABORTED|Transaction is invalid or closed/;

/** Delivers an event of the document, which does not say what changed, as a late one does. Eventarc repeats one that lost a race. */
const deliver = (document: DocumentReference): Promise<void> =>
  curatedStoryWritten(document.id).catch((error: unknown) => {
    expect(String((error as Error).message)).toMatch(LOST_RACE);
    return deliver(document);
  });

let number = 0;
async function published() {
  number += 1;
  const document = database.doc(`curatedStories/lamp-${number}`);
  await document.set({
    title: `Lamp ${number}`,
    description: 'A lamp.',
    category: 'Cozy',
    pages: [{ content: 'A page.' }],
    published: true,
  });
  await deliver(document);
  expect((await document.get()).get('publishedAt')).toBeInstanceOf(Timestamp);
  return { document, id: (await document.get()).get('id') as number };
}

const announcement = ({ id }: DocumentReference) => database.doc(`pushAnnouncements/${id}`);
const copyOf = async (id: number) => (await database.doc(`publishedStories/${id}`).get()).data();
const featured = async () =>
  ((await database.doc('publishedLists/featured').get()).get('stories') ?? []) as { id: number; title: string }[];

/** When each document of publishing was last written; undefined if it does not exist. */
async function written(document: DocumentReference, id: number) {
  const paths = ['system/curatedIds', 'publishedLists/featured', `publishedStories/${id}`];
  const all = [document, announcement(document), ...paths.map((path) => database.doc(path))];
  return (await database.getAll(...all)).map(({ ref, updateTime }) => [ref.path, updateTime?.valueOf()]);
}

test('a repeated event writes and announces nothing, alone or many at once', async () => {
  const { document, id } = await published();
  const [before, announced] = [await written(document, id), enqueued.length];
  expect((await announcement(document).get()).get('state')).toBe('announced');
  await deliver(document);
  await Promise.all(Array.from({ length: 4 }, () => deliver(document)));
  expect(await written(document, id)).toEqual(before);
  expect(enqueued).toHaveLength(announced);
});

test('edits of several stories with repeated, late and out-of-order events end with the last edit', async () => {
  const numbers = numbersFrom(11);
  const roll = (below: number) => Math.floor(numbers() * below);
  const stories: Awaited<ReturnType<typeof published>>[] = [];
  for (let story = 0; story < 3; story += 1) stories.push(await published());
  const announced = enqueued.length;
  const anyOf = <T>(values: readonly T[]) => values[roll(values.length)] as T;
  for (let round = 0; round < (LONG ? 16 : 4); round += 1) {
    const { document } = anyOf(stories);
    const edit = anyOf([
      { published: false },
      { published: true },
      { title: `Lamp ${round}` },
      { title: '' },
      { pages: [{ content: `Page ${round}.` }] },
    ]);
    await Promise.all([document.update(edit), ...Array.from({ length: LONG ? 4 : 2 }, () => deliver(anyOf(stories).document))]);
  }
  for (const { document } of stories) {
    await document.update({ title: `At last ${document.id}`, published: document !== stories[0]?.document });
  }
  // Late deliveries in another order than the edits.
  for (const { document } of stories.toReversed()) await Promise.all([deliver(document), deliver(document)]);

  const list = await featured();
  for (const { document, id } of stories) {
    const isOff = document === stories[0]?.document;
    const [data, copy] = [(await document.get()).data(), await copyOf(id)];
    expect(list.filter((story) => story.id === id).map(({ title }) => title)).toEqual(isOff ? [] : [data?.title]);
    expect(copy && { title: copy.title, pages: copy.pages }).toEqual(isOff ? undefined : { title: data?.title, pages: data?.pages });
  }
  expect(enqueued).toHaveLength(announced);
});
