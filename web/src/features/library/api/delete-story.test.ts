// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { favoriteEntry, progressEntry } from '../../../../testing/entries.ts';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { denial, ROOT } from '../../../../testing/fake-firestore.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { outbox } from '../../../data/outbox/page-outbox.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { isNotDeleted } from '../../reader/api/hidden/deleted-stories.ts';
import { addToLineUp, linedUp } from '../../reader/api/reading/line-up.ts';
import { shelfPagesKey, storyKey } from '../../reader/api/stories/keys.ts';
import type { ShelfPage } from '../../reader/api/stories/shelf-order.ts';
import { deleteForGood } from './delete-story.ts';

const UID = ANNA.firebaseUid;
const STORY = FOX_STORY.id;
const SHELF = [...shelfPagesKey(UID), 'first'];
let backend: FakeBackend;

beforeEach(async () => {
  backend = await fakeBackend();
  backend.storeStory(FOX_STORY);
  for (const list of ['favorites', 'progress']) backend.store(`users/${UID}/${list}/${STORY}`);
  signIn();
  queryClient.setQueryData(storyKey(UID, STORY), FOX_STORY);
  queryClient.setQueryData<ShelfPage>(SHELF, { stories: [FOX_STORY, { ...FOX_STORY, id: 'other' }], next: null });
});

const onShelf = () => queryClient.getQueryData<ShelfPage>(SHELF)?.stories.map(({ id }) => id);
const commits = () => backend.requests.filter(({ method }) => method === 'commit').length;
/** How many documents of the story there are. */
const left = () => [...backend.documents.keys()].filter((name) => name.endsWith(STORY)).length;

it('the story, its heart and its place go in one commit, and nothing here shows them any more', async () => {
  addToLineUp({ storyId: STORY, title: FOX_STORY.title });
  expect(await deleteForGood(UID, STORY)).toBe(true);
  expect([commits(), left()]).toEqual([1, 0]);
  expect(onShelf()).toEqual(['other']);
  expect(linedUp()).toEqual([]);
  expect(queryClient.getQueryData(storyKey(UID, STORY))).toBeUndefined();
  expect([STORY, 'other'].filter((id) => isNotDeleted({ id }))).toEqual(['other']);
});

it('what another device has deleted is deleted, and its heart goes after it', async () => {
  backend.documents.delete(`${ROOT}/stories/${STORY}`);
  // The rules refuse to delete a missing story.
  backend.intercept = (method) => (method === 'commit' && commits() === 1 ? denial() : undefined);
  expect(await deleteForGood(UID, STORY)).toBe(true);
  expect([commits(), left()]).toEqual([2, 0]);
  expect(onShelf()).toEqual(['other']);
});

it.each<[string, () => Response | Promise<Response>]>([
  ['refused', denial],
  ['broken', () => new Response('{}', { status: 503 })],
  ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where it is %s, everything is as it was', async (_how, answer) => {
  backend.intercept = (method) => (method === 'commit' ? answer() : undefined);
  expect(await deleteForGood(UID, STORY)).toBe(false);
  expect(left()).toBe(3);
  expect(onShelf()).toEqual([STORY, 'other']);
  expect(queryClient.getQueryData(storyKey(UID, STORY))).toEqual(FOX_STORY);
});

it('a heart and a place that wait to be sent are taken out: they would come up again for a story that is gone', async () => {
  const others = favoriteEntry({ storyId: '7' });
  for (const entry of [favoriteEntry({ storyId: STORY }), progressEntry({ storyId: STORY }), others]) await outbox.add(entry);
  await deleteForGood(UID, STORY);
  expect((await outbox.entries(UID)).map(({ id }) => id)).toEqual([others.id]);
  await outbox.discard(others);
});
