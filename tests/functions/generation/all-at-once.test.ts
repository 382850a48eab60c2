import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { beforeEach, describe, expect, test } from 'vitest';
import type { GeneratedStory, StoryRequest } from '../../../domain/src/index.ts';
import { showPages } from '../../../functions/src/firestore/stories/show-pages.ts';
import { removeDraft } from '../../../functions/src/firestore/stories/story-drafts.ts';
import {
  claimRequest,
  dropStory,
  freeRequest,
  keepRefusal,
  keepStory,
  releaseRequest,
  saveStory,
} from '../../../functions/src/firestore/stories/story-requests.ts';
import { giveStoryBack, rememberStory, takeStory } from '../../../functions/src/firestore/stories/story-usage.ts';
import { passesModeration } from '../../../functions/src/stories/model/judge-texts.ts';
import { retryBudget } from '../../../functions/src/stories/model/with-retries.ts';
import { orderStory } from '../../../functions/src/stories/order/order-story.ts';
import { StoryFailure } from '../../../functions/src/stories/story-failure.ts';
import { moderatedTexts } from '../../../functions/src/stories/story-template.ts';
import { writeStory } from '../../../functions/src/stories/writing/write-story.ts';
import { bundledStoryteller } from '../support/families.ts';
import { database, generate, newAccount, REQUEST, storyteller } from '../support/support.ts';
import { useAlone } from '../support/use-alone.ts';

useAlone('storyteller');

beforeEach(() => storyteller.reset());

/** The daily limit in functions/.env.demo-tuckaway-test. */
const LIMIT = 200;
const QUOTA = 10;
const CALLS = 100;
/** The Functions emulator starts a process of 100 MB for each call that arrives while the others are busy, and Hosting's waits 60 s for it. */
const STACK = process.env.TUCKAWAY_LONG ? { quota: 10, calls: 40, callsWithOneKey: 20 } : { quota: 3, calls: 6, callsWithOneKey: 5 };

/** Milliseconds: so many processes take a while to start. */
const TEST_TIMEOUT_MS = 180_000;

/** A family that has this many stories left today. */
async function familyWith(left: number) {
  const family = await newAccount();
  const usage = database.doc(`storyUsage/${family.uid}`);
  await usage.set({ day: new Date().toISOString().slice(0, 10), count: LIMIT - left });
  return { family, usage };
}

const say = (calls: number, quota: number, how: string, stories: number, without: number, startedAt: number) =>
  process.stdout.write(
    `${calls} calls at once at a quota of ${quota}, ${how}: ${stories} stories, ${without} times 429, ${calls - stories - without} others, ` +
      `in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`,
  );

describe('simultaneous calls', () => {
  test(`to one instance, at a quota of ${QUOTA}: ${QUOTA} of ${CALLS} get a story`, async () => {
    const { family, usage } = await familyWith(QUOTA);
    const limits = { perUser: LIMIT, perDay: 1_000_000 };
    const order = (key: string): Promise<GeneratedStory> =>
      orderStory(
        { uid: family.uid, key, request: REQUEST as StoryRequest },
        {
          claim: claimRequest,
          keepStory,
          dropStory,
          saveStory,
          keepRefusal,
          free: freeRequest,
          take: (uid) => takeStory(uid, limits),
          giveBack: giveStoryBack,
          remember: rememberStory,
          readNotes: async () => null,
          readChildren: async () => [],
          readMemories: async () => [],
          release: releaseRequest,
          showPages,
          removePages: removeDraft,
          write: (request, options) => writeStory(request, { storyteller: bundledStoryteller, budgetMs: 20_000, ...options }),
          isFitToTell: (template) =>
            passesModeration(moderatedTexts(template), { storyteller: bundledStoryteller, budget: retryBudget(20_000) }),
          warn: (what, error) => {
            throw new Error(what, { cause: error });
          },
        },
      );
    const startedAt = Date.now();
    const outcomes = await Promise.allSettled(Array.from({ length: CALLS }, () => order(randomUUID())));
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    const without = failures.filter((reason) => reason instanceof StoryFailure && reason.kind === 'own-quota');
    say(CALLS, QUOTA, 'in one instance', CALLS - failures.length, without.length, startedAt);
    expect(failures.filter((reason) => !without.includes(reason))).toEqual([]);
    expect(without).toHaveLength(CALLS - QUOTA);
    expect((await usage.get()).get('count')).toBe(LIMIT);
    expect((await storyteller.counts()).chat).toBe(QUOTA);
  });

  test(
    `through the whole stack, at a quota of ${STACK.quota}: ${STACK.quota} of ${STACK.calls} get a story, the others learn when to retry`,
    async () => {
      const { family, usage } = await familyWith(STACK.quota);
      const startedAt = Date.now();
      const answers = await Promise.all(
        Array.from({ length: STACK.calls }, () => generate(family, REQUEST, { 'idempotency-key': randomUUID() })),
      );
      const by = (wanted: number) => answers.filter(({ status }) => status === wanted);
      say(STACK.calls, STACK.quota, 'through the whole stack', by(200).length, by(429).length, startedAt);
      expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
      expect(by(200)).toHaveLength(STACK.quota);
      for (const { headers, json } of by(429)) {
        expect(json.code).toBe('quota');
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
        expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
      }
      expect((await usage.get()).get('count')).toBe(LIMIT);
      // Identical wishes produce similar stories, which are requested a second time.
      const { chat } = await storyteller.counts();
      expect(chat).toBeGreaterThanOrEqual(STACK.quota);
      expect(chat).toBeLessThanOrEqual(2 * STACK.quota);
      const requests = await database.collection('storyRequests').where('uid', '==', family.uid).get();
      expect(requests.docs.map((document) => document.get('status') as string)).toEqual(Array(STACK.quota).fill('told'));
      const stories = await database.collection('stories').where('uid', '==', family.uid).get();
      expect(stories.size).toBe(STACK.quota);
    },
    TEST_TIMEOUT_MS,
  );

  test('with one key get one story and cause one call to the model', async () => {
    const family = await newAccount();
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: STACK.callsWithOneKey }, () => generate(family, REQUEST, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(STACK.callsWithOneKey).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const { chat, moderations } = await storyteller.counts();
    expect(chat).toBe(1);
    // A call that gets the stored story before it is saved moderates it too.
    expect(moderations).toBeLessThanOrEqual(2 + STACK.callsWithOneKey - 1);
    expect((await database.collection('stories').where('uid', '==', family.uid).get()).size).toBe(1);
    expect((await database.doc(`storyUsage/${family.uid}`).get()).get('count')).toBe(1);
  });
});
