/** How long a story waits for what: the use case over the real repositories, where everything takes exactly so many milliseconds. */
import type { StoryRequest } from '@tuckaway/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryFirestore } from '../../testing/memory-firestore.ts';
import { goodTelling } from '../../testing/scripted-storyteller.ts';
import { claimRequest, freeRequest, keepRefusal, keepStory } from '../firestore/story-requests.ts';
import { giveStoryBack, lookAtToday, rememberStory, takeStory } from '../firestore/story-usage.ts';
import { pause } from '../lib/pause.ts';
import { passesModeration } from './moderation.ts';
import { type OrderPorts, orderStory } from './order-story.ts';
import type { Storyteller } from './storyteller.ts';
import { writeStory } from './write-story.ts';

let memory: ReturnType<typeof memoryFirestore>;
vi.mock('../firestore/firestore.ts', () => ({ firestore: () => memory }));

const DATABASE_MS = 10;
const ANSWER_MS = 2500;
const REQUEST: StoryRequest = {
  childName: 'Mia',
  favoriteAnimal: 'otter',
  storySetting: 'garden',
  storyLength: 'short',
  storyTone: 'calm',
};
const LIMITS = { perUser: 10, perDay: 1000 };
const KEY = '0b0e7a52-5a0c-4f39-9f0e-4a3f2a6f1c11';

beforeEach(() => {
  vi.useFakeTimers();
  memory = memoryFirestore(() => pause(DATABASE_MS / 2));
});
afterEach(() => {
  vi.useRealTimers();
});

/** Milliseconds of a whole order; every moderation takes so many. */
async function orderTakes(moderationMs: number, key: string | undefined = KEY): Promise<number> {
  const storyteller: Storyteller = {
    tell: async () => {
      await pause(ANSWER_MS);
      return goodTelling();
    },
    moderate: async (texts) => {
      // A timer of no time takes a millisecond.
      if (moderationMs > 0) await pause(moderationMs);
      return texts.map(() => true);
    },
  };
  const ports: OrderPorts = {
    claim: claimRequest,
    keepStory,
    keepRefusal,
    free: freeRequest,
    look: (uid) => lookAtToday(uid, LIMITS),
    take: (uid, seen) => takeStory(uid, LIMITS, seen),
    giveBack: giveStoryBack,
    remember: rememberStory,
    write: (request, earlier, told) => writeStory(request, { storyteller, budgetMs: 50_000, earlier, told }),
    passesModeration: (template) => passesModeration(template, { storyteller, budgetMs: 50_000 }),
    warn: (what, error) => {
      throw new Error(what, { cause: error });
    },
  };
  const startedAt = Date.now();
  const endedAt = orderStory({ uid: 'family', key, request: REQUEST }, ports).then(() => Date.now());
  await vi.advanceTimersByTimeAsync(10_000);
  return (await endedAt) - startedAt;
}

test('next to the model and two moderations, a new story waits for the database once: for its key', async () => {
  expect((await orderTakes(150)) - ANSWER_MS - 2 * 150).toBe(DATABASE_MS);
});

test('with instant moderation it waits four times: for the key, both counters, and storing', async () => {
  expect((await orderTakes(0)) - ANSWER_MS).toBe(4 * DATABASE_MS);
});

test('without a key it waits no longer', async () => {
  expect((await orderTakes(150, undefined)) - ANSWER_MS - 2 * 150).toBe(DATABASE_MS);
});

test('the second story of a family waits as long as the first', async () => {
  await orderTakes(150);
  const key = KEY.replace(/^0b/, '0c');
  // The two are told in the same words: what is too much like the last one is asked for again, and judged again.
  expect((await orderTakes(150, key)) - 2 * ANSWER_MS - 3 * 150).toBe(DATABASE_MS);
});

test('a stored story is returned after one read and one moderation', async () => {
  await orderTakes(150);
  expect(await orderTakes(150)).toBe(2 * DATABASE_MS + 150);
});
