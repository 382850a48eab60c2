import { describe, expect, test } from 'vitest';
import { isShareToken, parseShareOrder, parseShareStory, sharePath } from './story-share.ts';

const STORY = '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10';

describe('what is asked for', () => {
  test('is a story of one’s own, with the name or without, for a week or a month', () => {
    for (const [showName, days] of [
      [false, 7],
      [true, 30],
    ] as const) {
      expect(parseShareOrder({ storyId: STORY, showName, days })).toEqual({
        ok: true,
        value: { storyId: STORY, showName, days, fresh: false },
      });
    }
    expect(parseShareOrder({ storyId: STORY, showName: false, days: 7, fresh: true })).toMatchObject({ ok: true, value: { fresh: true } });
    expect(parseShareStory({ storyId: STORY })).toEqual({ ok: true, value: STORY });
  });

  test.each([
    ['nothing', null, undefined],
    ['a text', 'share it', undefined],
    ['a curated story', { storyId: '7', showName: false, days: 7 }, 'storyId'],
    ['a path', { storyId: '../users', showName: false, days: 7 }, 'storyId'],
    ['no word about the name', { storyId: STORY, days: 7 }, 'showName'],
    ['the name by a text', { storyId: STORY, showName: 'false', days: 7 }, 'showName'],
    ['for ever', { storyId: STORY, showName: false, days: 36_500 }, 'days'],
    ['days as text', { storyId: STORY, showName: false, days: '7' }, 'days'],
    ['a new one perhaps', { storyId: STORY, showName: false, days: 7, fresh: 1 }, 'fresh'],
  ])('is refused with words where it is %s', (_what, body, field) => {
    const parsed = parseShareOrder(body);
    expect(parsed).toMatchObject({ ok: false, message: expect.stringMatching(/^Please/) });
    expect((parsed as { field?: string }).field).toBe(field);
  });
});

test('a token is 24 letters that an address can hold, and nothing else', () => {
  const token = `${'Ab0_-'.repeat(4)}wxyz`;
  expect(isShareToken(token)).toBe(true);
  expect(sharePath(token)).toBe(`/s/${token}`);
  for (const bad of ['', token.slice(1), `${token}a`, `${token}\n`, token.replace('A', '/'), token.replace('A', '%')])
    expect(isShareToken(bad)).toBe(false);
});
