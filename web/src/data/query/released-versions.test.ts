// @vitest-environment jsdom
/** Data that versions 2e92dfd and b3012be3 left on a device is still read: their databases, stores, keys and record shapes. */
import 'fake-indexeddb/auto';
import type { VoiceTarget } from '@tuckaway/domain';
import { promisifyRequest } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { drainRecordings } from '../../../testing/drain-recordings.ts';
import { device } from '../../../testing/tab-locks.ts';
import { childNamesQuery } from '../../features/parents/api/children/child-names.ts';
import { childrenQuery } from '../../features/parents/api/children/children-query.ts';
import { choiceQuery } from '../../features/parents/api/choices.ts';
import { loadFavoriteIds, loadFavorites } from '../../features/reader/api/favorites/stored-favorites.ts';
import { progressQuery } from '../../features/reader/api/reading/progress.ts';
import { recentlyRead } from '../../features/reader/api/reading/recently-read.ts';
import { storyQuery } from '../../features/reader/api/stories/family-stories.ts';
import { isFirstStory } from '../../features/reader/api/stories/first-story.ts';
import { shelfPageQuery } from '../../features/reader/api/stories/load-shelf.ts';
import { undecidedSentence } from '../../features/voices/api/sentence-takes.ts';
import { recordingQuery, voicesQuery } from '../../features/voices/api/story-voices.ts';
import { readTakes } from '../../features/voices/api/takes.ts';
import { systemClock } from '../device/with-timeout.ts';
import { queueDatabase } from '../outbox/queue-database.ts';
import { copyOf, handCopiesTo } from './cached-copies.ts';
import { queryClient } from './query-client.ts';

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
const PROGRESS = { page: 3, pageCount: 7, finished: false, updatedAt: AT };
const CHILD = { id: 'm', nickname: 'Mia', favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' };
const VOICE = { id: 'v', name: 'Ana', by: 'guest', kept: true, linked: true, pages: [0], changedAt: AT, expiresAt: null };
const RECORDING = { type: 'audio/webm', audio: new Uint8Array([1, 2]), durationMs: 900, starts: [0] };
const VOICE_OF_ANA: VoiceTarget = { by: 'family', storyId: UUID, voiceId: 'v', name: 'Ana' };
const RECORDED = { uid: UID, target: VOICE_OF_ANA, recordedAt: AT };
const SOUND = { type: 'audio/webm', durationMs: 1900, starts: [0, 900], finished: true };
const TAKE = { id: 'whole', page: 0, ...RECORDED, ...SOUND };
const REFUSED_TAKE = { ...TAKE, id: 'refused', page: 1, refused: 'The story is gone.' };
const SENTENCE_TAKE = { id: 'again', page: 0, ...RECORDED, sentence: 1, base: RECORDING, finished: true };
const sound = (text: string) => new TextEncoder().encode(text).buffer;

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
      [`${UID}/reading-lately`]: [{ storyId: '7', ...PROGRESS }],
      [`${UID}/progress/7`]: PROGRESS,
      [`${UID}/children`]: [CHILD],
      [`${UID}/share/${UUID}`]: { token: 'A'.repeat(24), expiresAt: AT },
      // Since b3012be3.
      [`${UID}/child-names`]: [{ id: 'm', nickname: 'Mia' }],
      [`${UID}/voices/${UUID}`]: [VOICE],
      [`${UID}/recording/${UUID}/v/0`]: RECORDING,
      [`${UID}/first-story`]: true,
      // Since the version after it.
      [`${UID}/choice/looks`]: true,
    },
  });
  // Since b3012be3.
  await fill('tuckaway-recordings', {
    takes: {
      'take/whole': TAKE,
      'chunk/whole/00000': sound('Once '),
      'chunk/whole/00001': sound('upon'),
      'take/refused': REFUSED_TAKE,
      'sentence/again': SENTENCE_TAKE,
      'chunk/again/00000': sound('a time'),
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

it('reads the cached reading places and share links', async () => {
  expect(await recentlyRead(UID)).toMatchObject([{ storyId: '7', page: 3 }]);
  expect(await copyOf(UID, `share/${UUID}`).get()).toEqual({ token: 'A'.repeat(24), expiresAt: AT });
});

it('shows the copies at the first start, although there is no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const request = vi.fn();
  vi.stubGlobal('fetch', request);
  queryClient.clear();
  expect(await loadFavorites(UID, null)).toEqual([{ storyId: '7', addedAt: AT, title: 'The Ship' }]);
  expect(await loadFavoriteIds(UID, ['7', '8'])).toEqual(['7']);
  expect(await queryClient.fetchQuery(shelfPageQuery(UID, ['shelf'], null, 18))).toEqual({ stories: [STORY], next: null });
  expect(await queryClient.fetchQuery(storyQuery(UID, UUID))).toEqual(STORY);
  expect(await queryClient.fetchQuery(progressQuery(UID, '7'))).toEqual(PROGRESS);
  expect(await queryClient.fetchQuery(childrenQuery(UID))).toEqual([CHILD]);
  expect(await queryClient.fetchQuery(childNamesQuery(UID))).toEqual([{ id: 'm', nickname: 'Mia' }]);
  expect(await queryClient.fetchQuery(voicesQuery(UID, UUID))).toEqual([VOICE]);
  const recording = await queryClient.fetchQuery(recordingQuery(UID, UUID, 'v', 0));
  expect({ ...recording, audio: [...(recording?.audio ?? [])] }).toEqual({ ...RECORDING, audio: [...RECORDING.audio] });
  expect(await queryClient.fetchQuery(choiceQuery(UID, 'looks'))).toBe(true);
  expect(await isFirstStory(UID, UUID)).toBe(false);
  expect(request).not.toHaveBeenCalled();
});

it('sends the recordings that waited, and has those that wait for a decision', async () => {
  expect(await readTakes()).toEqual([REFUSED_TAKE, TAKE]);
  expect(await undecidedSentence(VOICE_OF_ANA)).toMatchObject({ id: 'again', sentence: 1 });
  const sent: object[] = [];
  const post = async (body: object) => {
    sent.push(body);
    return { status: 200, body: { page: 0 } };
  };
  await drainRecordings({ post, locks: device().openTab().locks }, { uid: UID });
  expect(sent).toMatchObject([{ storyId: UUID, voiceId: 'v', page: 0, recordedAt: AT, audio: btoa('Once upon') }]);
  expect(await readTakes()).toEqual([REFUSED_TAKE]);
});
