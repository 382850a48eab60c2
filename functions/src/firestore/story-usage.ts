/**
 * Stories made today, by one family (`storyUsage/{uid}`) and by all (`system/storyUsage`), and what is remembered of a family's last stories so
 * that the next one differs. A day is a UTC day.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
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

interface Usage {
  day: string;
  count: number;
  /** The write that counted last. */
  countedBy?: string;
  earlier?: RememberedStory[];
}

const inTurn = coalesceCalls<{ ok: boolean; earlier: RememberedStory[] }>();

/** Counts one story, for the family first, then for all. Throws `ContentionError` if a counter stays contended. */
export async function takeStory(uid: string, limits: { perUser: number; perDay: number }): Promise<NoneLeft | Allowed> {
  const { day, now, retryAfter } = today();
  const { ok, earlier } = await takeOne(usageOf(uid), day, limits.perUser, { expireAt: Timestamp.fromMillis(now + KEEP_MS) });
  if (!ok) return { ok: false, whose: 'user', retryAfter };
  try {
    if ((await takeOne(globalUsage(), day, limits.perDay)).ok) return { ok: true, day, earlier };
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
async function takeOne(reference: DocumentReference, day: string, limit: number, fields: object = {}) {
  return inTurn(JSON.stringify([reference.path, day, limit]), async (callers) => {
    const countedBy = randomUUID();
    let taken = 0;
    const earlier = await changeDocument<Usage, RememberedStory[]>(reference, (usage) => {
      const unchanged: Change<RememberedStory[]> = { result: usage?.earlier ?? [] };
      // Firestore's client repeats a write whose response was lost, so this count may be our own.
      if (usage?.countedBy === countedBy) return unchanged;
      const count = countOn(day, usage);
      taken = Math.max(0, Math.min(callers, limit - count));
      return taken === 0 ? unchanged : { ...unchanged, write: { ...fields, day, count: count + taken, countedBy } };
    });
    return Array.from({ length: callers }, (_caller, index) => ({ ok: index < taken, earlier }));
  });
}

async function giveOneBack(reference: DocumentReference, day: string): Promise<void> {
  const countedBy = randomUUID();
  await changeDocument<Usage, void>(reference, (usage) =>
    usage?.day === day && usage.count > 0 && usage.countedBy !== countedBy
      ? { result: undefined, write: { count: usage.count - 1, countedBy } }
      : { result: undefined },
  );
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
