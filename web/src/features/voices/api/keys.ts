/** The query keys of a story's voices. */
import { PRIVATE } from '../../../data/query/keys.ts';

/** Who reads a story aloud. */
export function voicesKey(uid: string, storyId: string) {
  return [PRIVATE, uid, 'voices', storyId] as const;
}
