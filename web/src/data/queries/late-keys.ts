/** The query keys of what belongs to one person, and of which the first screen knows nothing. */
import { PRIVATE, progressKey } from './keys.ts';

/** All own stories, newest first. */
export function shelfKey(uid: string) {
  return [PRIVATE, uid, 'shelf'] as const;
}

/** What was read last. Below {@link progressKey}'s, as both change together. */
export function readingLatelyKey(uid: string) {
  return progressKey(uid, 'lately');
}
