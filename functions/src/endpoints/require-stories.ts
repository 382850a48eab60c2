import * as logger from 'firebase-functions/logger';
import { errorCode } from '../lib/error-code.ts';
import { storiesStopped } from '../store/switches.ts';
import { StoryFailure } from '../stories/story-failure.ts';

/**
 * Throws {@link StoryFailure} `stopped` while an operator has stopped story generation, and `unavailable` if that is unknown: an operator can rely
 * on the switch, and without Firestore no story could be counted and stored anyway.
 */
export async function requireStories(areStopped = storiesStopped): Promise<void> {
  const stopped = await areStopped().catch((error: unknown) => {
    logger.warn('switches not read', { code: errorCode(error) });
    throw new StoryFailure('unavailable');
  });
  if (stopped) throw new StoryFailure('stopped');
}
