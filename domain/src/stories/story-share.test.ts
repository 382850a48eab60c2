import { describe, expect, test } from 'vitest';
import { isShareToken, parseShareOrder, parseShareStory, sharePath } from './story-share.ts';

const STORY = '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10';

describe('a share request', () => {
  test('names an own story, with or without names, for 7 or 30 days', () => {
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
    expect(parseShareOrder({ storyId: STORY, showName: false, showLook: true, days: 7 })).toMatchObject({
      ok: true,
      value: { showLook: true },
    });
    expect(parseShareStory({ storyId: STORY })).toEqual({ ok: true, value: STORY });
  });

  test('is refused if it does not say exactly whether the looks are shown', () => {
    expect(parseShareOrder({ storyId: STORY, showName: false, showLook: 'true', days: 7 })).toMatchObject({ ok: false, field: 'showLook' });
  });
});

test('a token is 24 url-safe characters and nothing else', () => {
  const token = `${'Ab0_-'.repeat(4)}wxyz`;
  expect(isShareToken(token)).toBe(true);
  expect(sharePath(token)).toBe(`/s/${token}`);
  for (const bad of ['', token.slice(1), `${token}a`, `${token}\n`, token.replace('A', '/'), token.replace('A', '%')])
    expect(isShareToken(bad)).toBe(false);
});
