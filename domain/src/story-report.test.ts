import { describe, expect, test } from 'vitest';
import { LIMITS, parseReportRequest, REPORT_REASONS } from './index.ts';

const OWN = '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10';

describe('a report', () => {
  test.each(REPORT_REASONS)('has the reason %s, about a curated story or an own one', (reason) => {
    for (const storyId of ['7', OWN]) {
      expect(parseReportRequest({ storyId, reason })).toEqual({ ok: true, value: { hidden: true, report: { storyId, reason } } });
    }
  });

  test('may have a note, which is trimmed and loses what cannot be seen', () => {
    const note = '  The wolf\u0000 on page\u202E 3.\r\nIt bites.\n ';
    expect(parseReportRequest({ storyId: '7', reason: 'too-scary', note })).toMatchObject({
      value: { report: { note: 'The wolf on page 3.\nIt bites.' } },
    });
  });

  test('has no note where it is blank', () => {
    expect(parseReportRequest({ storyId: '7', reason: 'too-scary', note: ' \n ' })).toEqual({
      ok: true,
      value: { hidden: true, report: { storyId: '7', reason: 'too-scary' } },
    });
  });

  test('has a note up to the limit', () => {
    const ofLength = (length: number) => parseReportRequest({ storyId: '7', reason: 'too-scary', note: 'n'.repeat(length) });
    expect(ofLength(LIMITS.reportNote).ok).toBe(true);
    expect(ofLength(LIMITS.reportNote + 1)).toMatchObject({ ok: false, field: 'note' });
  });

  test.each([
    ['nothing', undefined, undefined],
    ['null', null, undefined],
    ['text', 'report', undefined],
    ['no story', { reason: 'too-scary' }, 'storyId'],
    ['a path for a story', { storyId: '../users/x', reason: 'too-scary' }, 'storyId'],
    ['a number that is no text', { storyId: 7, reason: 'too-scary' }, 'storyId'],
    ['no reason', { storyId: '7' }, 'reason'],
    ['another reason', { storyId: '7', reason: 'boring' }, 'reason'],
    ['a note that is a list', { storyId: '7', reason: 'too-scary', note: ['x'] }, 'note'],
    ['a wish to hide without a reason', { storyId: '7', hidden: true }, 'reason'],
  ])('that is %s is refused with words', (_what, input, field) => {
    expect(parseReportRequest(input)).toEqual({ ok: false, message: expect.stringMatching(/\w.+\.$/), ...(field ? { field } : {}) });
  });
});

test('the wish to see a story again names the story alone', () => {
  expect(parseReportRequest({ storyId: OWN, hidden: false })).toEqual({ ok: true, value: { hidden: false, storyId: OWN } });
});
