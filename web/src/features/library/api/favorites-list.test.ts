// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { STORY_LABELS } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { favoriteEntry } from '../../../../testing/entries.ts';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { NOW, ROOT } from '../../../../testing/fake-firestore.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderHook } from '../../../../testing/render-hook.ts';
import { Timestamp } from '../../../data/firestore/values.ts';
import { showEntries } from '../../../data/outbox/page/sync-state.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { FAVORITES_PAGE, mergeDelivered } from '../../reader/api/favorites/favorite-record.ts';
import { favoritesAnswerKey, favoritesKey } from '../../reader/api/favorites/keys.ts';
import { storyKey } from '../../reader/api/stories/keys.ts';
import { useFavoriteList } from './favorites-list.ts';

const UID = ANNA.firebaseUid;
let backend: FakeBackend;

const favorite = (storyId: string, at: number) =>
  backend.store(`users/${UID}/favorites/${storyId}`, { storyId, addedAt: new Timestamp(at) });
const remove = (path: string) => backend.documents.delete(`${ROOT}/${path}`);
function curated(storyId: string, at: number): void {
  const story = { id: storyId, title: `Story ${storyId}`, category: 'Sea', pages: [{ content: 'One.' }, { content: 'Two.' }] };
  backend.api[`GET /api/stories/${storyId}`] = () => Response.json(story);
  favorite(storyId, at);
}

beforeEach(async () => {
  backend = await fakeBackend();
  backend.storeStory({ ...FOX_STORY, siblings: ['Leo', 'Ana'] });
  curated('7', 20);
  favorite(FOX_STORY.id, 10);
  signIn();
});

const open = () => renderHook(() => useFavoriteList());
type Opened = ReturnType<typeof open>['result'];
const ids = (list: Opened) => list.current.items?.map(({ id }) => id);
const shows = (list: Opened, ...expected: string[]) => waitFor(() => expect(ids(list)).toEqual(expected));
const press = (action: 'add' | 'remove', storyId: string) => favoriteEntry({ timestamp: 30, action, storyId });

it('has own stories by their id and curated ones by their number, newest first [spec 2.31, 5.11]', async () => {
  const { result } = open();
  await shows(result, '7', FOX_STORY.id);
  const { title, content } = FOX_STORY;
  expect(result.current.items).toEqual([
    { kind: 'curated', id: '7', title: 'Story 7', content: 'One.\n\nTwo.', category: 'Sea', label: STORY_LABELS.curated, favoritedAt: 20 },
    {
      kind: 'own',
      id: FOX_STORY.id,
      title,
      content,
      children: 'Mia, Leo, and Ana',
      story: expect.objectContaining({ id: FOX_STORY.id, siblings: ['Leo', 'Ana'] }),
      favoritedAt: 10,
    },
  ]);
});

it('has what waits to be added among them, at its moment, also once it is delivered', async () => {
  remove(`users/${UID}/favorites/${FOX_STORY.id}`);
  showEntries([press('add', FOX_STORY.id)]);
  const { result } = open();
  await shows(result, FOX_STORY.id, '7');
  expect(result.current.items?.[0]?.favoritedAt).toBe(30);
  act(() => {
    showEntries([]);
    void mergeDelivered(UID, press('add', FOX_STORY.id));
  });
  expect(ids(result)).toEqual([FOX_STORY.id, '7']);
});

it('hides what waits to be removed, and shows it again if that is refused', async () => {
  showEntries([press('remove', '7')]);
  const { result } = open();
  await shows(result, FOX_STORY.id);
  act(() => showEntries([{ ...press('remove', '7'), attention: { because: 'refused', message: '' } }]));
  await shows(result, '7', FOX_STORY.id);
});

it('skips silently what cannot be fetched [spec 8.23]', async () => {
  delete backend.api['GET /api/stories/7'];
  const { result, unmount } = open();
  await shows(result, FOX_STORY.id);
  unmount();
  remove(`stories/${FOX_STORY.id}`);
  await shows(open().result);
});

it('comes page by page, shows a favorite that was added again once, and begins with page 1 at the next visit', async () => {
  backend.documents.clear();
  const first = Array.from({ length: FAVORITES_PAGE }, (_, index) => String(100 - index));
  for (const storyId of [...first, '5']) curated(storyId, Number(storyId));
  const { result, unmount } = open();
  await shows(result, ...first);
  expect(result.current.hasMore).toBe(true);
  act(() => showEntries([{ ...press('add', '90'), timestamp: 200, data: { storyId: '90', addedAt: 200 } }]));
  await act(async () => void (await result.current.loadMore()));
  await shows(result, '90', ...first.filter((id) => id !== '90'), '5');
  expect(result.current.hasMore).toBe(false);
  const lists = () => backend.requests.filter(({ method }) => method === 'runQuery').length;
  expect(lists()).toBe(2);
  unmount();
  showEntries([]);
  const again = open().result;
  await shows(again, ...first);
  await waitFor(() => expect(again.current.isFetching).toBe(false));
  expect(ids(again)).toEqual(first);
  expect(lists()).toBe(3);
});

it('goes on after its first page although the device, which knew of one favorite, answered before a slow network [fault 6]', async () => {
  backend.documents.clear();
  const first = Array.from({ length: FAVORITES_PAGE }, (_, index) => String(100 - index));
  for (const storyId of [...first, '5']) curated(storyId, Number(storyId));
  queryClient.setQueryData(favoritesKey(UID), { items: [{ storyId: '100', addedAt: 100 }], listed: true });
  const { promise: listAnswered, resolve: answerList } = Promise.withResolvers<void>();
  const { promise: storyAnswered, resolve: answerStory } = Promise.withResolvers<void>();
  const readsStory = vi.fn();
  const answer = backend.api['GET /api/stories/100'];
  const rows = first.map((id) => {
    const name = `${ROOT}/users/${UID}/favorites/${id}`;
    return { document: { name, fields: backend.documents.get(name) }, readTime: NOW };
  });
  backend.intercept = (method) => (method === 'runQuery' ? listAnswered.then(() => Response.json(rows)) : undefined);
  backend.api['GET /api/stories/100'] = async (request) => {
    readsStory();
    await storyAnswered;
    return (await answer?.(request)) ?? Response.error();
  };
  const { result } = open();
  await vi.waitFor(() => expect(readsStory).toHaveBeenCalled(), { timeout: 5000 });
  answerList();
  await waitFor(() => expect(queryClient.getQueryData(favoritesAnswerKey(UID, null))).toHaveLength(FAVORITES_PAGE));
  answerStory();
  await shows(result, ...first);
  expect(result.current.hasMore).toBe(true);
});

describe('a story on this device that was deleted elsewhere [fault 6]', () => {
  const gone = () => Response.json([{ missing: `${ROOT}/stories/${FOX_STORY.id}`, readTime: NOW }]);
  const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

  beforeEach(async () => {
    // Later, its answer would be one of the network that the test makes.
    const readsProfile = () => backend.requests.some(({ body }) => String(body.documents).endsWith(`/users/${UID}`));
    await vi.waitFor(() => expect(readsProfile()).toBe(true), { interval: 1 });
    vi.useFakeTimers();
    queryClient.setQueryData(favoritesKey(UID), { items: [{ storyId: FOX_STORY.id, addedAt: 10 }], listed: true });
    queryClient.setQueryData(storyKey(UID, FOX_STORY.id), FOX_STORY);
  });
  it('shows while the network is silent, until there is an answer', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    backend.intercept = (method) => (method === 'batchGet' ? promise.then(gone) : new Promise(() => undefined));
    const { result } = open();
    await pass(1100);
    expect(ids(result)).toEqual([FOX_STORY.id]);
    vi.useRealTimers();
    resolve();
    await shows(result);
  });

  it('never shows if the network answers, also if it takes longer', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    backend.intercept = (method) => (method === 'batchGet' ? promise.then(gone) : undefined);
    const { result } = open();
    await pass(1100);
    expect(ids(result)).toBeUndefined();
    vi.useRealTimers();
    resolve();
    await shows(result, '7');
  });
});
