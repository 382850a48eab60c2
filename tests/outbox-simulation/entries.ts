/** Entries with the same shape as the app's. */
import type { FavoriteEntry, ProgressEntry, StoryEntry } from '../../web/src/data/outbox/entry.ts';

/** The user's action: `now` in milliseconds since 1970; `random` for the id. */
export interface Press {
  userId: string;
  now: number;
  random: () => number;
}

export function favoriteEntry({ userId, now, random }: Press, storyId: string, action: 'add' | 'remove'): FavoriteEntry {
  const id = newId(now, random);
  return { id, timestamp: now, retryCount: 0, userId, type: 'favorite', action, storyId, data: { storyId, addedAt: now } };
}

export function progressEntry({ userId, now, random }: Press, storyId: string, page: number): ProgressEntry {
  const id = newId(now, random);
  const data = { page, pageCount: 8, finished: page === 8, updatedAt: now };
  return { id, timestamp: now, retryCount: 0, userId, type: 'progress', action: 'update', storyId, data };
}

export function storyEntry({ userId, now, random }: Press): StoryEntry {
  return {
    id: newId(now, random),
    timestamp: now,
    retryCount: 0,
    userId,
    type: 'story',
    action: 'create',
    data: {
      childName: 'Mira',
      favoriteAnimal: 'otter',
      storySetting: 'meadow',
      storyLength: 'short',
      storyTone: 'calm',
      coverImage: 'moon',
      uid: userId,
      createdAt: new Date(now).toISOString(),
    },
  };
}

function newId(now: number, random: () => number): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  return `${now}-${digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
}
