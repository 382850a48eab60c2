import type { EpisodeNotes } from '@tuckaway/domain';
import { firestore } from './firestore.ts';

/** The notes that the function stored with a family's earlier story; null for another family's, one that a browser stored, or one without notes. */
export async function readEpisodeNotes(uid: string, storyId: string): Promise<EpisodeNotes | null> {
  const story = (await firestore().collection('stories').doc(storyId).get()).data();
  if (story?.uid !== uid || story.moderated !== true || typeof story.recap !== 'string') return null;
  return { recap: story.recap, cast: (story.cast as string[] | undefined) ?? [] };
}
