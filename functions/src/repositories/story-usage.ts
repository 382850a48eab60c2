/**
 * What was made today, by one family (`storyUsage/{uid}`) and by all (`system/storyUsage`), and a family's last titles and openings,
 * in the placeholder's form, so that the next story is unlike them. A day is a UTC day.
 */
import type { DocumentReference } from 'firebase-admin/firestore';
import type { EarlierStory } from '../story/prompt.ts';
import { firestore } from './firestore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Earlier stories that are remembered and sent along. */
const REMEMBERED = 5;

export interface StoryLimits {
  perUser: number;
  perDay: number;
}

export type Allowance = { ok: true; day: string; earlier: EarlierStory[] } | { ok: false; whose: 'user' | 'everybody'; retryAfter: number };

interface Usage {
  day: string;
  count: number;
  earlier?: EarlierStory[];
}

/** Takes one story from today's, the family's first, then everybody's. `retryAfter` is in seconds, until the day is over. */
export async function takeStory(uid: string, limits: StoryLimits): Promise<Allowance> {
  const now = Date.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const retryAfter = Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
  const own = await takeOne(usageOf(uid), day, limits.perUser);
  if (!own.ok) return { ok: false, whose: 'user', retryAfter };
  const all = await takeOne(everybody(), day, limits.perDay);
  if (!all.ok) {
    await giveOneBack(usageOf(uid), day);
    return { ok: false, whose: 'everybody', retryAfter };
  }
  return { ok: true, day, earlier: own.earlier };
}

/** For a story that nothing was paid for, the storyteller not having answered at all. */
export async function giveStoryBack(uid: string, day: string): Promise<void> {
  await Promise.all([giveOneBack(usageOf(uid), day), giveOneBack(everybody(), day)]);
}

export async function rememberStory(uid: string, story: EarlierStory): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const usage = (await transaction.get(usageOf(uid))).data() as Usage | undefined;
    transaction.set(usageOf(uid), { earlier: [story, ...(usage?.earlier ?? [])].slice(0, REMEMBERED) }, { merge: true });
  });
}

async function takeOne(reference: DocumentReference, day: string, limit: number): Promise<{ ok: boolean; earlier: EarlierStory[] }> {
  return firestore().runTransaction(async (transaction) => {
    const usage = (await transaction.get(reference)).data() as Usage | undefined;
    const count = usage?.day === day ? usage.count : 0;
    const ok = count < limit;
    if (ok) transaction.set(reference, { day, count: count + 1 }, { merge: true });
    return { ok, earlier: usage?.earlier ?? [] };
  });
}

async function giveOneBack(reference: DocumentReference, day: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const usage = (await transaction.get(reference)).data() as Usage | undefined;
    if (usage?.day === day && usage.count > 0) transaction.update(reference, { count: usage.count - 1 });
  });
}

function usageOf(uid: string): DocumentReference {
  return firestore().collection('storyUsage').doc(encodeURIComponent(uid));
}

function everybody(): DocumentReference {
  return firestore().doc('system/storyUsage');
}
