/** The outbox against the real rules, Firestore’s REST interface and the endpoint, which other tests replace by a model server. */
import { randomUUID } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { paragraphsToHtml } from '../../domain/src/index.ts';
import { documentName } from '../../web/src/data/firestore/client.ts';
import { encodeFields } from '../../web/src/data/firestore/values.ts';
import { createOutbox } from '../../web/src/data/outbox/create-outbox.ts';
import { sendStory } from '../../web/src/data/outbox/delivery/story-lane.ts';
import type { Entry, FavoriteEntry, ProgressEntry, StoryEntry } from '../../web/src/data/outbox/entry.ts';
import type { OutboxPorts } from '../../web/src/data/outbox/ports.ts';
import { queueDatabase } from '../../web/src/data/outbox/queue-database.ts';
import { orderOf, storyIdOf } from '../../web/src/data/outbox/story-entry.ts';
import { database, HOSTING, newAccount, PROJECT, REQUEST, storyteller } from './support/support.ts';

const HOUR = 3_600_000;

test('100 favorites and 20 progress updates are stored by eight requests', async () => {
  const { outbox, uid, requests, keep } = await device();
  const stories = await plantStories(uid, 100);
  const favorites = stories.map((storyId) => favorite(uid, storyId));
  const pages = stories.slice(0, 20).map((storyId) => progress(uid, storyId, { page: 2, pageCount: 7 }));
  await keep(...favorites, ...pages);
  const reports = await Promise.all([outbox.drain('favorite'), outbox.drain('progress')]);
  expect(reports.flatMap(({ outcomes }) => outcomes.map(({ kind }) => kind))).toEqual(Array.from({ length: 120 }, () => 'delivered'));
  expect(requests).toHaveLength(8);
  expect((await database.collection(`users/${uid}/favorites`).get()).size).toBe(100);
  const page = (await database.doc(`users/${uid}/progress/${stories[0]}`).get()).data();
  expect(page).toMatchObject({ page: 2, pageCount: 7, finished: false });
  expect(page?.updatedAt.toMillis()).toBe(pages[0]?.timestamp);
});

test('adding an existing and removing a missing favorite are no errors', async () => {
  const { outbox, uid, keep } = await device();
  for (const action of ['add', 'add', 'remove', 'remove'] as const) {
    await keep(favorite(uid, '1', action));
    const { outcomes } = await outbox.drain('favorite');
    expect(outcomes.map(({ kind }) => kind)).toEqual(['delivered']);
    expect((await database.doc(`users/${uid}/favorites/1`).get()).exists).toBe(action === 'add');
  }
});

test('one bad entry among many is found, and the others are stored', async () => {
  const { outbox, uid, keep } = await device();
  const pages = Array.from({ length: 9 }, (_, story) => progress(uid, String(story + 1), { page: story === 4 ? 8 : 2, pageCount: 7 }));
  await keep(...pages);
  const { outcomes } = await outbox.drain('progress');
  expect(outcomes.filter(({ kind }) => kind === 'delivered')).toHaveLength(8);
  expect(outcomes.filter(({ kind }) => kind === 'attention').map(({ entry }) => entry.id)).toEqual([pages[4]?.id]);
  expect((await database.collection(`users/${uid}/progress`).get()).size).toBe(8);
});

test('favorites and progress of stories that are gone are dropped, and the others are stored', async () => {
  const { outbox, uid, keep } = await device();
  const [own = '', deleted = ''] = await plantStories(uid, 2);
  await database.doc(`stories/${deleted}`).delete();
  const stories = ['1', '424242', own, deleted];
  await keep(...stories.flatMap((id) => [favorite(uid, id), progress(uid, id, { page: 2, pageCount: 7 })]));
  await Promise.all([outbox.drain('favorite'), outbox.drain('progress')]);
  expect(await outbox.entries(uid)).toEqual([]);
  for (const list of ['favorites', 'progress']) {
    const { docs } = await database.collection(`users/${uid}/${list}`).get();
    expect(docs.map(({ id }) => id).sort()).toEqual(['1', own].sort());
  }
});

test('a favorite of another family’s story is refused, and asks for attention', async () => {
  const { outbox, uid, keep } = await device();
  const [theirs = ''] = await plantStories('another-account', 1);
  await keep(favorite(uid, theirs));
  expect((await outbox.drain('favorite')).outcomes).toMatchObject([{ kind: 'attention' }]);
});

test('a device whose clock is ahead keeps the order of its actions', async () => {
  const { outbox, uid, requests, keep, clock } = await device();
  clock.ahead = 2 * HOUR;
  const startedAt = Date.now();
  const pressed = startedAt + clock.ahead;
  await keep(...['1', '2', '3'].map((story, index) => favorite(uid, story, 'add', pressed - (3 - index) * 60_000)));
  await outbox.drain('favorite');
  expect(requests).toHaveLength(3);
  const { docs } = await database.collection(`users/${uid}/favorites`).orderBy('addedAt').get();
  expect(docs.map(({ id }) => id)).toEqual(['1', '2', '3']);
  for (const [index, document] of docs.entries()) {
    const at = document.get('addedAt').toMillis() + (3 - index) * 60_000;
    // The server's date, by which the device's clock is corrected, has no milliseconds.
    expect(at).toBeGreaterThan(startedAt - 2000);
    expect(at).toBeLessThan(Date.now() + 2000);
  }
});

test('a queued story is written and stored once with its cover, and made a favorite', async () => {
  const { outbox, uid, requests, keep } = await device();
  const entry = story(uid);
  entry.data.coverImage = 'castle';
  await keep(entry);
  const { outcomes } = await outbox.drain('story');
  expect(outcomes.map(({ kind, entry: { type } }) => [kind, type])).toEqual([
    ['delivered', 'story'],
    ['delivered', 'favorite'],
  ]);
  const stored = (await database.doc(`stories/${storyIdOf(entry)}`).get()).data();
  expect(stored).toMatchObject({ uid, ...REQUEST, coverImage: 'castle' });
  // Looking for the story, having it written, and storing the favorite.
  expect(requests).toHaveLength(3);
  expect(stored?.content).toMatch(/^<p>.*<\/p>$/);
  expect(stored?.template).toContain('{child}');
  expect(Math.abs(stored?.createdAt.toMillis() - Date.now())).toBeLessThan(60_000);
  const made = (await database.doc(`users/${uid}/favorites/${storyIdOf(entry)}`).get()).data();
  expect(made).toMatchObject({ storyId: storyIdOf(entry), title: stored?.title });
  expect(made?.addedAt.toMillis()).toBe(entry.timestamp);
  expect(await outbox.entries(uid)).toEqual([]);
});

test('an existing story counts as delivered, another family’s does not', async () => {
  const { ports, uid } = await device();
  const entry = story(uid);
  const order = orderOf(entry);
  const first = await sendStory(ports, order);
  const there = { kind: 'ready', storyId: order.storyId, title: first.kind === 'ready' ? first.title : '' };
  expect(first).toMatchObject(there);
  expect(await sendStory(ports, order)).toEqual(first);
  expect(await sendStory(ports, order, { again: true })).toEqual(there);
  const stranger = await device();
  expect(await sendStory(stranger.ports, { ...order, uid: stranger.uid })).toMatchObject({ kind: 'refused' });
});

test('a service worker of version 2e92dfd finds its story after it could not store it, and so counts it as delivered', async () => {
  const { ports, uid } = await device();
  const storyId = randomUUID();
  const token = (await ports.identity.token(uid, { fresh: false })) as string;
  const name = documentName(ports, 'stories', storyId);
  const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> & Record<string, unknown>[] };
  };
  // It sends no cover.
  const { status, body } = await post(`${HOSTING}/api/generate-story`, REQUEST, { 'idempotency-key': storyId });
  expect(status).toBe(200);
  const story = { title: body.title, content: paragraphsToHtml([body.content ?? '']) };
  const stored = await post(`${ports.endpoints.documents}:commit`, {
    writes: [
      {
        update: { name, fields: encodeFields({ uid, ...REQUEST, coverImage: 'castle', ...story }) },
        currentDocument: { exists: false },
        updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
      },
    ],
  });
  // Both count as refusals, after which it looks for the story.
  expect([403, 409]).toContain(stored.status);
  const { status: read, body: rows } = await post(`${ports.endpoints.documents}:batchGet`, { documents: [name] });
  expect(read).toBe(200);
  expect(rows).toMatchObject([{ found: { fields: { uid: { stringValue: uid }, title: { stringValue: body.title } } } }]);
  expect((await database.doc(`stories/${storyId}`).get()).get('coverImage')).toBe('moon');
});

test('a story of two children is stored with what its next episode needs, and the next episode uses it', async () => {
  const { uid, ports } = await device();
  const first = story(uid);
  first.data.siblings = ['Quillon'];
  expect(await sendStory(ports, orderOf(first))).toMatchObject({ kind: 'ready' });
  const told = (await database.doc(`stories/${storyIdOf(first)}`).get()).data() as Record<string, string & string[]>;
  expect(told.siblings).toEqual(['Quillon']);
  expect(told.content).toContain('Quillon');
  const { recap = '', cast = [] } = told;
  expect(recap).toMatch(/\{child\}.*\{child2\}/u);
  expect(JSON.stringify([told.template, recap, cast])).not.toMatch(/zebedee|quillon/iu);
  const next = story(uid);
  next.data.continues = { storyId: storyIdOf(first), recap: 'They flew to Saturn.', cast: ['a forged owl'] };
  await storyteller.of({ uid }).reset();
  expect(await sendStory(ports, orderOf(next))).toMatchObject({ kind: 'ready' });
  const after = (await database.doc(`stories/${storyIdOf(next)}`).get()).data();
  expect(after?.continues).toBe(storyIdOf(first));
  // The notes are those of the first story's document, whatever the device says.
  expect(await storyteller.of({ uid }).everythingSent()).not.toMatch(/Saturn|forged/);
  // The animal is still named.
  expect(after?.content).toContain(cast[0]?.split(' ')[0]);
});

/** Ids of stories that this account has. */
async function plantStories(uid: string, many: number): Promise<string[]> {
  const ids = Array.from({ length: many }, () => randomUUID());
  await Promise.all(ids.map((id) => database.doc(`stories/${id}`).set({ uid, title: 'The Lamp' })));
  return ids;
}

/** A device with its own account, an in-memory database, and a record of its requests. */
async function device() {
  const account = await newAccount();
  const clock = { ahead: 0 };
  const requests: string[] = [];
  const systemClock: OutboxPorts['clock'] = {
    now: () => Date.now() + clock.ahead,
    // No time limits: on a busy machine a request that takes long would be sent again.
    after: () => () => undefined,
  };
  const ports: OutboxPorts = {
    identity: { userId: async () => account.uid, token: async (uid) => (uid === account.uid ? account.token : null) },
    queue: queueDatabase(() => factory, systemClock),
    fetch: (url, init) => {
      requests.push(url);
      return fetch(url, init);
    },
    clock: systemClock,
    // One tab: nothing else holds a lock.
    locks: { request: (_name, _options, work) => work(true) },
    random: Math.random,
    online: () => true,
    endpoints: {
      api: HOSTING,
      documents: `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT}/databases/(default)/documents`,
    },
  };
  const factory = new IDBFactory() as unknown as globalThis.IDBFactory;
  const outbox = createOutbox(ports);
  const keep = async (...entries: Entry[]) => {
    for (const entry of entries) await outbox.add(entry);
  };
  return { uid: account.uid, outbox, ports, clock, requests, keep };
}

function entryFields(userId: string, timestamp: number) {
  return { id: `${timestamp}-${randomUUID()}`, timestamp, retryCount: 0, userId };
}

function favorite(uid: string, storyId: string, action: 'add' | 'remove' = 'add', at = Date.now()): FavoriteEntry {
  return { ...entryFields(uid, at), type: 'favorite', action, storyId, data: { storyId, addedAt: at } };
}

function progress(uid: string, storyId: string, pages: { page: number; pageCount: number }): ProgressEntry {
  const at = Date.now();
  return { ...entryFields(uid, at), type: 'progress', action: 'update', storyId, data: { ...pages, finished: false, updatedAt: at } };
}

function story(uid: string): StoryEntry {
  const at = Date.now();
  const data = {
    ...(REQUEST as Omit<StoryEntry['data'], 'uid' | 'coverImage' | 'createdAt'>),
    coverImage: 'moon' as const,
    uid,
    createdAt: '',
  };
  return { ...entryFields(uid, at), type: 'story', action: 'create', data };
}
