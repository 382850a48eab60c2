/** The query keys of reading positions. */
import { PRIVATE } from '../../../../data/query/keys.ts';

/** How far a story is read; without a story id, the progress of all stories. */
export function progressKey(uid: string, storyId?: string) {
  return [PRIVATE, uid, 'progress', ...(storyId === undefined ? [] : [storyId])] as const;
}

/** What was read last. Below {@link progressKey}, so that both are invalidated together. */
export function readingLatelyKey(uid: string) {
  return progressKey(uid, 'lately');
}
