// @vitest-environment node
import { isStoryId } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { favoriteEntry, progressEntry, storyEntry } from '../../../../tests/outbox-simulation/entries.ts';
import type { Lane } from './entry.ts';
import { readEntry } from './read-entry.ts';
import { storyIdOf } from './story-entry.ts';

const PRESS = { userId: 'anna', now: 1000, random: () => 0.5 };
const story = storyEntry(PRESS);
const favorite = favoriteEntry(PRESS, '7', 'add');
const progress = progressEntry(PRESS, '7', 2);
const CONTINUES = { storyId: 'a', recap: 'They slept.', cast: ['the owl'] };
const read = <L extends Lane>(lane: L, value: object, key = (value as { id: string }).id) => readEntry(lane, value, key);
const withData = <E extends { data: object }>(entry: E, data: object) => ({ ...entry, data: { ...entry.data, ...data } });
const without = (value: object, ...names: string[]) => Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

test('entries of this version are read as they are', () => {
  expect(Object.keys(story.data)).not.toContain('siblings');
  const next = withData(story, { siblings: ['Leo'], continues: CONTINUES, notTonight: ['dogs'], moment: 'trip' });
  for (const entry of [story, next]) expect(read('story', entry)).toBe(entry);
  expect(read('favorite', favorite)).toBe(favorite);
  expect(read('progress', progress)).toBe(progress);
});

describe('an entry of an earlier version [fault 8]', () => {
  test('is sent with defaults for what it lacks', () => {
    const bare = { ...without(story, 'retryCount', 'type'), data: without(story.data, 'coverImage', 'storyTone') };
    expect(read('story', bare, story.id)).toEqual(withData(story, { coverImage: 'moon', storyTone: 'calm' }));
    const early = { ...favorite, storyId: 7, data: { storyId: '7' } };
    expect(read('favorite', early)).toEqual({ ...favorite, data: { storyId: '7', addedAt: 1000 } });
    const late = withData(progress, { finished: undefined, updatedAt: undefined });
    expect(read('progress', late)).toEqual(
      withData(progress, { finished: progress.data.page === progress.data.pageCount, updatedAt: 1000 }),
    );
    expect(read('story', withData(story, { siblings: 'Leo', continues: 'a' }))).toEqual(withData(story, { siblings: ['Leo'] }));
    const friend = { name: 'Pickle', pronoun: 'it', temper: 'shy', habit: 'hums', fear: 'echoes', belonging: 'button' };
    expect(read('story', withData(story, { siblings: 'Leo', friend }))).toEqual(withData(story, { siblings: ['Leo'], friend }));
    expect(read('story', withData(story, { siblings: 'Leo', friend: 7 }))).toEqual(withData(story, { siblings: ['Leo'] }));
  });

  test('with any id asks for one story, however often it is sent', () => {
    for (const id of ['story-1', '1000-7', '1000', 'x']) {
      expect(read('story', { ...story, id })).toMatchObject({ id, data: story.data });
      expect(isStoryId(storyIdOf({ ...story, id })), id).toBe(true);
      expect(storyIdOf({ ...story, id })).toBe(storyIdOf({ ...story, id }));
    }
    const ids = [{ id: '1000-7' }, { id: '1000-8' }, { id: '1000-7', userId: 'ben' }].map((other) => storyIdOf({ ...story, ...other }));
    expect(new Set(ids).size).toBe(3);
    expect(story.id.endsWith(storyIdOf(story))).toBe(true);
  });

  test.each<[Lane, object]>([
    ['progress', withData(progress, { page: undefined, progress: 0.4 })],
    ['progress', { ...progress, storyId: undefined, data: {} }],
    ['favorite', { ...favorite, storyId: 'the-fox', data: { storyId: 'the-fox' } }],
    ['favorite', { ...favorite, action: 'toggle' }],
    ['story', withData(story, { childName: undefined })],
    ['story', withData(story, { notTonight: 'dogs' })],
    ['story', { ...story, data: null }],
  ])('of %s that cannot be read asks its family what to do, also after a retry', (lane, value) => {
    const entry = read(lane, value);
    expect(entry).toMatchObject({ type: lane, userId: 'anna', timestamp: 1000, attention: { because: 'unreadable' } });
    const { attention: _, ...retried } = entry as unknown as Record<string, unknown>;
    expect(read(lane, retried)).toEqual(entry);
  });

  test('ignores a wait that is unknown or has no end, and keeps an unknown question for the version that knows it', () => {
    for (const wait of [{}, null, 'soon', { because: 'maintenance', until: 9e15 }, { because: 'trouble', until: Number.NaN }])
      expect(read('favorite', { ...favorite, wait })).toEqual(favorite);
    const attention = { because: 'moved', message: 'To another server.' };
    const asked = { ...favorite, attention: { because: 'gave-up', message: '', unread: attention } };
    expect(read('favorite', { ...favorite, attention })).toEqual(asked);
    expect(read('favorite', asked)).toEqual(asked);
    const refused = { because: 'refused', message: 'No.' };
    const later = { ...favorite, attention: { ...asked.attention, unread: refused } };
    expect(read('favorite', later)).toEqual({ ...favorite, attention: refused });
    const known = { ...favorite, wait: { because: 'trouble', until: 5 }, attention: { because: 'refused', message: '' } };
    expect(read('favorite', known)).toBe(known);
  });

  test('that belongs to no account is not shown to any user', () => {
    for (const value of [null, 'a', 7, without(favorite, 'userId')]) expect(readEntry('favorite', value, favorite.id)).toBeUndefined();
  });
});
