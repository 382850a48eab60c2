/**
 * Stories made today by one family, by uid (`storyUsage/{uid}`) and by mailbox (`mailboxUsage/{keyed hash}`, which survives the account), calls that
 * write made today for all (`system/storyUsage`), and what is remembered of a family's last stories so that the next one differs. A day is a UTC day.
 * Without a verified email stories are also counted in total, in documents of their own, because waiting until the others expire would start the
 * count again.
 */
import { isDeepStrictEqual } from 'node:util';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { keyedHash } from '../../config/keyed-hash.ts';
import { mailboxOf } from '../../lib/mailbox.ts';
import type { RememberedStory } from '../../stories/family-memory.ts';
import type { Allowed, Counted, CountedIn, GivenBack, NoneLeft, StoryQuota } from '../../stories/order/account-quota.ts';
import { type Change, changeDocument } from '../contention.ts';
import { type Counter, EVER, giveBack, takeOne, today } from '../counters.ts';
import { firestore } from '../firestore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stories remembered: fewer than there are seeds for a place and tone. */
const REMEMBERED = 12;
/** Milliseconds after the last story after which a family's document expires; the TTL policy on `expireAt` deletes it later. */
const LIFETIME_MS = 90 * DAY_MS;
/** Milliseconds for which a mailbox's counts stay after its last story, and after its account was deleted. */
const MAILBOX_LIFETIME_MS = 30 * DAY_MS;
/** Seconds until an account without a verified email may ask again; its app asks at once when the email is verified. */
const VERIFY_RETRY_SECONDS = 3600;

/** @param email null if nothing is counted by its mailbox. */
export interface Family {
  uid: string;
  email: string | null;
}

interface Limit extends Counter {
  /** The result if there is none left. */
  none: Omit<NoneLeft, 'ok'>;
}

/** Counts one story, for the family first, then its first call for all. Throws `ContentionError` if a counter stays contended. */
export async function takeStory(family: Family, quota: StoryQuota): Promise<NoneLeft | Allowed> {
  const { day } = today();
  const ofFamily = familyLimits(family, quota, day);
  const ofSite = siteLimit(quota.perDay);
  const taken: Counter[] = [];
  const earlier: RememberedStory[] = [];
  let stories = Number.POSITIVE_INFINITY;
  for (const limit of [...ofFamily, ofSite]) {
    const found = await takeOne(limit).catch(async (error: unknown) => {
      await Promise.all(taken.map((counter) => giveBack(counter)));
      throw error;
    });
    if (!found.ok) {
      await Promise.all(taken.map((counter) => giveBack(counter)));
      return { ok: false, ...limit.none };
    }
    taken.push(limit);
    stories = Math.min(stories, found.left);
    earlier.push(...((found.stored?.earlier ?? []) as RememberedStory[]));
  }
  const counted = { family: ofFamily.map(countedIn), site: countedIn(ofSite) };
  // A new day brings nothing to an account that has to verify its email first.
  const left = quota.inTotal === undefined ? { left: { stories, returnsInSeconds: ofSite.none.retryAfter } } : {};
  return { ok: true, counted, earlier, ...left };
}

/** Counts another call that writes. Throws `ContentionError`. */
export async function takeWritingCall({ site }: Counted): Promise<NoneLeft | null> {
  const limit = siteLimit(site.most);
  return (await takeOne(limit)).ok ? null : { ok: false, ...limit.none };
}

/** @param back the family's story, which cost nothing or was lost, and calls that the model did not answer. */
export async function giveStoryBack({ family, site }: Counted, { story, calls }: GivenBack): Promise<void> {
  await Promise.all([...(story ? family.map((count) => giveBack(counterOf(count))) : []), calls > 0 && giveBack(counterOf(site), calls)]);
}

function countedIn({ reference, day, most }: Counter): CountedIn {
  return { path: reference.path, day, most };
}

function counterOf({ path, ...counted }: CountedIn): Counter {
  return { ...counted, reference: firestore().doc(path) };
}

/** Extends the counts of the address's mailbox by a month, because its account is being deleted. May be repeated. */
export async function extendMailboxUsage(email: string | null): Promise<void> {
  const mailbox = mailboxOf(email);
  if (mailbox === null) return;
  const expireAt = Timestamp.fromMillis(Date.now() + MAILBOX_LIFETIME_MS);
  const extend = (found: object | undefined): Change<void> => ({ result: undefined, ...(found && { write: { expireAt } }) });
  await Promise.all([mailboxUsageOf(mailbox), mailboxTotalOf(mailbox)].map((reference) => changeDocument(reference, extend)));
}

/** @param instead a story to forget, which this call remembered before. */
export async function rememberStory(uid: string, story: RememberedStory | null, instead: RememberedStory | null = null): Promise<void> {
  await changeDocument<{ earlier?: RememberedStory[] }, void>(usageOf(uid), (usage) => {
    // The document is gone if the account was deleted while its story was being written.
    if (usage === undefined) return { result: undefined };
    const others = (usage.earlier ?? []).filter((earlier) => !isDeepStrictEqual(earlier, instead));
    return { result: undefined, write: { earlier: [...(story ? [story] : []), ...others].slice(0, REMEMBERED) } };
  });
}

/** Those in total come first: verifying the email helps at once, waiting for the next day would not. */
function familyLimits({ uid, email }: Family, { perUser, inTotal }: StoryQuota, day: string): Limit[] {
  const { now, retryAfter } = today();
  const mailbox = mailboxOf(email);
  const fields = { expireAt: Timestamp.fromMillis(now + LIFETIME_MS) };
  const mailboxFields = { expireAt: Timestamp.fromMillis(now + MAILBOX_LIFETIME_MS) };
  const unverified = { whose: 'unverified', retryAfter: VERIFY_RETRY_SECONDS } as const;
  const user = { whose: 'user', retryAfter } as const;
  const byUser: Limit = { reference: usageOf(uid), day, most: { count: perUser }, none: user, fields };
  // By uid too: the address of an account can be changed.
  if (inTotal === undefined) {
    if (mailbox === null) return [byUser];
    return [byUser, { reference: mailboxUsageOf(mailbox), day, most: { count: perUser }, none: user, fields: mailboxFields }];
  }
  const total = { day: EVER, most: { count: inTotal }, none: unverified };
  // Whoever signs up with the address of others without proving it takes nothing from the day of the mailbox.
  const ofMailbox = mailbox === null ? [] : [{ ...total, reference: mailboxTotalOf(mailbox), fields: mailboxFields }];
  return [{ ...total, reference: totalOf(uid) }, ...ofMailbox, byUser];
}

function siteLimit(most: Counter['most']): Limit {
  const { day, retryAfter } = today();
  return { reference: firestore().doc('system/storyUsage'), day, most, none: { whose: 'all', retryAfter } };
}

function usageOf(uid: string): DocumentReference {
  return firestore().collection('storyUsage').doc(encodeURIComponent(uid));
}

function totalOf(uid: string): DocumentReference {
  return firestore().doc(`storyUsage/${encodeURIComponent(uid)}/totals/unverified`);
}

function mailboxUsageOf(mailbox: string): DocumentReference {
  return firestore().collection('mailboxUsage').doc(keyedHash('mailbox', mailbox));
}

function mailboxTotalOf(mailbox: string): DocumentReference {
  return firestore().collection('mailboxUsage').doc(keyedHash('unverified mailbox', mailbox));
}
