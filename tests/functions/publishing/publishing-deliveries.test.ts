/**
 * Publishing with repeated events, in the database's own transactions; redeliveries.test.ts has every order of edits and events. The trigger's code
 * runs in this process against a database of its own, in which no other story is published.
 */
import process from 'node:process';
import { initializeApp } from 'firebase-admin/app';
import { type DocumentReference, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, test, vi } from 'vitest';
import { curatedStoryWritten } from '../../../functions/src/triggers/curated-story-written.ts';

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

const announcement = ({ id }: DocumentReference) => database.doc(`pushAnnouncements/${id}`);

/** When each document of publishing was last written; undefined if it does not exist. */
async function written(document: DocumentReference, id: number) {
  const paths = ['system/curatedIds', 'publishedLists/featured', `publishedStories/${id}`];
  const all = [document, announcement(document), ...paths.map((path) => database.doc(path))];
  return (await database.getAll(...all)).map(({ ref, updateTime }) => [ref.path, updateTime?.valueOf()]);
}

test('a repeated event writes and announces nothing, alone or many at once', async () => {
  const document = database.doc('curatedStories/lamp');
  await document.set({ title: 'Lamp', description: 'A lamp.', category: 'Cozy', pages: [{ content: 'A page.' }], published: true });
  await deliver(document);
  const story = await document.get();
  expect(story.get('publishedAt')).toBeInstanceOf(Timestamp);
  const id = story.get('id') as number;
  const [before, announced] = [await written(document, id), enqueued.length];
  expect((await announcement(document).get()).get('state')).toBe('announced');
  await deliver(document);
  await Promise.all(Array.from({ length: 4 }, () => deliver(document)));
  expect(await written(document, id)).toEqual(before);
  expect(enqueued).toHaveLength(announced);
});
