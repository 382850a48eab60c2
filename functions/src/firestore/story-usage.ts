/**
 * Stories made today, by one family (`storyUsage/{uid}`) and by all (`system/storyUsage`), and what is remembered of a family's last stories so
 * that the next one differs. A day is a UTC day.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { RememberedStory } from '../stories/family-memory.ts';
import type { Allowed, NoneLeft, Today, UsageStore } from '../stories/ports.ts';
import { type Change, changeDocument, type Known, knownFrom } from './change-document.ts';
import { firestore } from './firestore.ts';
import { together } from './together.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stories remembered: fewer than there are seeds for a place and tone. */
const REMEMBERED = 12;
/** Milliseconds after the last story for which a family's document is kept; the TTL policy on `expireAt` deletes it later. */
const KEEP_MS = 90 * DAY_MS;

export interface StoryLimits {
  perUser: number;
  perDay: number;
}

interface Counters {
  own: Known<Usage>;
  all: Known<Usage>;
}

interface Usage {
  day: string;
  count: number;
  /** The write that counted last. */
  countedBy?: string;
  earlier?: RememberedStory[];
}

interface Taken {
  ok: boolean;
  known: Known<Usage>;
}

const inTurn = together<Taken>();

export async function lookAtToday(uid: string, limits: StoryLimits): Promise<Today> {
  const [own, all] = (await firestore().getAll(usageOf(uid), globalUsage())).map(knownFrom<Usage>) as [Known<Usage>, Known<Usage>];
  const { day, retryAfter } = today();
  if (countOn(day, own.data) >= limits.perUser) return { ok: false, whose: 'user', retryAfter };
  if (countOn(day, all.data) >= limits.perDay) return { ok: false, whose: 'everybody', retryAfter };
  return { ok: true, counters: { own, all } satisfies Counters };
}

/** Counts one story, for the family first, then for all. Throws `Crowded` if a counter stays contended. @param counters saves the read. */
export async function takeStory(uid: string, limits: StoryLimits, counters?: unknown): Promise<NoneLeft | Allowed> {
  const seen = counters as Counters | undefined;
  const { day, now, retryAfter } = today();
  const own = await takeOne(usageOf(uid), day, limits.perUser, seen?.own, { expireAt: Timestamp.fromMillis(now + KEEP_MS) });
  if (!own.ok) return { ok: false, whose: 'user', retryAfter };
  try {
    const all = await takeOne(globalUsage(), day, limits.perDay, seen?.all);
    if (all.ok) return { ok: true, day, earlier: own.known.data?.earlier ?? [], known: own.known };
  } catch (error) {
    await giveOneBack(usageOf(uid), day);
    throw error;
  }
  await giveOneBack(usageOf(uid), day);
  return { ok: false, whose: 'everybody', retryAfter };
}

/** For a story that cost nothing because the model did not answer. */
export async function giveStoryBack(uid: string, day: string): Promise<void> {
  await Promise.all([giveOneBack(usageOf(uid), day), giveOneBack(globalUsage(), day)]);
}

export const rememberStory = async (
  uid: string,
  story: RememberedStory | null,
  { known, instead }: Partial<Parameters<UsageStore['remember']>[2]> = {},
): Promise<Known<Usage>> => {
  const decide = (usage: Usage | undefined): Change<void> => {
    // The document is gone if the account was deleted while its story was being written.
    if (usage === undefined) return { result: undefined };
    const others = (usage.earlier ?? []).filter((earlier) => !isDeepStrictEqual(earlier, instead));
    return { result: undefined, write: { earlier: [...(story ? [story] : []), ...others].slice(0, REMEMBERED) } };
  };
  return (await changeDocument(usageOf(uid), decide, known as Known<Usage> | undefined)).known;
};

/** Simultaneous calls of this instance share one write, because Firestore limits the writes per second of the global counter. */
async function takeOne(
  reference: DocumentReference,
  day: string,
  limit: number,
  seen: Known<Usage> | undefined,
  fields: object = {},
): Promise<Taken> {
  let known = seen;
  return inTurn(JSON.stringify([reference.path, day, limit]), async (callers) => {
    const countedBy = randomUUID();
    let taken = 0;
    const decide = (usage: Usage | undefined): Change<number> => {
      // Firestore's client repeats a write whose response was lost, so this count may be our own.
      if (usage?.countedBy === countedBy) return { result: taken };
      const count = countOn(day, usage);
      taken = Math.max(0, Math.min(callers, limit - count));
      return taken === 0 ? { result: 0 } : { result: taken, write: { ...fields, day, count: count + taken, countedBy } };
    };
    const changed = await changeDocument(reference, decide, known);
    known = changed.known;
    return Array.from({ length: callers }, (_caller, index) => ({ ok: index < changed.result, known: changed.known }));
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
