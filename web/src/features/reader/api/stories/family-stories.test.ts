// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import type { Story } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../../../testing/fixtures.ts';
import { renderHook } from '../../../../../testing/render-hook.ts';
import { OfflineError, StoryAccessDenied, StoryNotFound } from '../../../../data/device/errors.ts';
import { copyOf } from '../../../../data/query/cached-copies.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { openSession } from '../../../../data/session/session.ts';
import { noteConfirmed } from './confirmed-stories.ts';
import { getStory, useFamilyStory } from './family-stories.ts';

const readStory = vi.hoisted(() => vi.fn());
vi.mock('./story-documents.ts', () => ({ readStory }));

beforeEach(() => {
  queryClient.clear();
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

it('is out of reach if there is no network and no copy, and not found if it is gone', async () => {
  openSession({ uid: ANNA.firebaseUid, email: ANNA.email, displayName: ANNA.displayName });
  const lost = new TypeError('Failed to fetch');
  readStory.mockRejectedValue(lost);
  await expect(getStory(FOX_STORY.id)).rejects.toBe(lost);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(getStory(FOX_STORY.id)).rejects.toBeInstanceOf(OfflineError);
  readStory.mockRejectedValue(new StoryNotFound());
  await expect(getStory(FOX_STORY.id)).rejects.toBeInstanceOf(StoryNotFound);
});

describe('a story whose copy is on this device', () => {
  const copy = copyOf<Story>(ANNA.firebaseUid, `story/${FOX_STORY.id}`);
  const shown = () => renderHook(() => useFamilyStory(FOX_STORY.id)).result;

  beforeEach(async () => {
    openSession({ uid: ANNA.firebaseUid, email: ANNA.email, displayName: ANNA.displayName });
    await copy.put(FOX_STORY);
  });

  it('is not shown before the server has answered, as it may be gone', async () => {
    const answer = Promise.withResolvers<Story>();
    readStory.mockReturnValue(answer.promise);
    const screen = shown();
    await vi.waitFor(() => expect(readStory).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.current.data).toBeUndefined();
    answer.reject(new StoryNotFound());
    await waitFor(() => expect(screen.current.error).toBeInstanceOf(StoryNotFound));
    await vi.waitFor(async () => expect(await copy.get()).toBeUndefined());
  });

  it('is shown at once if the server has returned it before', async () => {
    readStory.mockReturnValue(new Promise(() => undefined));
    noteConfirmed(FOX_STORY.id);
    const screen = shown();
    // Long before a copy is shown instead of a slow server's answer.
    await waitFor(() => expect(screen.current.data).toEqual(FOX_STORY), { timeout: 3000 });
  });
});
