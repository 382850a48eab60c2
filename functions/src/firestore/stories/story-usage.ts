/**
 * Stories made today, by one family (`storyUsage/{uid}`) and by all (`system/storyUsage`), and what is remembered of a family's last stories so
 * that the next one differs. A day is a UTC day. Without a verified email a family's stories are also counted in total, in a document of its own, because
 * waiting until the other expires would start the count again.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { StoryQuota } from '../../stories/order/account-quota.ts';
import type { Allowed, NoneLeft } from '../../stories/order/order-ports.ts';
import type { RememberedStory } from '../../stories/writing/family-memory.ts';
import { coalesceCalls } from '../coalesce-calls.ts';
import { type Change, changeDocument } from '../contention.ts';
import { firestore } from '../firestore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stories remembered: fewer than there are seeds for a place and tone. */
const REMEMBERED = 12;
/** Milliseconds after the last story for which a family's document is kept; the TTL policy on `expireAt` deletes it later. */
const KEEP_MS = 90 * DAY_MS;
/** The period of a count that never starts again. */
const EVER = 'ever';
/** Seconds until an account without a verified email may ask again; its app asks at once when the email is verified. */
const VERIFY_RETRY_SECONDS = 3600;

interface Usage {
  /** Or {@link EVER}. */
  day: string;
  count: number;
  /** The write that counted last. */
  countedBy?: string;
  earlier?: RememberedStory[];
}

interface Taken {
  ok: boolean;
  earlier: RememberedStory[];
}

interface Counter {
  reference: DocumentReference;
  day: string;
  most: number;
  /** The result if there is none left. */
  none: Omit<NoneLeft, 'ok'>;
  /** Further fields of the document. */
  fields?: object;
}

const inTurn = coalesceCalls<Taken>();

/** Counts one story, for the family first, then for all. Throws `ContentionError` if a counter stays contended. */
export async function takeStory(uid: string, { perUser, inTotal, perDay }: StoryQuota): Promise<NoneLeft | Allowed> {
  const { day, now, retryAfter } = today();
  const kept = { expireAt: Timestamp.fromMillis(now + KEEP_MS) };
  const unverified = { whose: 'unverified', retryAfter: VERIFY_RETRY_SECONDS } as const;
  const counters: Counter[] = [
    // First: verifying the email helps at once, waiting for the next day would not.
    ...(inTotal === undefined ? [] : [{ reference: totalOf(uid), day: EVER, most: inTotal, none: unverified }]),
    { reference: usageOf(uid), day, most: perUser, none: { whose: 'user', retryAfter }, fields: kept },
    { reference: globalUsage(), day, most: perDay, none: { whose: 'all', retryAfter } },
  ];
  const taken: Counter[] = [];
  const earlier: RememberedStory[] = [];
  for (const counter of counters) {
    const found = await takeOne(counter).catch(async (error: unknown) => {
      await giveBack(taken);
      throw error;
    });
    if (!found.ok) {
      await giveBack(taken);
      return { ok: false, ...counter.none };
    }
    taken.push(counter);
    earlier.push(...found.earlier);
  }
  return { ok: true, day, earlier };
}

/** For a story that cost nothing because the model did not answer. */
export async function giveStoryBack(uid: string, day: string): Promise<void> {
  await giveBack([
    { reference: totalOf(uid), day: EVER },
    { reference: usageOf(uid), day },
    { reference: globalUsage(), day },
  ]);
}

async function giveBack(counters: readonly Pick<Counter, 'reference' | 'day'>[]): Promise<void> {
  await Promise.all(counters.map(({ reference, day }) => giveOneBack(reference, day)));
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
async function takeOne({ reference, day, most, fields = {} }: Counter): Promise<Taken> {
  return inTurn(JSON.stringify([reference.path, day, most]), async (callers) => {
    const countedBy = randomUUID();
    let taken = 0;
    const earlier = await changeDocument<Usage, RememberedStory[]>(reference, (usage) => {
      const unchanged: Change<RememberedStory[]> = { result: usage?.earlier ?? [] };
      // Firestore's client repeats a write whose response was lost, so this count may be our own.
      if (usage?.countedBy === countedBy) return unchanged;
      const count = countOn(day, usage);
      taken = Math.max(0, Math.min(callers, most - count));
      return taken === 0 ? unchanged : { ...unchanged, write: { ...fields, day, count: count + taken, countedBy } };
    });
    return Array.from({ length: callers }, (_caller, index) => ({ ok: index < taken, earlier }));
  });
}

async function giveOneBack(reference: DocumentReference, day: string): Promise<void> {
  const countedBy = randomUUID();
  await changeDocument<Usage, void>(reference, (usage) => {
    if (usage?.day !== day || usage.count <= 0 || usage.countedBy === countedBy) return { result: undefined };
    return { result: undefined, write: { count: usage.count - 1, countedBy } };
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

function totalOf(uid: string): DocumentReference {
  return firestore().doc(`storyUsage/${encodeURIComponent(uid)}/totals/unverified`);
}

function globalUsage(): DocumentReference {
  return firestore().doc('system/storyUsage');
}
