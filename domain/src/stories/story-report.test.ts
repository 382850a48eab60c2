import { describe, expect, test } from 'vitest';
import { LIMITS, parseReportRequest, REPORT_REASONS } from '../index.ts';

const OWN = '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10';

describe('a report', () => {
  test.each(REPORT_REASONS)('accepts the reason %s for curated and own stories, and drops a blank note', (reason) => {
    for (const [storyId, note] of [['7'], [OWN, ' \n']]) {
      expect(parseReportRequest({ storyId, reason, note })).toEqual({ ok: true, value: { kind: 'story', report: { storyId, reason } } });
    }
  });

  test('trims its note and removes invisible characters', () => {
    const note = '  The wolf\u0000 on page\u202E 3.\r\nIt bites.\n ';
    expect(parseReportRequest({ storyId: '7', reason: 'too-scary', note })).toMatchObject({
      value: { report: { note: 'The wolf on page 3.\nIt bites.' } },
    });
  });

  test('accepts a note up to the limit', () => {
    const ofLength = (length: number) => parseReportRequest({ storyId: '7', reason: 'too-scary', note: 'n'.repeat(length) });
    expect(ofLength(LIMITS.reportNote).ok).toBe(true);
    expect(ofLength(LIMITS.reportNote + 1)).toMatchObject({ ok: false, field: 'note' });
  });

  test.each([
    ['null', null, undefined],
    ['no story', { reason: 'too-scary' }, 'storyId'],
    ['a path for a story', { storyId: '../users/x', reason: 'too-scary' }, 'storyId'],
    ['no reason', { storyId: '7' }, 'reason'],
    ['another reason', { storyId: '7', reason: 'boring' }, 'reason'],
    ['a note that is a list', { storyId: '7', reason: 'too-scary', note: ['x'] }, 'note'],
    ['a link that is no token', { share: 'https://tales.example/s/x', reason: 'too-scary' }, 'share'],
    ['a link without a reason', { share: 'A'.repeat(24) }, 'reason'],
  ])('is refused with a message: %s', (_what, input, field) => {
    expect(parseReportRequest(input)).toEqual({ ok: false, message: expect.stringMatching(/\w.+\.$/), ...(field ? { field } : {}) });
  });
});

test('a report of a shared page has only the link’s token', () => {
  const share = 'Abc_-'.padEnd(24, '7');
  expect(parseReportRequest({ share, storyId: OWN, reason: 'something-else', note: ' Unkind. ' })).toEqual({
    ok: true,
    value: { kind: 'share', report: { share, reason: 'something-else', note: 'Unkind.' } },
  });
});

test('a request to show a story again has only the story id', () => {
  expect(parseReportRequest({ storyId: OWN, hidden: false })).toEqual({ ok: true, value: { kind: 'show-again', storyId: OWN } });
});
