/**
 * What we add to the time of the model's own answer, from the inside out: the use case, the database at several distances, and the whole
 * chain of emulators. How many times the database is waited for is not counted but seen: by how much longer it takes at a longer wire.
 */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import type { StoryRequest } from '../../domain/src/index.ts';
import type { ChatMessage, Storyteller } from '../../functions/src/stories/storyteller.ts';
import { isGentle, writeStory } from '../../functions/src/stories/write-story.ts';
import { startTestStack, testEnvironment } from '../local/test-stack.ts';
import type { Benchmark } from './frame.ts';
import { type Wire, wireTo } from './wire.ts';

const REQUEST: StoryRequest = {
  childName: 'Zebedee',
  favoriteAnimal: 'otter',
  storySetting: 'garden',
  storyLength: 'medium',
  storyTone: 'calm',
};
/** Milliseconds that the storyteller takes over an answer: 2 % of it are the 50 ms that we may add. */
const ANSWER_MS = 2500;
/** Milliseconds that a moderation takes, where it takes any. An assumption: a call to a service elsewhere takes no less. */
const MODERATION_MS = 150;
/** Milliseconds to the database and back, as assumed for one in the function's own region. */
const NEAR_MS = 10;
/** Far away, and still two ways there and back within a moderation. */
const FAR_MS = 60;

let stack: { stop(): Promise<void> } | undefined;
let wire: Wire;
let order: (request: StoryRequest) => Promise<unknown>;
let storyteller: Storyteller;

async function control(what: object): Promise<void> {
  const response = await fetch(`${testEnvironment().STORYTELLER_URL}/control`, { method: 'POST', body: JSON.stringify(what) });
  if (!response.ok) throw new Error(await response.text());
}

async function milliseconds(task: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await task();
  return performance.now() - startedAt;
}

const added = (more: number) => ({ 'ms added': more, '% added': (100 * more) / ANSWER_MS });

/** A slow answer, and how much longer the whole took. */
async function around(task: () => Promise<unknown>, moderationMs = 0): Promise<number> {
  await fetch(`${testEnvironment().STORYTELLER_URL}/control`, { method: 'DELETE' });
  await control({ scenario: 'slow', delayMs: ANSWER_MS });
  if (moderationMs > 0) await control({ scenario: 'slow', delayMs: moderationMs, times: 2, on: 'moderations' });
  return (await milliseconds(task)) - ANSWER_MS - 2 * moderationMs;
}

/** The use case and the real repositories in this process, as in a warm instance: all but HTTP and the token. */
async function withDatabase(wireMs: number, moderationMs = 0): Promise<number> {
  wire.length(wireMs);
  const more = await around(() => order(REQUEST), moderationMs);
  wire.length(0);
  return more;
}

/** How often the database is waited for, one after the other. */
async function waits(moderationMs = 0): Promise<Record<string, number>> {
  const near = await withDatabase(0, moderationMs);
  return { 'times that the database is waited for': ((await withDatabase(FAR_MS, moderationMs)) - near) / FAR_MS };
}

async function throughTheChain(token: string, request: object, expected = 200): Promise<void> {
  const response = await fetch(`${testEnvironment().TUCKAWAY_HOSTING_URL}/api/generate-story`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify(request),
  });
  const answer = await response.text();
  if (response.status !== expected) throw new Error(answer);
}

/** Of a new family: what another one had before could make the model be asked twice. */
async function newToken(): Promise<string> {
  const response = await fetch(
    `http://${testEnvironment().FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'bedtime123', returnSecureToken: true }),
    },
  );
  return ((await response.json()) as { idToken: string }).idToken;
}

async function lastAsked(): Promise<ChatMessage[]> {
  const requests = (await (await fetch(`${testEnvironment().STORYTELLER_URL}/control/requests`)).json()) as {
    body: { messages?: ChatMessage[] };
  }[];
  return requests.findLast(({ body }) => body.messages)?.body.messages ?? [];
}

/** The use case as the endpoint has it, over the wire. */
async function ordering(): Promise<typeof order> {
  Object.assign(process.env, { ...testEnvironment(), FIRESTORE_EMULATOR_HOST: wire.address, METADATA_SERVER_DETECTION: 'none' });
  const [{ orderStory }, requests, usage] = await Promise.all([
    import('../../functions/src/stories/order-story.ts'),
    import('../../functions/src/firestore/story-requests.ts'),
    import('../../functions/src/firestore/story-usage.ts'),
  ]);
  const limits = { perUser: 200, perDay: 1_000_000 };
  return (request) =>
    orderStory(
      { uid: randomUUID(), key: randomUUID(), request },
      {
        claim: requests.claimRequest,
        keepStory: requests.keepStory,
        keepRefusal: requests.keepRefusal,
        free: requests.freeRequest,
        look: (uid) => usage.lookAtToday(uid, limits),
        take: (uid, seen) => usage.takeStory(uid, limits, seen),
        giveBack: usage.giveStoryBack,
        remember: usage.rememberStory,
        write: (wish, earlier, told) => writeStory(wish, { storyteller, budgetMs: 20_000, earlier, told }),
        isGentle: (template) => isGentle(template, { storyteller, budgetMs: 20_000 }),
        warn: (what, error) => {
          throw new Error(what, { cause: error });
        },
      },
    );
}

export default {
  name: `Time added to an answer of ${ANSWER_MS} ms`,
  unit: 'goal: at most 50 ms and 2 %',
  rounds: 7,
  sides: {
    'the model alone': async () => {
      const messages = await lastAsked();
      const { signal } = new AbortController();
      return added(await around(() => storyteller.tell(messages, { signal, mostTokens: 3000 })));
    },
    'our use case': async () => added(await around(() => writeStory(REQUEST, { storyteller, budgetMs: 20_000 }))),
    'use case and database (emulator)': async () => ({ ...added(await withDatabase(0)), ...(await waits()) }),
    [`the same, database ${NEAR_MS} ms away, a moderation takes ${MODERATION_MS} ms`]: async () => ({
      ...added(await withDatabase(NEAR_MS, MODERATION_MS)),
      ...(await waits(MODERATION_MS)),
    }),
    'the whole chain (emulators)': async () => {
      const token = await newToken();
      return added(await around(() => throughTheChain(token, REQUEST)));
    },
    [`the same, a moderation takes ${MODERATION_MS} ms`]: async () => {
      const token = await newToken();
      return added(await around(() => throughTheChain(token, REQUEST), MODERATION_MS));
    },
    'of both, the way to the function and back (a refused request)': async () => {
      const token = await newToken();
      return added(await milliseconds(() => throughTheChain(token, { ...REQUEST, childName: '' }, 422)));
    },
  },
  begin: async () => {
    stack = await startTestStack({ web: false });
    const { STORYTELLER_URL = '', FIRESTORE_EMULATOR_HOST = '' } = testEnvironment();
    wire = await wireTo(FIRESTORE_EMULATOR_HOST);
    const { openAiStoryteller } = await import('../../functions/src/stories/openai-storyteller.ts');
    const baseUrl = `${STORYTELLER_URL}/v1`;
    storyteller = openAiStoryteller({
      baseUrl,
      key: 'local',
      model: 'tuckaway-storyteller',
      moderationBaseUrl: baseUrl,
      moderationKey: 'local',
      moderationModel: 'omni-moderation-latest',
    });
    order = await ordering();
    // Until everything is loaded and connected.
    for (let count = 0; count < 3; count += 1) {
      await throughTheChain(await newToken(), REQUEST);
      await order(REQUEST);
    }
  },
  end: async () => {
    await wire?.close();
    await stack?.stop();
  },
  note:
    `The moderations' own time is taken off: they answer at once, or after ${MODERATION_MS} ms. Simulated: the storyteller's ${ANSWER_MS} ms, the wire ` +
    `(${NEAR_MS} ms there and back are assumed for a database in the function's region, on top of the emulator's own time). ` +
    'The whole chain has the emulators of Hosting, Functions and Auth in it, which production does not: two proxies, and a look-up of the account for each token.',
} satisfies Benchmark;
