/** Outbox entries for tests. */
import type { FavoriteEntry, ProgressEntry, StoryEntry } from '../src/data/outbox/entry.ts';
import { ANNA } from './fixtures.ts';

let count = 0;

function fields(timestamp: number) {
  count += 1;
  const uuid = `3f0e8f5c-52f1-4c8a-9d5e-${String(count).padStart(12, '0')}`;
  return { id: `${timestamp}-${uuid}`, timestamp, retryCount: 0, userId: ANNA.firebaseUid };
}

/** A queued story for Mira with an otter. */
export function storyEntry({
  data,
  timestamp = Date.now(),
  ...rest
}: Partial<Omit<StoryEntry, 'data'>> & { data?: Partial<StoryEntry['data']> } = {}): StoryEntry {
  return {
    ...fields(timestamp),
    type: 'story',
    action: 'create',
    data: {
      childName: 'Mira',
      favoriteAnimal: 'otter',
      storySetting: 'mountain',
      storyLength: 'medium',
      storyTone: 'cozy',
      coverImage: 'moon',
      uid: ANNA.firebaseUid,
      createdAt: new Date(timestamp).toISOString(),
      ...data,
    },
    ...rest,
  };
}

export function favoriteEntry({
  title,
  storyId = '7',
  timestamp = Date.now(),
  ...rest
}: Partial<Omit<FavoriteEntry, 'data'>> & { title?: string } = {}): FavoriteEntry {
  return {
    ...fields(timestamp),
    type: 'favorite',
    action: 'add',
    storyId,
    data: { storyId, addedAt: timestamp, ...(title === undefined ? {} : { title }) },
    ...rest,
  };
}

/** Page 4 of 7, or the last page when finished. */
export function progressEntry({
  finished = false,
  storyId = '10',
  timestamp = Date.now(),
  ...rest
}: Partial<Omit<ProgressEntry, 'data'>> & { finished?: boolean } = {}): ProgressEntry {
  return {
    ...fields(timestamp),
    type: 'progress',
    action: 'update',
    storyId,
    data: { page: finished ? 7 : 4, pageCount: 7, finished, updatedAt: timestamp },
    ...rest,
  };
}
