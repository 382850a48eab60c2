/** The stories that a family made (`stories`), readable by their owner only (decision P2). */
import { useQuery } from '@tanstack/react-query';
import { isStoryId, type Story } from '@tuckaway/domain';
import { StoryAccessDenied, StoryNotFound } from '../../../../data/device/errors.ts';
import { copyOf } from '../../../../data/query/cached-copies.ts';
import { queryClient } from '../../../../data/query/query-client.ts';
import { type ShowFirst, storedQuery } from '../../../../data/query/stored-query.ts';
import { currentUid, useUid } from '../../../../data/session/session.ts';
import { wasConfirmed } from './confirmed-stories.ts';
import { storyKey } from './keys.ts';
import { isReadable, readStory } from './story-documents.ts';

/** {@link getStory} for a screen. Fetches nothing while no user is signed in or the id is null. */
export function useFamilyStory(id: string | null) {
  const uid = useUid();
  // TypeScript would take `Other` from the types of useQuery.
  return useQuery({ ...storyQuery<never>(uid, id ?? ''), enabled: uid !== null && id !== null });
}

/** One story. Throws {@link StoryNotFound}, {@link StoryAccessDenied}, `OfflineError`, `FirestoreError`. */
export function getStory(id: string): Promise<Story> {
  return queryClient.fetchQuery(storyQuery(currentUid(), id));
}

/** @template Other what a list shows besides family stories, such as curated ones, in queries of one type. */
export function storyQuery<Other = never>(uid: string | null, id: string, first: ShowFirst = wasConfirmed(id) ? 'copy' : 'soon') {
  const owner = uid ?? '';
  return storedQuery<Story | Other>({
    uid,
    queryKey: storyKey(owner, id),
    async read() {
      if (!isStoryId(id)) throw new StoryNotFound();
      const story = await readStory(owner, id);
      if (story.uid !== owner) throw new StoryAccessDenied();
      return story;
    },
    stored: copyOf<Story>(owner, `story/${id}`, isReadable),
    first,
  });
}
