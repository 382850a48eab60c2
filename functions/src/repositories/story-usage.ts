/**
 * What was made today, by one family (`storyUsage/{uid}`) and by all (`system/storyUsage`), and what is remembered of a family's last
 * stories, so that the next one is unlike them. A day is a UTC day.
 */
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { RememberedStory } from '../story/family-memory.ts';
import { together } from '../together.ts';
import { changeDocument } from './change-document.ts';
import { firestore } from './firestore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stories that are remembered: fewer than there are seeds for the same place and tone. */
const REMEMBERED = 12;
/** Milliseconds after the last story for which a family's document is kept. Firestore's TTL policy on `expireAt` clears it away later. */
const KEEP_MS = 90 * DAY_MS;

export interface StoryLimits {
  perUser: number;
  perDay: number;
}

export type Allowance =
  | { ok: true; day: string; earlier: RememberedStory[] }
  | { ok: false; whose: 'user' | 'everybody'; retryAfter: number };

interface Usage {
  day: string;
  count: number;
  earlier?: RememberedStory[];
}

interface Taken {
  ok: boolean;
  earlier: RememberedStory[];
}

const inTurn = together<Taken>();

/**
 * Takes one story from today's, the family's first, then everybody's. `retryAfter` is in seconds, until the day is over.
 * Throws {@link Crowded} when a counter could not be had for long.
 */
export async function takeStory(uid: string, limits: StoryLimits): Promise<Allowance> {
  const now = Date.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const retryAfter = Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
  const own = await takeOne(usageOf(uid), day, limits.perUser, { expireAt: Timestamp.fromMillis(now + KEEP_MS) });
  if (!own.ok) return { ok: false, whose: 'user', retryAfter };
  try {
    const all = await takeOne(everybody(), day, limits.perDay);
    if (all.ok) return { ok: true, day, earlier: own.earlier };
  } catch (error) {
    await giveOneBack(usageOf(uid), day);
    throw error;
  }
  await giveOneBack(usageOf(uid), day);
  return { ok: false, whose: 'everybody', retryAfter };
}

/** For a story that nothing was paid for, the storyteller not having answered at all. */
export async function giveStoryBack(uid: string, day: string): Promise<void> {
  await Promise.all([giveOneBack(usageOf(uid), day), giveOneBack(everybody(), day)]);
}

export async function rememberStory(uid: string, story: RememberedStory): Promise<void> {
  await changeDocument<Usage, void>(usageOf(uid), (usage) => ({
    result: undefined,
    write: { earlier: [story, ...(usage?.earlier ?? [])].slice(0, REMEMBERED) },
  }));
}

/** Calls of this instance that come together are one write: a counter that everybody shares takes only so many in a second. */
async function takeOne(reference: DocumentReference, day: string, limit: number, fields: object = {}): Promise<Taken> {
  return inTurn(JSON.stringify([reference.path, day, limit]), (callers) =>
    changeDocument<Usage, Taken[]>(reference, (usage) => {
      const count = usage?.day === day ? usage.count : 0;
      const taken = Math.max(0, Math.min(callers, limit - count));
      const result = Array.from({ length: callers }, (_caller, index) => ({ ok: index < taken, earlier: usage?.earlier ?? [] }));
      return taken === 0 ? { result } : { result, write: { ...fields, day, count: count + taken } };
    }),
  );
}

async function giveOneBack(reference: DocumentReference, day: string): Promise<void> {
  await changeDocument<Usage, void>(reference, (usage) =>
    usage?.day === day && usage.count > 0 ? { result: undefined, write: { count: usage.count - 1 } } : { result: undefined },
  );
}

function usageOf(uid: string): DocumentReference {
  return firestore().collection('storyUsage').doc(encodeURIComponent(uid));
}

function everybody(): DocumentReference {
  return firestore().doc('system/storyUsage');
}
