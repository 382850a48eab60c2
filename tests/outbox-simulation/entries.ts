/** Entries and recordings with the same shape as the app's. */
import { CURRENT_TERMS, type VoiceTarget } from '@tuckaway/domain';
import type { FavoriteEntry, ProgressEntry, StoryEntry } from '../../web/src/data/outbox/entry.ts';
import type { Take } from '../../web/src/features/voices/api/takes.ts';

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

/** An invitation whose guest records on this device, to an own story of the first user. */
export const GUEST_TOKEN = 'abcdefghijklmnopqrstuvwx';
export const GUEST_STORY = '7a0c8f3e-54d1-4c51-9a4e-0d6a3a0f5b11';

/** A finished page. @param storyId an own story of the user; null for the guest. */
export function takeOf({ userId, now, random }: Press, storyId: string | null, page: number): Take {
  const target: VoiceTarget =
    storyId === null
      ? { by: 'guest', token: GUEST_TOKEN, terms: CURRENT_TERMS }
      : { by: 'family', storyId, voiceId: voiceOf(userId), name: 'Mom' };
  return {
    ...{ id: newId(now, random), uid: storyId === null ? null : userId, target, page, type: 'audio/webm' },
    ...{ recordedAt: now, durationMs: 1000, starts: [0], finished: true },
  };
}

export function voiceOf(userId: string): string {
  return `voice of ${userId}`;
}

/** Where the server stores it. */
export function placeOf({ target, page }: Take): string {
  return `${target.by === 'guest' ? target.token : target.storyId}/${page}`;
}

export function soundOf(take: Take): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${placeOf(take)} at ${take.recordedAt}`);
}

function newId(now: number, random: () => number): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  return `${now}-${digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
}
