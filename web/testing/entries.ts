/** Outbox entries of Anna for tests, made as the outbox simulation makes them. */
import * as simulated from '../../tests/outbox-simulation/entries.ts';
import type { FavoriteEntry, ProgressEntry, StoryEntry } from '../src/data/outbox/entry.ts';
import { ANNA } from './fixtures.ts';

const press = (now: number): simulated.Press => ({ userId: ANNA.firebaseUid, now, random: Math.random });

/** A queued story for Mira with an otter. */
export function storyEntry({
  data,
  timestamp = Date.now(),
  ...rest
}: Partial<Omit<StoryEntry, 'data'>> & { data?: Partial<StoryEntry['data']> } = {}): StoryEntry {
  const entry = simulated.storyEntry(press(timestamp));
  return { ...entry, ...rest, data: { ...entry.data, storySetting: 'mountain', storyLength: 'medium', storyTone: 'cozy', ...data } };
}

export function favoriteEntry({
  title,
  storyId = '7',
  timestamp = Date.now(),
  ...rest
}: Partial<Omit<FavoriteEntry, 'data'>> & { title?: string } = {}): FavoriteEntry {
  const entry = simulated.favoriteEntry(press(timestamp), storyId, 'add');
  return { ...entry, ...rest, data: { ...entry.data, ...(title === undefined ? {} : { title }) } };
}

/** Page 4 of 7, or the last page when finished. */
export function progressEntry({
  finished = false,
  storyId = '10',
  timestamp = Date.now(),
  ...rest
}: Partial<Omit<ProgressEntry, 'data'>> & { finished?: boolean } = {}): ProgressEntry {
  const entry = simulated.progressEntry(press(timestamp), storyId, finished ? 7 : 4);
  return { ...entry, ...rest, data: { ...entry.data, pageCount: 7, finished } };
}
