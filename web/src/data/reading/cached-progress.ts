import type { ReadingProgress } from '@tuckaway/domain';
import { type Copy, changeCopy, copyOf } from '../cache/cached-copies.ts';

/** How far a story is read, as the server told it last; null where it knows of nothing. */
export function keptProgress(uid: string, storyId: string): Copy<ReadingProgress | null> {
  return copyOf(uid, `progress/${storyId}`);
}

/** A story that was begun, and where it was left. */
export interface Begun extends ReadingProgress {
  storyId: string;
}

/** Stories read last that are kept, so that one of them is not finished and still here. */
const LATELY = 6;
const NAME = 'reading-lately';

/** What was read on this device, the latest first: home needs to ask nobody for it. */
export async function readLately(uid: string): Promise<Begun[]> {
  return (await copyOf<Begun[]>(uid, NAME).get()) ?? [];
}

/** Never rejects. */
export function keepBegun(uid: string, begun: Begun): Promise<void> {
  return changeCopy<Begun[]>(uid, NAME, (before = []) => {
    const others = before.filter(({ storyId }) => storyId !== begun.storyId);
    const newest = before.find(({ storyId, updatedAt }) => storyId === begun.storyId && updatedAt > begun.updatedAt) ?? begun;
    return [newest, ...others].sort((one, other) => other.updatedAt - one.updatedAt).slice(0, LATELY);
  });
}
