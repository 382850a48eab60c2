/** Every five minutes: tells admins about misspelled names of the collection `curatedStories`. See README.md. */
import * as logger from 'firebase-functions/logger';
import { markMisplacedStories } from '../firestore/stories/misplaced-stories.ts';
import { problemOfCollection } from '../publishing/misspelled-names.ts';

/** Throws if the database fails; the next run does the same again. */
export async function collectionNames(): Promise<void> {
  const written = await markMisplacedStories(problemOfCollection);
  if (written > 0) logger.warn('curated stories in a misspelled collection', { written });
}
