/** The time that our code adds to the model's answer, measured through the emulators. */
import { randomUUID } from 'node:crypto';
import type { StoryRequest } from '../../domain/src/index.ts';
import { startTestStack, testEnvironment } from '../local/test-stack.ts';
import type { Benchmark } from './frame.ts';

const REQUEST: StoryRequest = {
  childName: 'Zebedee',
  favoriteAnimal: 'otter',
  storySetting: 'garden',
  storyLength: 'medium',
  storyTone: 'calm',
};
/** Milliseconds that the local storyteller takes for an answer. */
const ANSWER_MS = 2500;
/** Milliseconds that a moderation takes; an assumption. */
const MODERATION_MS = 150;

let stack: { stop(): Promise<void> } | undefined;

async function storyteller(path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(testEnvironment().STORYTELLER_URL + path, init);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

const control = (scenario: object) => storyteller('/control', { method: 'POST', body: JSON.stringify({ scenario: 'slow', ...scenario }) });

/** Time beyond the model's answer and the two moderations. */
async function addedTime(task: () => Promise<unknown>, moderationMs = 0): Promise<Record<string, number>> {
  await storyteller('/control', { method: 'DELETE' });
  await control({ delayMs: ANSWER_MS });
  if (moderationMs > 0) await control({ delayMs: moderationMs, times: 2, on: 'moderations' });
  const time = (await milliseconds(task)) - ANSWER_MS - 2 * moderationMs;
  return { 'ms added': time, '% added': (100 * time) / ANSWER_MS };
}

async function milliseconds(task: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await task();
  return performance.now() - startedAt;
}

async function callFunction(token: string, request: object, expected = 200): Promise<void> {
  const response = await fetch(`${testEnvironment().TUCKAWAY_HOSTING_URL}/api/generate-story`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify(request),
  });
  const answer = await response.text();
  if (response.status !== expected) throw new Error(answer);
}

/** Signs up a new family: an earlier story of the same family could cause a second call of the model. */
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

/** @returns the body of the last request to the model. */
async function lastModelRequest(): Promise<string> {
  const requests = (await storyteller('/control/requests')) as { body: { messages?: object[] } }[];
  return JSON.stringify(requests.findLast(({ body }) => body.messages)?.body);
}

async function wholeChain(moderationMs?: number) {
  const token = await newToken();
  return addedTime(() => callFunction(token, REQUEST), moderationMs);
}

export default {
  name: `Time added to an answer of ${ANSWER_MS} ms`,
  unit: 'by figure',
  rounds: 7,
  sides: {
    'the model alone': async () => {
      await callFunction(await newToken(), REQUEST);
      const body = await lastModelRequest();
      const headers = { authorization: 'Bearer local', 'content-type': 'application/json' };
      return addedTime(() => storyteller('/v1/chat/completions', { method: 'POST', headers, body }));
    },
    'the whole chain': () => wholeChain(),
    [`the same, a moderation takes ${MODERATION_MS} ms`]: () => wholeChain(MODERATION_MS),
    'the part of both for the way to the function and back (a rejected request)': async () => {
      const token = await newToken();
      const time = await milliseconds(() => callFunction(token, { ...REQUEST, childName: '' }, 422));
      return { 'ms added': time, '% added': (100 * time) / ANSWER_MS };
    },
  },
  begin: async () => {
    stack = await startTestStack({ web: false });
    // The first calls load modules and open connections.
    for (let count = 0; count < 3; count += 1) await callFunction(await newToken(), REQUEST);
  },
  end: async () => stack?.stop(),
  note: "The moderations' own time is subtracted. The emulators of Hosting, Functions and Auth are included, which production does not have.",
} satisfies Benchmark;
