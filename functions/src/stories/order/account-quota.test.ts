import { describe, expect, test } from 'vitest';
import { parseVerifyAfter, type QuotaRules, quotaOf } from './account-quota.ts';

const DAY = 24 * 60 * 60 * 1000;
const RELEASE = Date.parse('2026-11-24T00:00:00Z');
const RULES: QuotaRules = {
  ...{ verifyAfter: RELEASE, newForDays: 7, perUser: 20, perNewUser: 10 },
  ...{ perDay: 5000, reservedPercent: 40, unverifiedPercent: 5 },
};
const NOW = RELEASE + 100 * DAY;
const quota = (verified: boolean, createdAt: number, now = NOW) => quotaOf({ verified, createdAt }, now, RULES);

const FULL = { perUser: 20, perDay: { count: 4750 } };

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
    expect(quota(true, NOW)).toEqual({ perUser: 10, perDay: { count: 4750, new: 2750 } });
    expect(quota(true, NOW - 7 * DAY + 1)).toMatchObject({ perUser: 10, perDay: { new: 2750 } });
    expect(quota(true, NOW - 7 * DAY)).toEqual(FULL);
  });

  test('without a verified email comes from a pool of its own, of which no others take [safety 3]', () => {
    expect(quota(false, NOW - 30 * DAY)).toEqual({ perUser: 10, inTotal: 2, perDay: { unverified: 250 } });
  });

  test('is that of a new account if its age is unknown or in the future', () => {
    expect(quota(true, Number.NaN)).toMatchObject({ perUser: 10, perDay: { new: 2750 } });
    expect(quota(true, NOW + DAY)).toMatchObject({ perUser: 10 });
    expect(quota(false, Number.NaN)).toMatchObject({ inTotal: 2 });
  });

  test('of a new account is never larger than that of an established one, and never below none', () => {
    expect(quotaOf({ verified: true, createdAt: NOW }, NOW, { ...RULES, perUser: 3 })).toMatchObject({ perUser: 3 });
    expect(quotaOf({ verified: true, createdAt: NOW }, NOW, { ...RULES, reservedPercent: 100 })).toMatchObject({ perDay: { new: 0 } });
  });
});

describe('the date from which emails have to be verified', () => {
  test('may be a day or a time, and nothing turns it off', () => {
    expect(parseVerifyAfter('2026-11-24')).toBe(RELEASE);
    expect(parseVerifyAfter('2026-11-24T00:00:00Z')).toBe(RELEASE);
    expect(quotaOf({ verified: false, createdAt: NOW }, NOW, { ...RULES, verifyAfter: parseVerifyAfter(' ') })).toEqual({
      perUser: 20,
      perDay: { count: 5000 },
    });
  });

  test('is not guessed', () => {
    expect(() => parseVerifyAfter('soon')).toThrow(RangeError);
  });
});
