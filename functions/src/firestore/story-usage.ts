/**
 * What was made today, by one family (`storyUsage/{uid}`) and by all (`system/storyUsage`), and what is remembered of a family's last
 * stories, so that the next one is unlike them. A day is a UTC day.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { RememberedStory } from '../stories/family-memory.ts';
import { type Change, changeDocument, type Known, knownFrom } from './change-document.ts';
import { firestore } from './firestore.ts';
import { together } from './together.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stories that are remembered: fewer than there are seeds for the same place and tone. */
const REMEMBERED = 12;
/** Milliseconds after the last story for which a family's document is kept. Firestore's TTL policy on `expireAt` clears it away later. */
const KEEP_MS = 90 * DAY_MS;

export interface StoryLimits {
  perUser: number;
  perDay: number;
}

export interface NoneLeft {
  ok: false;
  whose: 'user' | 'everybody';
  /** Seconds until the day is over. */
  retryAfter: number;
}

/** What the counters said when they were looked at. */
export type Today = NoneLeft | { ok: true; own: Known<Usage>; all: Known<Usage> };

export type Allowance = NoneLeft | { ok: true; day: string; earlier: RememberedStory[]; known: Known<Usage> };

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

/** Reads the counters, and takes nothing: begun early, it costs a story no time of its own. Who has none left need not try to take one. */
export async function lookAtToday(uid: string, limits: StoryLimits): Promise<Today> {
  const [own, all] = (await firestore().getAll(usageOf(uid), everybody())).map(knownFrom<Usage>) as [Known<Usage>, Known<Usage>];
  const { day, retryAfter } = theDay();
  if (countOn(day, own.data) >= limits.perUser) return { ok: false, whose: 'user', retryAfter };
  if (countOn(day, all.data) >= limits.perDay) return { ok: false, whose: 'everybody', retryAfter };
  return { ok: true, own, all };
}

/**
 * Takes one story from today's, the family's first, then everybody's. Throws {@link Crowded} when a counter could not be had for long.
 * @param seen saves the reading.
 */
export async function takeStory(uid: string, limits: StoryLimits, seen?: Extract<Today, { ok: true }>): Promise<Allowance> {
  const { day, now, retryAfter } = theDay();
  const own = await takeOne(usageOf(uid), day, limits.perUser, seen?.own, { expireAt: Timestamp.fromMillis(now + KEEP_MS) });
  if (!own.ok) return { ok: false, whose: 'user', retryAfter };
  try {
    const all = await takeOne(everybody(), day, limits.perDay, seen?.all);
    if (all.ok) return { ok: true, day, earlier: own.known.data?.earlier ?? [], known: own.known };
  } catch (error) {
    await giveOneBack(usageOf(uid), day);
    throw error;
  }
  await giveOneBack(usageOf(uid), day);
  return { ok: false, whose: 'everybody', retryAfter };
}

/** For a story that nothing was paid for, the model not having answered at all. */
export async function giveStoryBack(uid: string, day: string): Promise<void> {
  await Promise.all([giveOneBack(usageOf(uid), day), giveOneBack(everybody(), day)]);
}

/**
 * Remembers a story, or with null none after all.
 * @param instead one that this call has remembered before: it is taken out.
 * @param known the family's document as this call saw it last: saves the reading where nothing else happened since.
 * @returns the family's document as it is now.
 */
export async function rememberStory(
  uid: string,
  story: RememberedStory | null,
  { known, instead }: { known?: Known<Usage> | undefined; instead?: RememberedStory | null } = {},
): Promise<Known<Usage>> {
  const decide = (usage: Usage | undefined): Change<void> => {
    // Gone where the account was deleted while its story was being written: then nothing is remembered.
    if (usage === undefined) return { result: undefined };
    const others = (usage.earlier ?? []).filter((earlier) => !isDeepStrictEqual(earlier, instead));
    return { result: undefined, write: { earlier: [...(story ? [story] : []), ...others].slice(0, REMEMBERED) } };
  };
  return (await changeDocument(usageOf(uid), decide, known)).known;
}

/** Calls of this instance that come together are one write: a counter that everybody shares takes only so many in a second. */
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
      // Firestore's client sends a write again by itself when the answer was lost: what is in its way may be what was taken here.
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

function theDay(now = Date.now()): { day: string; now: number; retryAfter: number } {
  return { day: new Date(now).toISOString().slice(0, 10), now, retryAfter: Math.ceil((DAY_MS - (now % DAY_MS)) / 1000) };
}

function countOn(day: string, usage: Usage | undefined): number {
  return usage?.day === day ? usage.count : 0;
}

function usageOf(uid: string): DocumentReference {
  return firestore().collection('storyUsage').doc(encodeURIComponent(uid));
}

function everybody(): DocumentReference {
  return firestore().doc('system/storyUsage');
}
