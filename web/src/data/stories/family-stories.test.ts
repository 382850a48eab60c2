// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryObserver } from '@tanstack/react-query';
import type { Story } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../testing/fixtures.ts';
import { copyOf } from '../cache/cached-copies.ts';
import { OfflineError, StoryAccessDenied, StoryNotFound } from '../lib/errors.ts';
import { storyKey } from '../queries/keys.ts';
import { queryClient } from '../queries/query-client.ts';
import { openSession } from '../session/session.ts';
import { getStory } from './family-stories.ts';

const readStory = vi.hoisted(() => vi.fn());
vi.mock('./story-documents.ts', () => ({ readStory }));
vi.mock('../session/profile.ts', () => ({ readOrCreateProfile: () => Promise.reject(new Error('none')) }));

beforeEach(() => {
  readStory.mockReset().mockResolvedValue(FOX_STORY);
  openSession(null);
});

it('refuses another account’s story, even where the database would return it [spec 5.6, 6.5]', async () => {
  openSession({ uid: 'uid-ben', email: 'ben@example.com', displayName: null });
  await expect(getStory(FOX_STORY.id)).rejects.toBeInstanceOf(StoryAccessDenied);
  openSession(null);
  await expect(getStory(FOX_STORY.id)).rejects.toThrow("You don't have permission to view this story");
});

it('rejects an id of another kind without a request', async () => {
  await expect(getStory('7')).rejects.toBeInstanceOf(StoryNotFound);
  expect(readStory).not.toHaveBeenCalled();
});

it('is out of reach where there is no network and nothing is kept, and no story that is gone', async () => {
  openSession({ uid: ANNA.firebaseUid, email: ANNA.email, displayName: ANNA.displayName });
  const lost = new TypeError('Failed to fetch');
  readStory.mockRejectedValue(lost);
  await expect(getStory(FOX_STORY.id)).rejects.toBe(lost);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(getStory(FOX_STORY.id)).rejects.toBeInstanceOf(OfflineError);
  readStory.mockRejectedValue(new StoryNotFound());
  await expect(getStory(FOX_STORY.id)).rejects.toBeInstanceOf(StoryNotFound);
});

it('is there at once for a screen where it is kept, before the server has said anything, and goes where that says that it is gone', async () => {
  openSession({ uid: ANNA.firebaseUid, email: ANNA.email, displayName: ANNA.displayName });
  const copy = copyOf<Story>(ANNA.firebaseUid, `story/${FOX_STORY.id}`);
  await copy.put(FOX_STORY);
  const { promise, reject } = Promise.withResolvers<Story>();
  readStory.mockReturnValue(promise);
  const queryKey = storyKey(ANNA.firebaseUid, FOX_STORY.id);
  const screen = new QueryObserver(queryClient, { queryKey, queryFn: () => getStory(FOX_STORY.id) });
  const leave = screen.subscribe(() => undefined);
  await vi.waitFor(() => expect(screen.getCurrentResult()).toMatchObject({ data: FOX_STORY, fetchStatus: 'fetching' }));
  reject(new StoryNotFound());
  await vi.waitFor(() => expect(screen.getCurrentResult().error).toBeInstanceOf(StoryNotFound));
  await vi.waitFor(async () => expect(await copy.get()).toBeUndefined());
  leave();
});
