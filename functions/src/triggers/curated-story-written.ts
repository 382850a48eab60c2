/** A curated story was typed, changed or deleted: see README.md. */
import * as logger from 'firebase-functions/logger';
import { imageHosts } from '../params.ts';
import { publishAsTyped } from '../repositories/curated-stories.ts';

/** @param docId the document in `curatedStories`. Throws where Firestore does not answer, so that the event comes again. */
export async function curatedStoryWritten(docId: string): Promise<void> {
  const startedAt = Date.now();
  const hosts = imageHosts
    .value()
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
  const outcome = await publishAsTyped(docId, hosts);
  logger.info('curated story', { docId, outcome, ms: Date.now() - startedAt });
}
