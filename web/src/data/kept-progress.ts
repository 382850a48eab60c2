import type { ReadingProgress } from '@tuckaway/domain';
import { type Copy, copyOf } from './kept-copies.ts';

/** How far a story is read, as the server told it last; null where it knows of nothing. */
export function keptProgress(uid: string, storyId: string): Copy<ReadingProgress | null> {
  return copyOf(uid, `progress/${storyId}`);
}
