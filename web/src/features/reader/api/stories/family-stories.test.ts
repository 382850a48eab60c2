// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import type { Story } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, setOnline, signIn } from '../../../../../testing/fake-backend.ts';
import { NOW } from '../../../../../testing/fake-firestore.ts';
import { ANNA, FOX_STORY } from '../../../../../testing/fixtures.ts';
import { renderHook } from '../../../../../testing/render-hook.ts';
import { OfflineError, StoryAccessDenied, StoryNotFound } from '../../../../data/device/errors.ts';
import { FirestoreError } from '../../../../data/firestore/client.ts';
import { copyOf } from '../../../../data/query/cached-copies.ts';
import { noteConfirmed } from './confirmed-stories.ts';
import { getStory, useFamilyStory } from './family-stories.ts';

let backend: FakeBackend;

beforeEach(async () => {
  backend = await fakeBackend();
});

it('refuses another account’s story, even where the database would return it [spec 5.6, 6.5]', async () => {
  const foreign = { ...FOX_STORY, id: '1b671a64-40d5-491e-99b0-da01ff1f3341', uid: 'uid-ben' };
  backend.storeStory(foreign);
  signIn();
  const read = getStory(foreign.id);
  await expect(read).rejects.toBeInstanceOf(StoryAccessDenied);
  await expect(read).rejects.toThrow("You don't have permission to view this story");
});

it('rejects an id of another kind without a request', async () => {
  await expect(getStory('7')).rejects.toBeInstanceOf(StoryNotFound);
  expect(backend.requests).toEqual([]);
});

it('is out of reach if there is no network and no copy, and not found if it is gone', async () => {
  signIn();
  await expect(getStory(FOX_STORY.id)).rejects.toBeInstanceOf(StoryNotFound);
  backend.intercept = () => new Response('', { status: 503 });
  await expect(getStory(FOX_STORY.id)).rejects.toBeInstanceOf(FirestoreError);
  setOnline(false);
  await expect(getStory(FOX_STORY.id)).rejects.toBeInstanceOf(OfflineError);
});

describe('a story whose copy is on this device', () => {
  const copy = copyOf<Story>(ANNA.firebaseUid, `story/${FOX_STORY.id}`);
  const shown = () => renderHook(() => useFamilyStory(FOX_STORY.id)).result;

  beforeEach(async () => {
    signIn();
    await copy.put(FOX_STORY);
  });

  it('is not shown before the server has answered, as it may be gone', async () => {
    const answer = Promise.withResolvers<void>();
    backend.intercept = () => answer.promise.then(() => Response.json([{ missing: 'it', readTime: NOW }]));
    const screen = shown();
    await vi.waitFor(() => expect(backend.requests.some(({ body }) => String(body.documents).endsWith(FOX_STORY.id))).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.current.data).toBeUndefined();
    answer.resolve();
    await waitFor(() => expect(screen.current.error).toBeInstanceOf(StoryNotFound));
    await vi.waitFor(async () => expect(await copy.get()).toBeUndefined());
  });

  it('is shown with its text if its pages have another shape [fault 8]', async () => {
    await copy.put({ ...FOX_STORY, pages: 'two' as never });
    setOnline(false);
    await expect(getStory(FOX_STORY.id)).resolves.toMatchObject({ title: FOX_STORY.title });
  });

  it('is shown at once if the server has returned it before', async () => {
    backend.intercept = () => new Promise<Response>(() => undefined);
    noteConfirmed(FOX_STORY.id);
    const screen = shown();
    // Before a copy is shown instead of a slow server's answer.
    await waitFor(() => expect(screen.current.data).toEqual(FOX_STORY), { timeout: 400 });
  });
});
