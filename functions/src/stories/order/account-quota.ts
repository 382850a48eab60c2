/** How many stories an account may have (decision S12). Pure. */

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stories of an account whose email is not verified, in total. */
export const UNVERIFIED_STORIES = 2;

export interface StoryAccount {
  /** The email is verified, or Google vouches for it. */
  verified: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** The parameters of a deployment. */
export interface QuotaRules {
  /** Accounts created from here on need a verified email, and are new at first: milliseconds since 1970, Infinity for none. */
  verifyAfter: number;
  /** Days for which an account is new. */
  newForDays: number;
  perUser: number;
  perNewUser: number;
  /** Stories of all accounts per day. */
  perDay: number;
  /** Percent of `perDay` that new accounts cannot take. */
  reservedPercent: number;
}

/** What one account may take; the day is a UTC day. */
export interface StoryQuota {
  perUser: number;
  /** The account's stories ever; unlimited if undefined. */
  inTotal?: number | undefined;
  /** The day's stories of all accounts after which this one gets none. */
  perDay: number;
}

export function quotaOf({ verified, createdAt }: StoryAccount, now: number, rules: QuotaRules): StoryQuota {
  if (createdAt < rules.verifyAfter) return { perUser: rules.perUser, perDay: rules.perDay };
  const inTotal = verified ? undefined : UNVERIFIED_STORIES;
  // An unknown age (NaN) counts as new.
  if (verified && now - createdAt >= rules.newForDays * DAY_MS) return { perUser: rules.perUser, perDay: rules.perDay };
  const open = Math.floor(rules.perDay * (1 - rules.reservedPercent / 100));
  return { perUser: Math.min(rules.perUser, rules.perNewUser), inTotal, perDay: open };
}

/** Milliseconds since 1970; Infinity for an empty text. Throws RangeError for a text that is not a date. */
export function parseVerifyAfter(date: string): number {
  if (date.trim() === '') return Number.POSITIVE_INFINITY;
  const time = Date.parse(date);
  if (Number.isNaN(time)) throw new RangeError('VERIFY_EMAIL_AFTER is not an ISO date.');
  return time;
}
