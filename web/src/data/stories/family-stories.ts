/** The stories that a family made (`stories`), readable by their owner only (decision P2). */
import { useQuery } from '@tanstack/react-query';
import { isStoryId, type Story } from '@tuckaway/domain';
import { type Copy, copyOf, withCopy } from '../cache/cached-copies.ts';
import { StoryAccessDenied, StoryNotFound } from '../lib/errors.ts';
import { storyKey } from '../queries/keys.ts';
import { queryClient } from '../queries/query-client.ts';
import { type ShowFirst, storedQuery } from '../queries/stored-query.ts';
import { currentUid, useUid } from '../session/session.ts';
import { wasConfirmed } from './confirmed-stories.ts';
import { isNotDeleted } from './removal/deleted-stories.ts';
import { readStories, readStory } from './story-documents.ts';

/** {@link getStory} for a screen. Fetches nothing while no user is signed in or the id is null. */
export function useFamilyStory(id: string | null) {
  const uid = useUid();
  return useQuery({ ...storyQuery(uid, id ?? ''), enabled: uid !== null && id !== null });
}

/** One story. Throws {@link StoryNotFound}, {@link StoryAccessDenied}, `OfflineError`, `FirestoreError`. */
export function getStory(id: string): Promise<Story> {
  return queryClient.fetchQuery(storyQuery(currentUid(), id));
}

/** Asks the server first, although the story was confirmed before: it may have been deleted since. Throws as {@link getStory} does. */
export function readStoryAgain(uid: string, id: string): Promise<Story> {
  return queryClient.fetchQuery({ ...storyQuery(uid, id, 'server'), staleTime: 0 });
}

export function storyQuery(uid: string | null, id: string, first: ShowFirst = wasConfirmed(id) ? 'copy' : 'server') {
  const owner = uid ?? '';
  return storedQuery<Story>({
    uid,
    queryKey: storyKey(owner, id),
    async read() {
      if (!isStoryId(id)) throw new StoryNotFound();
      const story = await readStory(owner, id);
      if (story.uid !== owner) throw new StoryAccessDenied();
      return story;
    },
    stored: cachedStory(owner, id),
    first,
  });
}

/**
 * Those of these stories that exist, in any order; each is cached as {@link getStory} does. Throws `FirestoreError`.
 * @param late called when the server answers after the copies were returned.
 */
export async function getStories(ids: readonly string[], late: (stories: Story[]) => void): Promise<Story[]> {
  if (ids.length === 0) return [];
  const uid = currentUid() ?? '';
  return withCopy(cachedStories(uid, ids), () => readStories(uid, ids), late);
}

/** The copies of several stories, each under its own name, so that readers find them too. */
export function cachedStories(uid: string, ids: readonly string[]): Copy<Story[]> {
  const copies = new Map(ids.map((id) => [id, cachedStory(uid, id)]));
  return {
    async get() {
      const cached = await Promise.all([...copies.values()].map((copy) => copy.get()));
      const found = cached.filter((story) => story !== undefined);
      return found.length > 0 ? found : undefined;
    },
    /** Stories that were requested and not returned do not exist any more. */
    async put(stories) {
      const returned = new Map(stories.filter(isNotDeleted).map((story) => [story.id, story]));
      await Promise.all([...copies].map(([id, copy]) => putOrDrop(copy, returned.get(id))));
    },
    async drop() {
      await Promise.all([...copies.values()].map((copy) => copy.drop()));
    },
  };
}

function cachedStory(uid: string, id: string): Copy<Story> {
  return copyOf<Story>(uid, `story/${id}`);
}

function putOrDrop(copy: Copy<Story>, story: Story | undefined): Promise<void> {
  return story === undefined ? copy.drop() : copy.put(story);
}
