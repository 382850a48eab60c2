/** How many stories an account may have (decisions S12, S16). Pure. */
import type { StoriesLeft } from '@tuckaway/domain';
import type { RememberedStory } from '../family-memory.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stories of an account whose email is not verified, in total. */
export const UNVERIFIED_STORIES = 2;

export interface StoryAccount {
  email: string | null;
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
  /** Calls of the writing model for all accounts per day. */
  perDay: number;
  /** Percent of `perDay` that only established accounts can take. */
  reservedPercent: number;
  /** Percent of `perDay` for accounts without a verified email, and for no others. */
  unverifiedPercent: number;
}

/** What one account may take; the day is a UTC day. */
export interface StoryQuota {
  perUser: number;
  /** The account's stories ever; unlimited if undefined. */
  inTotal?: number | undefined;
  /** How far a call for this account may raise counts of the day: `count` has all accounts but the unverified ones, `new` those of it that are new. */
  perDay: Readonly<Record<string, number>>;
}

export interface NoneLeft {
  ok: false;
  /** Whose stories are used up; `unverified`: those of an account without a verified email. */
  whose: 'user' | 'all' | 'unverified';
  /** Seconds until the day (UTC) ends, or until another try makes sense. */
  retryAfter: number;
}

/** A count of one document that a story raised. Stored with the request. */
export interface CountedIn {
  /** The document's path. */
  path: string;
  /** A UTC day, or the period of a count that never starts again. */
  day: string;
  /** By count, how many there may be. */
  most: Readonly<Record<string, number>>;
}

/** The counts that a story raised. The account may be another one by the time the story is given back: it may have verified its email. */
export interface Counted {
  family: CountedIn[];
  site: CountedIn;
}

export interface Allowed {
  ok: true;
  counted: Counted;
  /** The family's last stories, newest first. */
  earlier: RememberedStory[];
  /** Absent for an account that has to verify its email before a new day helps. */
  left?: StoriesLeft;
}

export interface GivenBack {
  /** Whether the story does not count for the family. */
  story: boolean;
  /** Calls of the writing model that were counted and never made, or never answered. */
  calls: number;
}

export interface UsageStore {
  /** Counts a story for the family, and its first call of the writing model. Throws `ContentionError` if a counter stays contended. */
  take(uid: string): Promise<NoneLeft | Allowed>;
  /** Counts one more call of the writing model. @returns null if there was one left. Throws as {@link take}. */
  takeCall(counted: Counted): Promise<NoneLeft | null>;
  giveBack(counted: Counted, back: GivenBack): Promise<void>;
  /** @param instead the story that this call remembered before, to be replaced. */
  remember(uid: string, story: RememberedStory | null, instead: RememberedStory | null): Promise<void>;
}

export function quotaOf({ verified, createdAt }: Omit<StoryAccount, 'email'>, now: number, rules: QuotaRules): StoryQuota {
  const { verifyAfter, perUser, perDay, reservedPercent } = rules;
  const share = (percent: number) => Math.floor((perDay * percent) / 100);
  const unverified = verifyAfter === Number.POSITIVE_INFINITY ? 0 : share(rules.unverifiedPercent);
  const count = perDay - unverified;
  if (createdAt < verifyAfter) return { perUser, perDay: { count } };
  const perNewUser = Math.min(perUser, rules.perNewUser);
  if (!verified) return { perUser: perNewUser, inTotal: UNVERIFIED_STORIES, perDay: { unverified } };
  // An unknown age (NaN) counts as new.
  if (now - createdAt >= rules.newForDays * DAY_MS) return { perUser, perDay: { count } };
  return { perUser: perNewUser, perDay: { count, new: Math.max(0, count - share(reservedPercent)) } };
}

/** Milliseconds since 1970; Infinity for an empty text. Throws RangeError for a text that is not a date. */
export function parseVerifyAfter(date: string): number {
  if (date.trim() === '') return Number.POSITIVE_INFINITY;
  const time = Date.parse(date);
  if (Number.isNaN(time)) throw new RangeError('VERIFY_EMAIL_AFTER is not an ISO date.');
  return time;
}
