/**
 * What is one for the whole site or needs a time of its own, in a project of its own: the functions run in this process, with its clock and settings, so
 * that other tests' stories are not disturbed.
 */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { CURRENT_TERMS } from '../../../domain/src/index.ts';
import { keyedHash } from '../../../functions/src/config/keyed-hash.ts';
import { safetyIdOf } from '../../../functions/src/stories/model/safety-id.ts';
import { tokenOf } from '../../rules/users.ts';
import { type Deployed, deploy } from '../support/deployed-functions.ts';
import { ownStoryOf } from '../support/own-story.ts';
import { REQUEST, storyteller } from '../support/support.ts';

vi.mock('firebase-functions/logger', () => {
  const silent = () => undefined;
  return { debug: silent, info: silent, log: silent, warn: silent, error: silent, write: silent };
});

const PROJECT = `demo-operations-${process.pid}`;
const UID = `uid-of-a-family-${process.pid}`;
/** What operators are promised, in milliseconds. */
const HONORED_WITHIN_MS = 30_000;

let deployed: Deployed;
let database: Firestore;
/** The check of the AI service is made for no family, so its calls have the code of this key alone. */
const KEY = `key-${process.pid}`;
const model = storyteller.inScope(safetyIdOf(UID, KEY));
const serviceModel = storyteller.inScope(safetyIdOf(null, KEY));

beforeAll(async () => {
  vi.stubEnv('GCLOUD_PROJECT', PROJECT);
  const auth = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
  const created = await fetch(auth, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: UID, email: 'family@example.com', password: 'bedtime123' }),
  });
  expect(created.status).toBe(200);
  database = getFirestore(initializeApp({ projectId: PROJECT }, PROJECT));
  await database.doc(`users/${UID}/agreements/${CURRENT_TERMS}`).set({ agreedAt: new Date() });
  const server = `${process.env.STORYTELLER_URL}/v1`;
  deployed = await deploy({
    OPENAI_BASE_URL: server,
    OPENAI_API_KEY: KEY,
    OPENAI_MODEL: 'tuckaway-storyteller',
    OPENAI_FALLBACK_MODEL: '',
    MODERATION_BASE_URL: server,
    MODERATION_API_KEY: 'local-storyteller',
    VAPID_PRIVATE_KEY: 'none',
    HASH_KEY: 'a key for the tests, long enough to be one',
    VERIFY_EMAIL_AFTER: '',
  });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => model.reset());
afterAll(async () => {
  vi.useRealTimers();
  await deployed?.close();
});

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
/** Of the clock's day, which the tests above may have moved past midnight. */
const usage = async (): Promise<number> => {
  const counted = await database.doc(`storyUsage/${UID}`).get();
  return counted.get('day') === new Date().toISOString().slice(0, 10) ? counted.get('count') : 0;
};

async function ask(method: string, path: string, body?: object, more: Record<string, string> = {}) {
  const headers = {
    ...more,
    authorization: `Bearer ${tokenOf({ uid: UID }, PROJECT)}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const answer = await deployed.ask({ method, path, headers, body: body ? Buffer.from(JSON.stringify(body)) : undefined });
  const request = database.doc(`storyRequests/${UID}_${headers['idempotency-key']}`);
  return { status: answer.status, json: JSON.parse(answer.text), retryAfter: Number(answer.headers['retry-after']), request };
}
const generate = () => ask('POST', '/api/generate-story', REQUEST);

test('a story is refused within 30 seconds after an operator sets the switch, and written again within 30 seconds after the switch is removed', async () => {
  expect((await generate()).status).toBe(200);

  await database.doc('system/switches').set({ storiesStopped: true });
  later(HONORED_WITHIN_MS);
  const stopped = await generate();
  expect(stopped).toMatchObject({ status: 503, json: { message: expect.stringContaining('taking a break'), code: 'stopped' } });
  expect(stopped.retryAfter).toBeGreaterThan(0);

  await database.doc('system/switches').set({ storiesStopped: false });
  later(HONORED_WITHIN_MS);
  expect((await generate()).status).toBe(200);
});

describe('a story is not shared', () => {
  const order = { storyId: randomUUID(), showName: false, days: 7, fresh: true };
  const share = () => ask('POST', '/api/share', order);
  beforeAll(() => database.doc(`stories/${order.storyId}`).set(ownStoryOf(UID)));
  afterEach(() => serviceModel.reset());

  test.each([
    ['moderated', 'moderations', 'error-500'],
    ['reviewed by a model that reads: this one always says yes', 'reviews', 'always-yes'],
  ] as const)('until it can be %s', async (_what, on, fault) => {
    await serviceModel.play(fault, { on, times: 60 });
    const { status, json, retryAfter } = await share();
    const message = 'We can’t check this story for young children right now. Please try to share it again in a few minutes.';
    expect([status, json]).toEqual([503, { message, code: 'unavailable' }]);
    expect(retryAfter).toBeGreaterThan(0);
    expect((await database.collection('shares').where('storyId', '==', order.storyId).get()).size).toBe(0);
  });

  test.each(['moderations', 'reviews'] as const)('if %s find that it is not for young children', async (on) => {
    await serviceModel.play('unsafe', { on });
    const { status, json } = await share();
    expect([status, json.message]).toEqual([422, 'This story can’t be shared because it didn’t pass our check for young children.']);
  });

  test('with anybody but by a link that it gets once it passes', async () => {
    expect((await share()).status).toBe(200);
    expect(await serviceModel.counts()).toEqual({ chat: 0, reviews: 1, moderations: 1 });
  });
});

test('the health check names the model while it is away, without calling it', async () => {
  const health = () => ask('GET', '/api/health', undefined, { 'x-health-key': keyedHash('health', '') });
  // An instance writes down at most one failure in ten seconds, and a report is ten seconds old at most.
  later(10_000);
  await model.play('error-500', { on: 'chat', times: 10 });
  expect((await generate()).status).toBe(503);
  const counts = await model.counts();
  // The failure is written down beside the answer.
  await expect
    .poll(async () => (await database.doc('system/serviceOutcomes').get()).get('model.outcome'), { timeout: 30_000 })
    .not.toBe('ok');
  later(10_000);
  const down = await health();
  expect(down).toMatchObject({ status: 503, json: { message: 'Down: model.' } });
  expect(down.json.dependencies).toEqual({ firestore: 'up', auth: 'up', model: 'down', moderation: 'up' });
  expect(await model.counts()).toEqual(counts);

  await model.reset();
  expect((await generate()).status).toBe(200);
  await expect.poll(async () => (await database.doc('system/serviceOutcomes').get()).get('model.outcome'), { timeout: 30_000 }).toBe('ok');
  later(10_000);
  expect((await health()).status).toBe(200);
});

describe('the check of the AI service', () => {
  const check = () => ask('GET', '/api/test-openai');

  test('shows a story, its time and its model, and is made once in ten minutes [spec 2.48, 6.6]', async () => {
    await serviceModel.play('slow', { delayMs: 200 });
    const answers = await Promise.all([check(), check()]);
    const { status, json } = await check();
    expect(status).toBe(200);
    expect(json).toMatchObject({ story: expect.stringContaining('Robin'), title: expect.any(String), model: 'tuckaway-storyteller' });
    expect(Date.parse(json.checkedAt)).toBe(Date.now());
    for (const answer of answers) expect(answer.json).toEqual(json);
    expect((await serviceModel.counts()).chat).toBe(1);

    later(10 * 60_000);
    const again = await check();
    expect(again.status).toBe(200);
    expect(again.json.checkedAt).not.toBe(json.checkedAt);
    expect((await serviceModel.counts()).chat).toBe(2);
  });
});

test.each([
  ['/api/generate-story', 30, 'That was a lot of stories at once. Please wait a moment.'],
  ['/api/account/delete', 10, 'That was a lot at once. Please wait a moment.'],
])('%s takes %i calls of an account at once, and then says how long to wait', async (path, most, message) => {
  later(60_000);
  const answers = [];
  for (let call = 0; call < most + 2; call += 1) answers.push(await ask('POST', path, {}));
  expect(answers.map(({ status }) => status)).toEqual([...Array(most).fill(422), 429, 429]);
  expect(answers.at(-1)?.json).toEqual({ message });
  expect(answers.at(-1)?.retryAfter).toBeGreaterThan(0);
});

test.each([
  ['to write', 'chat', 'none', 25_000],
  ['to review', 'reviews', 'told', 4000],
] as const)(
  'a story whose model does not answer in time (%s) ends with its message, is counted, and is stored only if it was written',
  async (_what, on, stored, attemptMs) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true, now: Date.now() });
    const before = await usage();
    // The animal is reviewed in time.
    if (on === 'reviews') await model.play('good', { on });
    await model.play('silence', { on, times: 60 });
    let answer: Awaited<ReturnType<typeof generate>> | undefined;
    void generate().then((answered) => {
      answer = answered;
    });
    // An attempt runs out of time only when the model has received its call.
    let calls = on === 'reviews' ? 1 : 0;
    const isAnswered = async () => {
      const received = (await model.counts())[on];
      if (received > calls) await vi.advanceTimersByTimeAsync(attemptMs);
      calls = received;
      return answer !== undefined;
    };
    await expect.poll(isAnswered, { timeout: 30_000 }).toBe(true);
    const { status, json, request } = answer as unknown as NonNullable<typeof answer>;
    expect([status, json]).toEqual([504, { message: 'The storyteller took too long. Please try again.', code: 'out-of-time' }]);
    expect(await usage()).toBe(before + 1);
    expect((await request.get()).get('status') ?? 'none').toBe(stored);
  },
);
