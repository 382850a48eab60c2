// @vitest-environment node
import { expect, test } from 'vitest';
import { storyEntry } from '../../../../tests/outbox-simulation/entries.ts';
import { isEntryOf } from './entry.ts';

const entry = storyEntry({ userId: 'anna', now: 1, random: () => 0.5 });
const withData = (data: object) => ({ ...entry, data: { ...entry.data, ...data } });
const CONTINUES = { storyId: 'a', recap: 'They slept.', cast: ['the owl'] };

test('accepts a story entry from before siblings and next episodes', () => {
  expect(Object.keys(entry.data)).not.toContain('siblings');
  expect(isEntryOf('story', entry)).toBe(true);
});

test('accepts siblings and a next episode, and rejects wrong types in their fields', () => {
  expect(isEntryOf('story', withData({ siblings: ['Leo'], continues: CONTINUES }))).toBe(true);
  for (const wrong of [
    { notTonight: 'dogs' },
    { notTonight: [7] },
    { siblings: 'Leo' },
    { siblings: [1] },
    { continues: 'a' },
    { continues: { ...CONTINUES, cast: 'the owl' } },
    { continues: null },
  ]) {
    expect(isEntryOf('story', withData(wrong))).toBe(false);
  }
});
