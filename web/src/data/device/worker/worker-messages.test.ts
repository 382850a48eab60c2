import { expect, it } from 'vitest';
import { isWorkerMessage, lanesOf, syncTagOf } from './worker-messages.ts';

it.each([
  ['story-sync', ['story']],
  ['favorite-sync', ['favorite']],
  ['progress-sync', ['progress']],
  ['user-actions-sync', ['story', 'favorite', 'progress']],
  ['toString', []],
  ['some-other-sync', []],
])('the sync tag %s stands for the lanes %j', (tag, lanes) => {
  expect(lanesOf(tag)).toEqual(lanes);
});

it('registers the tag of the specification for each lane [spec 7.19]', () => {
  expect((['story', 'favorite', 'progress'] as const).map(syncTagOf)).toEqual(['story-sync', 'favorite-sync', 'progress-sync']);
});

it('recognizes the worker’s messages among others', () => {
  expect(isWorkerMessage({ type: 'STORY_SYNCED' })).toBe(true);
  expect(isWorkerMessage({ type: 'DRAIN', lanes: [] })).toBe(true);
  for (const other of [null, undefined, 'STORY_SYNCED', { type: 'SKIP_WAITING' }, { eventType: 'keyChanged' }]) {
    expect(isWorkerMessage(other)).toBe(false);
  }
});
