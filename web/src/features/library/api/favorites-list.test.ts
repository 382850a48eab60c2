// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { coverPicture, type Favorite } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { favoriteEntry } from '../../../../testing/entries.ts';
import { type FakeFirestore, fakeFirestore, NOW, ROOT } from '../../../../testing/fake-firestore.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderHook } from '../../../../testing/render-hook.ts';
import { encodeFields } from '../../../data/firestore/values.ts';
import { connectSyncEngine, type SyncEngine } from '../../../data/outbox/page/sync.ts';
import { showEntries } from '../../../data/outbox/page/sync-state.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { openSession } from '../../../data/session/session.ts';
import { FAVORITES_PAGE, mergeDelivered } from '../../reader/api/favorites/favorite-record.ts';
import { useFavoriteList } from './favorites-list.ts';

vi.mock('../../../data/session/sign-in/auth.ts', () => ({ idTokenOf: async () => 'token' }));

connectSyncEngine(async () => ({ refresh: async () => undefined }) as Partial<SyncEngine> as SyncEngine);

const UID = ANNA.firebaseUid;
const SIBLINGS = ['Leo', 'Ana'];
let database: FakeFirestore;
let curated: (id: string) => Response;

/** The server's favorites, which it lists page by page. */
let favorites: Favorite[];

function listPage(): Response | undefined {
  const query = database.requests.at(-1)?.body.structuredQuery as { startAt?: { values: [{ timestampValue: string }] } } | undefined;
  const after = query?.startAt ? Date.parse(query.startAt.values[0].timestampValue) : Number.POSITIVE_INFINITY;
  const page = favorites.filter(({ addedAt }) => addedAt < after).slice(0, FAVORITES_PAGE);
  const found = page.map(({ storyId, addedAt }) => {
    const fields = { addedAt: { timestampValue: new Date(addedAt).toISOString() } };
    return { document: { name: `${ROOT}/users/${UID}/favorites/${storyId}`, fields }, readTime: NOW };
  });
  return Response.json(found.length > 0 ? found : [{ readTime: NOW }]);
}

beforeEach(() => {
  database = fakeFirestore();
  const { id, createdAt, ...story } = FOX_STORY;
  database.documents.set(`${ROOT}/stories/${id}`, encodeFields({ ...story, siblings: SIBLINGS }));
  database.intercept = (method) => (method === 'runQuery' ? listPage() : undefined);
  curated = (storyId) =>
    Response.json({ id: storyId, title: `Story ${storyId}`, category: 'Sea', pages: [{ content: 'One.' }, { content: 'Two.' }] });
  const firestore = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url.startsWith('/api/stories/') ? curated(url.slice('/api/stories/'.length)) : firestore(url, init),
  );
  favorites = [
    { storyId: '7', addedAt: 20 },
    { storyId: FOX_STORY.id, addedAt: 10 },
  ];
  queryClient.clear();
  showEntries([], { quietly: true });
  openSession(null);
  openSession({ uid: UID, email: ANNA.email, displayName: ANNA.displayName });
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
    { kind: 'curated', id: '7', title: 'Story 7', content: 'One.\n\nTwo.', category: 'Sea', favoritedAt: 20 },
    {
      kind: 'own',
      id: FOX_STORY.id,
      title,
      content,
      children: 'Mia, Leo, and Ana',
      picture: coverPicture(FOX_STORY),
      favoritedAt: 10,
    },
  ]);
});

it('has what waits to be added among them, at its moment, also once it is delivered', async () => {
  favorites = [{ storyId: '7', addedAt: 20 }];
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
  curated = () => new Response('gone', { status: 404 });
  const { result, unmount } = open();
  await shows(result, FOX_STORY.id);
  unmount();
  database.documents.clear();
  await shows(open().result);
});

it('comes page by page, shows a favorite that was added again once, and begins with page 1 at the next visit', async () => {
  const full = Array.from({ length: FAVORITES_PAGE }, (_, index) => ({ storyId: String(100 - index), addedAt: 100 - index }));
  favorites = [...full, { storyId: '5', addedAt: 5 }];
  const { result, unmount } = open();
  const first = full.map(({ storyId }) => storyId);
  await shows(result, ...first);
  expect(result.current.hasMore).toBe(true);
  act(() => showEntries([{ ...press('add', '90'), timestamp: 200, data: { storyId: '90', addedAt: 200 } }]));
  await act(async () => void (await result.current.loadMore()));
  await shows(result, '90', ...first.filter((id) => id !== '90'), '5');
  expect(result.current.hasMore).toBe(false);
  const lists = () => database.requests.filter(({ method }) => method === 'runQuery').length;
  expect(lists()).toBe(2);
  unmount();
  showEntries([]);
  const again = open().result;
  await shows(again, ...first);
  await waitFor(() => expect(again.current.isFetching).toBe(false));
  expect(ids(again)).toEqual(first);
  expect(lists()).toBe(3);
});
