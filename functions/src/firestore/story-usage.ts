/**
 * Stories made today, by one family (`storyUsage/{uid}`) and by all (`system/storyUsage`), and what is remembered of a family's last stories so
 * that the next one differs. A day is a UTC day. Without a verified email a family's stories are also counted in total.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { StoryQuota } from '../stories/account-quota.ts';
import type { RememberedStory } from '../stories/family-memory.ts';
import type { Allowed, NoneLeft } from '../stories/order-story.ts';
import { coalesceCalls } from './coalesce-calls.ts';
import { type Change, changeDocument } from './contention.ts';
import { firestore } from './firestore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stories remembered: fewer than there are seeds for a place and tone. */
const REMEMBERED = 12;
/** Milliseconds after the last story for which a family's document is kept; the TTL policy on `expireAt` deletes it later. */
const KEEP_MS = 90 * DAY_MS;
/** Seconds until an account without a verified email may ask again; its app asks at once when the email is verified. */
const VERIFY_RETRY_SECONDS = 3600;

interface Usage {
  day: string;
  count: number;
  /** Stories ever, counted while the account has no verified email. */
  total?: number;
  /** The write that counted last. */
  countedBy?: string;
  earlier?: RememberedStory[];
}

interface Taken {
  ok: boolean;
  earlier: RememberedStory[];
  /** Which limit is the lower one. */
  binding: 'day' | 'total';
}

const inTurn = coalesceCalls<Taken>();

/** Counts one story, for the family first, then for all. Throws `ContentionError` if a counter stays contended. */
export async function takeStory(uid: string, { perUser, inTotal, perDay }: StoryQuota): Promise<NoneLeft | Allowed> {
  const { day, now, retryAfter } = today();
  // A total has to outlive the document's usual time, or waiting would start it again.
  const kept = inTotal === undefined ? { expireAt: Timestamp.fromMillis(now + KEEP_MS) } : {};
  const { ok, earlier, binding } = await takeOne(usageOf(uid), day, { perDay: perUser, inTotal }, kept);
  if (!ok && binding === 'total') return { ok: false, whose: 'unverified', retryAfter: VERIFY_RETRY_SECONDS };
  if (!ok) return { ok: false, whose: 'user', retryAfter };
  try {
    if ((await takeOne(globalUsage(), day, { perDay })).ok) return { ok: true, day, earlier };
  } catch (error) {
    await giveOneBack(usageOf(uid), day);
    throw error;
  }
  await giveOneBack(usageOf(uid), day);
  return { ok: false, whose: 'all', retryAfter };
}

/** For a story that cost nothing because the model did not answer. */
export async function giveStoryBack(uid: string, day: string): Promise<void> {
  await Promise.all([giveOneBack(usageOf(uid), day), giveOneBack(globalUsage(), day)]);
}

/** @param instead a story to forget, which this call remembered before. */
export async function rememberStory(uid: string, story: RememberedStory | null, instead: RememberedStory | null = null): Promise<void> {
  await changeDocument<Usage, void>(usageOf(uid), (usage) => {
    // The document is gone if the account was deleted while its story was being written.
    if (usage === undefined) return { result: undefined };
    const others = (usage.earlier ?? []).filter((earlier) => !isDeepStrictEqual(earlier, instead));
    return { result: undefined, write: { earlier: [...(story ? [story] : []), ...others].slice(0, REMEMBERED) } };
  });
}

/** Simultaneous calls of this instance share one write, because Firestore limits the writes per second of the global counter. */
async function takeOne(
  reference: DocumentReference,
  day: string,
  { perDay, inTotal }: Pick<StoryQuota, 'perDay' | 'inTotal'>,
  fields: object = {},
) {
  return inTurn(JSON.stringify([reference.path, day, perDay, inTotal]), async (callers) => {
    const countedBy = randomUUID();
    let taken = 0;
    const found = await changeDocument<Usage, Omit<Taken, 'ok'>>(reference, (usage) => {
      const count = countOn(day, usage);
      const total = usage?.total ?? 0;
      const left = inTotal === undefined ? Number.POSITIVE_INFINITY : inTotal - total;
      const binding = left < perDay - count ? 'total' : 'day';
      const unchanged: Change<Omit<Taken, 'ok'>> = { result: { earlier: usage?.earlier ?? [], binding } };
      // Firestore's client repeats a write whose response was lost, so this count may be our own.
      if (usage?.countedBy === countedBy) return unchanged;
      taken = Math.max(0, Math.min(callers, perDay - count, left));
      const counted = { day, count: count + taken, ...(inTotal !== undefined && { total: total + taken }), countedBy };
      return taken === 0 ? unchanged : { ...unchanged, write: { ...fields, ...counted } };
    });
    return Array.from({ length: callers }, (_caller, index) => ({ ...found, ok: index < taken }));
  });
}

/** The story counts neither for its day nor in total. */
async function giveOneBack(reference: DocumentReference, day: string): Promise<void> {
  const countedBy = randomUUID();
  await changeDocument<Usage, void>(reference, (usage) => {
    if (usage === undefined || usage.countedBy === countedBy) return { result: undefined };
    const { count, total = 0 } = usage;
    const less = { ...(usage.day === day && count > 0 && { count: count - 1 }), ...(total > 0 && { total: total - 1 }) };
    return Object.keys(less).length === 0 ? { result: undefined } : { result: undefined, write: { ...less, countedBy } };
  });
}

function today(now = Date.now()): { day: string; now: number; retryAfter: number } {
  return { day: new Date(now).toISOString().slice(0, 10), now, retryAfter: Math.ceil((DAY_MS - (now % DAY_MS)) / 1000) };
}

function countOn(day: string, usage: Usage | undefined): number {
  return usage?.day === day ? usage.count : 0;
}

function usageOf(uid: string): DocumentReference {
  return firestore().collection('storyUsage').doc(encodeURIComponent(uid));
}

function globalUsage(): DocumentReference {
  return firestore().doc('system/storyUsage');
}
