import { type EpisodeNotes, storedNotes } from '@tuckaway/domain';
import { firestore } from '../firestore.ts';

/** See `FamilyStore.readNotes`. */
export async function readEpisodeNotes(uid: string, storyId: string): Promise<EpisodeNotes | null> {
  const story = (await firestore().collection('stories').doc(storyId).get()).data();
  return story?.uid === uid ? storedNotes(storyId, story) : null;
}
