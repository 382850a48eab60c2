/** The stories that a family made (`stories`). Theirs alone (decisions P2). */

import { useQuery } from '@tanstack/react-query';
import { isStoryId, type Story } from '@tuckaway/domain';
import { NotYourStory, StoryNotFound } from './errors.ts';
import { PRIVATE, queryClient } from './query-client.ts';
import { currentUid, useSession } from './session.ts';

/** A UUID, chosen before the story exists: it is the document's id and the key that makes a repeated request the same request. */
export function newStoryId(): string {
  return crypto.randomUUID();
}

/** One story. Throws {@link StoryNotFound}, {@link NotYourStory}, or what the way to the database throws. */
export async function getStory(id: string): Promise<Story> {
  if (!isStoryId(id)) throw new StoryNotFound();
  const { readStory } = await import('./story-documents.ts');
  const story = await readStory(id);
  if (story.uid !== currentUid()) throw new NotYourStory();
  return story;
}

/** Stores a story under the id it has; stored already is stored. `createdAt` is the server's. */
export async function saveStory(story: Omit<Story, 'createdAt'>): Promise<void> {
  const { addStory } = await import('./story-documents.ts');
  await addStory(story);
  queryClient.setQueryData(storyKey(story.uid, story.id), { ...story, createdAt: Date.now() });
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

function storyKey(uid: string, id: string) {
  return [PRIVATE, uid, 'story', id] as const;
}
