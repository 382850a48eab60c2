/** How many stories an account has left today, as the server said last: the create form then tells a used-up day before its first question. */
import type { StoriesLeft } from '@tuckaway/domain';
import { localStore } from '../device/storage.ts';
import { STORIES_LEFT_KEY } from './forget-stories-left.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Moments in milliseconds since 1970, of this device. */
export interface NotedStories {
  stories: number;
  notedAt: number;
  returnsAt: number;
}

export function noteStoriesLeft(uid: string, { stories, returnsInSeconds }: StoriesLeft, now = Date.now()): void {
  localStore.write(STORIES_LEFT_KEY, JSON.stringify({ uid, stories, notedAt: now, returnsAt: now + returnsInSeconds * 1000 }));
}

/** Null if nothing is known of this account. */
export function notedStories(uid: string): NotedStories | null {
  try {
    const { uid: owner, ...noted } = JSON.parse(localStore.read(STORIES_LEFT_KEY) ?? '{}') as NotedStories & { uid?: string };
    return owner === uid ? noted : null;
  } catch {
    return null;
  }
}

/** When there are stories again, as the newest note says that still holds; null if there are some now, or nothing is known. */
export function usedUpUntil(notes: readonly NotedStories[], now: number): number | null {
  // A clock that was set back must not hold the day back.
  const holds = ({ notedAt, returnsAt }: NotedStories) => now >= notedAt && now < returnsAt && returnsAt - now <= DAY_MS;
  const newest = notes.filter(holds).reduce<NotedStories | null>((one, other) => (one && one.notedAt > other.notedAt ? one : other), null);
  return newest?.stories === 0 ? newest.returnsAt : null;
}
