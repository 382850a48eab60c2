/** The stories that a family made (`stories`). Theirs alone (decisions P2). */

import { useQuery } from '@tanstack/react-query';
import { isStoryId, type Story } from '@tuckaway/domain';
import { NotYourStory, OutOfReach, StoryNotFound } from '../lib/errors.ts';
import { storyKey } from '../queries/keys.ts';
import { queryClient } from '../queries/query-client.ts';
import { currentUid, useSession } from '../session/session.ts';

/**
 * One story; read before, it is there without a network too, and at once for a screen that waits for it: a story is never changed, it can
 * only be gone. Throws {@link StoryNotFound}, {@link NotYourStory}, {@link OutOfReach}, or what the database throws.
 */
export async function getStory(id: string): Promise<Story> {
  if (!isStoryId(id)) throw new StoryNotFound();
  const uid = currentUid() ?? '';
  const load = async (): Promise<Story> => {
    const { readStory } = await import('./story-documents.ts');
    const story = await readStory(uid, id);
    if (story.uid !== uid) throw new NotYourStory();
    return story;
  };
  const { copyOf, NoAnswer, withCopy } = await import('../cache/cached-copies.ts');
  const copy = copyOf<Story>(uid, `story/${id}`);
  const show = (story: Story): void => void queryClient.setQueryData(storyKey(uid, id), story);
  void copy.get().then((kept) => {
    if (kept && currentUid() === uid && queryClient.getQueryState(storyKey(uid, id))?.status === 'pending') show(kept);
  });
  try {
    return await withCopy(copy, load, show);
  } catch (error) {
    if (error instanceof StoryNotFound || error instanceof NotYourStory) throw error;
    throw error instanceof NoAnswer || !navigator.onLine ? new OutOfReach() : error;
  }
}

/**
 * Those of these stories that are there, in any order, and each kept as {@link getStory} keeps it. Throws what the way to the database throws.
 * @param late called with what came after the copies were given.
 */
export async function getStories(ids: readonly string[], late: (stories: Story[]) => void): Promise<Story[]> {
  if (ids.length === 0) return [];
  const uid = currentUid() ?? '';
  const load = async () => (await import('./story-documents.ts')).readStories(uid, ids);
  const [{ withCopy }, { keptStories }] = await Promise.all([import('../cache/cached-copies.ts'), import('./cached-stories.ts')]);
  return withCopy(keptStories(uid, ids), load, late);
}

/** {@link getStory} for a screen. Asks nothing while nobody is signed in or the id is null. */
export function useFamilyStory(id: string | null) {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.firebaseUid : null;
  return useQuery({
    queryKey: storyKey(uid ?? '', id ?? ''),
    queryFn: () => getStory(id ?? ''),
    enabled: uid !== null && id !== null,
  });
}
