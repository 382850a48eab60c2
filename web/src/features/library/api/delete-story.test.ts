// @vitest-environment jsdom
/** What deleting a story asks of the database, with the network in place of the network alone. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { favoriteEntry, progressEntry } from '../../../../testing/entries.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { outbox } from '../../../data/outbox/page-outbox.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { isNotDeleted } from '../../reader/api/hidden/deleted-stories.ts';
import { shelfPagesKey, storyKey } from '../../reader/api/stories/keys.ts';
import type { ShelfPage } from '../../reader/api/stories/shelf-order.ts';
import { deleteForGood } from './delete-story.ts';

vi.mock('../../../data/session/sign-in/auth.ts', () => ({ signedInUid: async () => 'uid-anna', idTokenOf: async () => 'token' }));

const UID = ANNA.firebaseUid;
const STORY = FOX_STORY.id;
const SHELF = [...shelfPagesKey(UID), 'first'];
type Body = { writes?: { delete?: string }[]; documents?: string[] };
let asked: { what: string; body: Body }[] = [];
let commit: () => Response;
let there: boolean;

const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const REFUSED = () => json({ error: { status: 'PERMISSION_DENIED' } }, 403);
const pathOf = (name = '') => name.split('/documents/')[1];

beforeEach(() => {
  asked = [];
  commit = () => json({ writeResults: [] });
  there = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const what = String(url).split(':').at(-1) ?? '';
    asked.push({ what, body: JSON.parse(String(init?.body)) as Body });
    if (what === 'commit') return commit();
    const readTime = new Date().toISOString();
    return json([there ? { found: { fields: {} }, readTime } : { missing: 'x', readTime }]);
  });
  queryClient.clear();
  queryClient.setQueryData(storyKey(UID, STORY), FOX_STORY);
  queryClient.setQueryData<ShelfPage>(SHELF, { stories: [FOX_STORY, { ...FOX_STORY, id: 'other' }], next: null });
});

const onShelf = () => queryClient.getQueryData<ShelfPage>(SHELF)?.stories.map(({ id }) => id);
const deletions = () => asked.filter(({ what }) => what === 'commit').map(({ body }) => body.writes?.map((write) => pathOf(write.delete)));

it('the story, its heart and its place go in one commit, and nothing here shows them any more', async () => {
  expect(await deleteForGood(UID, STORY)).toBe(true);
  expect(deletions()).toEqual([[`stories/${STORY}`, `users/${UID}/favorites/${STORY}`, `users/${UID}/progress/${STORY}`]]);
  expect(onShelf()).toEqual(['other']);
  expect(queryClient.getQueryData(storyKey(UID, STORY))).toBeUndefined();
  expect([STORY, 'other'].filter((id) => isNotDeleted({ id }))).toEqual(['other']);
});

it('what another device has deleted is deleted, and its heart goes after it', async () => {
  there = false;
  const answers = [REFUSED, () => json({ writeResults: [] })];
  commit = () => (answers.shift() ?? REFUSED)();
  expect(await deleteForGood(UID, STORY)).toBe(true);
  expect(deletions()[1]).toEqual([`users/${UID}/favorites/${STORY}`, `users/${UID}/progress/${STORY}`]);
  expect(onShelf()).toEqual(['other']);
});

it.each([
  ['refused', REFUSED],
  ['broken', () => json({}, 503)],
  [
    'lost',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('where it is %s, everything is as it was', async (_how, answer) => {
  commit = answer;
  expect(await deleteForGood(UID, STORY)).toBe(false);
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
