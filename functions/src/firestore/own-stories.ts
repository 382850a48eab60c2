/** `stories/{uuid}`, as their owner's browser stored them under the rules. */
import type { StoredStory } from '../sharing/shared-copy.ts';
import { readDocument } from './firestore-rest.ts';

/** Null where there is none, or it is somebody else's: nobody learns which. */
export async function readOwnStory(uid: string, storyId: string): Promise<StoredStory | null> {
  const story = await readDocument(`stories/${storyId}`);
  return story !== null && story.uid === uid ? (story as unknown as StoredStory) : null;
}
