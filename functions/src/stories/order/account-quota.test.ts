import { describe, expect, test } from 'vitest';
import { parseVerifyAfter, type QuotaRules, quotaOf } from './account-quota.ts';

const DAY = 24 * 60 * 60 * 1000;
const RELEASE = Date.parse('2026-11-24T00:00:00Z');
const RULES: QuotaRules = { verifyAfter: RELEASE, newForDays: 7, perUser: 20, perNewUser: 10, perDay: 5000, reservedPercent: 40 };
const NOW = RELEASE + 100 * DAY;
const quota = (verified: boolean, createdAt: number, now = NOW) => quotaOf({ verified, createdAt }, now, RULES);

const FULL = { perUser: 20, perDay: 5000 };

describe('the quota of an account', () => {
  test.each([true, false])('from before the release stays, verified or not (%s)', (verified) => {
    expect(quota(verified, RELEASE - 1)).toEqual(FULL);
    expect(quota(verified, RELEASE - 1, RELEASE)).toEqual(FULL);
  });

  test('is two stories in total without a verified email, however old the account is', () => {
    expect(quota(false, RELEASE)).toMatchObject({ inTotal: 2 });
    expect(quota(false, NOW)).toMatchObject({ inTotal: 2 });
  });

  test('is smaller while a verified account is new, and leaves a part of the day to established families', () => {
    expect(quota(true, NOW)).toEqual({ perUser: 10, inTotal: undefined, perDay: 3000 });
    expect(quota(true, NOW - 7 * DAY + 1)).toMatchObject({ perUser: 10, perDay: 3000 });
    expect(quota(true, NOW - 7 * DAY)).toEqual(FULL);
  });

  test('leaves the reserved part to others without a verified email', () => {
    expect(quota(false, NOW - 30 * DAY)).toMatchObject({ perDay: 3000 });
  });

  test('is that of a new account if its age is unknown or in the future', () => {
    expect(quota(true, Number.NaN)).toMatchObject({ perUser: 10, perDay: 3000 });
    expect(quota(true, NOW + DAY)).toMatchObject({ perUser: 10 });
    expect(quota(false, Number.NaN)).toMatchObject({ inTotal: 2 });
  });

  test('of a new account is never larger than that of an established one', () => {
    expect(quotaOf({ verified: true, createdAt: NOW }, NOW, { ...RULES, perUser: 3 })).toMatchObject({ perUser: 3 });
  });
});

describe('the date from which emails have to be verified', () => {
  test('may be a day or a time, and nothing turns it off', () => {
    expect(parseVerifyAfter('2026-11-24')).toBe(RELEASE);
    expect(parseVerifyAfter('2026-11-24T00:00:00Z')).toBe(RELEASE);
    expect(quotaOf({ verified: false, createdAt: NOW }, NOW, { ...RULES, verifyAfter: parseVerifyAfter(' ') })).toEqual(FULL);
  });

  test('is not guessed', () => {
    expect(() => parseVerifyAfter('soon')).toThrow(RangeError);
  });
});
