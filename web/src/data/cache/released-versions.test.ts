// @vitest-environment jsdom
/** Data that version 2e92dfd left on a device is still read: its databases, stores, keys and record shapes. */
import 'fake-indexeddb/auto';
import { promisifyRequest } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { cachedIds, cachedPage } from '../favorites/stored-favorites.ts';
import { systemClock } from '../lib/with-timeout.ts';
import { queueDatabase } from '../outbox/queue-database.ts';
import { recentlyRead } from '../reading/recently-read.ts';
import { cachedShelfPage } from '../stories/shelf/load-shelf.ts';
import { copyOf, handCopiesTo } from './cached-copies.ts';

const UID = 'uid-anna';
const UUID = '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10';
const AT = 1_795_000_000_000;

const STORY_ENTRY = {
  id: `${AT}-${UUID}`,
  timestamp: AT,
  retryCount: 2,
  userId: UID,
  type: 'story',
  action: 'create',
  data: {
    childName: 'Mia',
    favoriteAnimal: 'fox',
    storySetting: 'forest',
    storyLength: 'short',
    storyTone: 'cozy',
    coverImage: 'moon',
    uid: UID,
    createdAt: '2026-11-19T00:00:00.000Z',
  },
  wait: { because: 'no-answer', since: AT, until: AT + 4000, tries: 2 },
};
const FAVORITE_ENTRY = {
  id: `${AT}-b`,
  timestamp: AT,
  retryCount: 0,
  userId: UID,
  type: 'favorite',
  action: 'add',
  storyId: '7',
  data: { storyId: '7', addedAt: AT, title: 'The Ship' },
};
const PROGRESS_ENTRY = {
  id: `${AT}-c`,
  timestamp: AT,
  retryCount: 12,
  userId: UID,
  type: 'progress',
  action: 'update',
  storyId: '7',
  data: { page: 3, pageCount: 7, finished: false, updatedAt: AT },
  attention: { because: 'gave-up', message: '' },
  askedAt: AT,
};
const STORY = {
  id: UUID,
  uid: UID,
  title: 'The Fox',
  content: '<p>Once.</p>',
  childName: 'Mia',
  favoriteAnimal: 'fox',
  storySetting: 'forest',
  storyLength: 'short',
  storyTone: 'cozy',
  coverImage: 'moon',
  createdAt: AT + 0.125,
};

async function fill(database: string, stores: Record<string, Record<string, unknown>>): Promise<void> {
  await promisifyRequest(indexedDB.deleteDatabase(database));
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => {
    for (const name of Object.keys(stores)) request.result.createObjectStore(name);
  };
  const connection = await promisifyRequest(request);
  const transaction = connection.transaction(Object.keys(stores), 'readwrite');
  for (const [name, records] of Object.entries(stores)) {
    for (const [key, value] of Object.entries(records)) transaction.objectStore(name).put(value, key);
  }
  await promisifyRequest(transaction);
  connection.close();
}

beforeEach(async () => {
  await fill('tuckaway-queue', {
    pendingStories: { [STORY_ENTRY.id]: STORY_ENTRY },
    pendingFavorites: { [FAVORITE_ENTRY.id]: FAVORITE_ENTRY },
    pendingProgress: { [PROGRESS_ENTRY.id]: PROGRESS_ENTRY },
  });
  await fill('tuckaway-copies', {
    copies: {
      [`${UID}/favorites`]: { items: [{ storyId: '7', addedAt: AT, title: 'The Ship' }], listed: true },
      [`${UID}/story/${UUID}`]: STORY,
      [`${UID}/shelf`]: { places: [{ id: UUID, createdAt: AT + 0.125 }], reach: null, whole: true },
      [`${UID}/reading-lately`]: [{ storyId: '7', page: 3, pageCount: 7, finished: false, updatedAt: AT }],
      [`${UID}/progress/7`]: { page: 3, pageCount: 7, finished: false, updatedAt: AT },
      [`${UID}/children`]: [{ id: 'm', nickname: 'Mia', favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' }],
      [`${UID}/share/${UUID}`]: { token: 'A'.repeat(24), expiresAt: AT },
    },
  });
  localStorage.setItem('tuckaway:copies', UID);
  handCopiesTo(UID);
});

it('reads the three kinds of queued entries', async () => {
  const queue = queueDatabase(() => indexedDB, systemClock);
  expect(await queue.list('story')).toEqual([STORY_ENTRY]);
  expect(await queue.list('favorite')).toEqual([FAVORITE_ENTRY]);
  expect(await queue.list('progress')).toEqual([PROGRESS_ENTRY]);
});

it('reads the cached favorites, shelf, story and reading places', async () => {
  expect(await cachedPage(UID, null).get()).toEqual([{ storyId: '7', addedAt: AT, title: 'The Ship' }]);
  expect(await cachedIds(UID, ['7', '8']).get()).toEqual(['7']);
  expect(await cachedShelfPage(UID, null, 18).get()).toEqual({ stories: [STORY], next: null });
  expect(await copyOf(UID, `story/${UUID}`).get()).toEqual(STORY);
  expect(await recentlyRead(UID)).toMatchObject([{ storyId: '7', page: 3 }]);
  expect(await copyOf(UID, 'progress/7').get()).toMatchObject({ page: 3, updatedAt: AT });
  expect(await copyOf(UID, 'children').get()).toMatchObject([{ nickname: 'Mia' }]);
  expect(await copyOf(UID, `share/${UUID}`).get()).toEqual({ token: 'A'.repeat(24), expiresAt: AT });
});
