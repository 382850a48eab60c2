import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { subscriptionId } from '../../../functions/src/push/subscription.ts';
import { idRanges, rangeKey } from '../../../functions/src/push/tasks.ts';
import { HOSTILE_ENDPOINTS } from '../../../functions/testing/hostile-endpoints.ts';
import { noteCanary } from '../../../tools/local/canaries.ts';
import { strike } from '../../../tools/local/clock.ts';
import { TEST_STACK } from '../../../tools/local/stacks.ts';
import type { MadeSubscription, Play, Received } from '../../../tools/push-service/server.ts';
import { type Account, call, database, newAccount } from '../support/support.ts';
import { useAlone } from '../support/use-alone.ts';

useAlone('published', 'subscriptions');

const SERVICE = process.env.PUSH_SERVICE_URL ?? '';
/** All are tested against the allowlist itself (allowed-endpoint.test.ts). */
const HOSTILE_SAMPLE = HOSTILE_ENDPOINTS.filter((_endpoint, index) => process.env.TUCKAWAY_LONG || index % 8 === 0);
const NOTIFICATION = { title: 'Hello', body: 'It works.', data: { url: '/' } };
/** As `.env.demo-tuckaway-test` has it. */
const RANGES = 2;
const soon = { timeout: 30_000, interval: 100 };
const subscriptions = database.collection('pushSubscriptions');
const documents: string[] = [];

/** Controls the local push service. */
const service = {
  subscribe: async () => (await (await fetch(`${SERVICE}/control/subscriptions`, { method: 'POST' })).json()) as MadeSubscription,
  play: (play: Play) => fetch(`${SERVICE}/control/plays`, { method: 'POST', body: JSON.stringify(play) }),
  reset: () => fetch(`${SERVICE}/control`, { method: 'DELETE' }),
  received: async () => (await (await fetch(`${SERVICE}/control/received`)).json()) as Received[],
  /** What a device shows: the newest notification of each tag. */
  async shownOn({ token }: MadeSubscription) {
    const texts = (await service.received())
      .filter((one) => one.token === token && one.text !== null)
      .map(({ text }) => JSON.parse(text ?? ''));
    return Object.fromEntries(texts.map((notification: { tag: string; body: string }) => [notification.tag, notification.body]));
  },
};

const post = (path: string, body: unknown, account?: Account) =>
  call(`/api/push/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(account ? { authorization: `Bearer ${account.token}` } : {}) },
    body: JSON.stringify(body),
  });
const bodyOf = ({ endpoint, keys }: Pick<MadeSubscription, 'endpoint' | 'keys'>) => ({ endpoint, keys });
const storedOf = async ({ endpoint }: Pick<MadeSubscription, 'endpoint'>) =>
  (await subscriptions.doc(subscriptionId(endpoint)).get()).data();

async function subscribed(account?: Account): Promise<MadeSubscription> {
  const device = await service.subscribe();
  noteCanary('endpoint', device.endpoint);
  expect(await post('subscribe', bodyOf(device), account)).toMatchObject({ status: 200, json: { subscribed: true } });
  return device;
}

/** Publishes a story as an admin does and waits until all of its announcement but the retries is sent. */
async function publish(): Promise<number> {
  const docId = `push-${randomUUID()}`;
  documents.push(docId);
  const document = database.collection('curatedStories').doc(docId);
  const page = { content: 'A page.' };
  await document.set({ title: `Lamp ${docId}`, description: 'A lamp.', category: 'Cozy', pages: [page], published: true });
  await expect.poll(async () => (await document.get()).get('publishedAt'), soon).toBeInstanceOf(Timestamp);
  const id = (await document.get()).get('id') as number;
  for (const range of idRanges(RANGES)) {
    const run = database.doc(`pushRuns/${rangeKey(range, `story-${id}`)}`);
    await expect.poll(async () => (await run.get()).get('state.done'), soon).toBe(true);
  }
  return id;
}

beforeEach(async () => {
  await service.reset();
  await database.recursiveDelete(subscriptions);
});

afterAll(async () => {
  await database.recursiveDelete(subscriptions);
  await Promise.all(documents.map((docId) => database.doc(`curatedStories/${docId}`).delete()));
});

describe('subscribing', () => {
  test('twice stores one subscription, without an account if there is no token', async () => {
    const device = await subscribed();
    await post('subscribe', bodyOf(device));
    expect((await subscriptions.get()).size).toBe(1);
    expect(await storedOf(device)).toMatchObject({ endpoint: device.endpoint, uid: null, ...device.keys });
  });

  test('with a token assigns the device to the account; the next account takes it over, and a sign-out removes it', async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    const device = await subscribed(one);
    expect((await storedOf(device))?.uid).toBe(one.uid);
    await post('reminder', { subscription: bodyOf(device), reminder: REMINDER }, one);
    await post('subscribe', bodyOf(device), other);
    expect(await storedOf(device)).toMatchObject({ uid: other.uid });
    expect(await storedOf(device)).not.toHaveProperty('remindAt');
    await post('subscribe', bodyOf(device));
    expect((await storedOf(device))?.uid).toBeNull();
  });

  test('with an invalid token is refused, and nothing is stored', async () => {
    const device = await service.subscribe();
    expect((await post('subscribe', bodyOf(device), { uid: 'x', token: 'no.good.token' })).status).toBe(401);
    expect(await storedOf(device)).toBeUndefined();
  });

  test('with other keys for a stored endpoint is refused, and nothing changes', async () => {
    const [device, stranger] = [await subscribed(), await service.subscribe()];
    const { status, json } = await post('subscribe', { endpoint: device.endpoint, keys: stranger.keys });
    expect([status, json.message]).toEqual([403, 'Only the subscribed device itself can do that.']);
    expect(await storedOf(device)).toMatchObject(device.keys);
  });

  test.each(HOSTILE_SAMPLE)('at %j is answered 400, and nothing is stored or contacted', async (endpoint) => {
    const { keys } = await service.subscribe();
    for (const path of ['subscribe', 'unsubscribe']) {
      expect(await post(path, { endpoint, keys })).toMatchObject({ status: 400, json: { message: 'We do not know this push service.' } });
    }
    expect((await post('test', { subscription: { endpoint, keys }, notification: NOTIFICATION })).status).toBe(400);
    expect((await subscriptions.get()).size).toBe(0);
    expect(await service.received()).toEqual([]);
  });

  test.each([
    [{}, 'endpoint'],
    [{ endpoint: 7 }, 'endpoint'],
    [{ endpoint: 'https://localhost:5156/push/1' }, 'keys'],
    [{ endpoint: 'https://localhost:5156/push/1', keys: { p256dh: 'x' } }, 'keys.auth'],
    [{ endpoint: 'https://localhost:5156/push/1', keys: { p256dh: 'x', auth: 'y' } }, 'keys'],
  ])('with %j is answered 422 with a message', async (body, field) => {
    expect(await post('subscribe', body)).toMatchObject({ status: 422, json: { message: expect.any(String), field } });
  });

  test('with more than 8 KB is answered 413', async () => {
    expect((await post('subscribe', { ...bodyOf(await service.subscribe()), more: 'x'.repeat(8192) })).status).toBe(413);
  });
});

describe('unsubscribing', () => {
  test('removes the device, and reports an unknown one', async () => {
    const device = await subscribed();
    expect(await post('unsubscribe', bodyOf(device))).toMatchObject({ status: 200, json: { subscribed: false } });
    expect(await storedOf(device)).toBeUndefined();
    expect(await post('unsubscribe', bodyOf(device))).toMatchObject({
      status: 404,
      json: { message: expect.stringContaining('not subscribed') },
    });
  });

  test('needs the device’s keys', async () => {
    const [device, stranger] = [await subscribed(), await service.subscribe()];
    expect((await post('unsubscribe', { endpoint: device.endpoint, keys: stranger.keys })).status).toBe(403);
    expect(await storedOf(device)).toBeDefined();
  });
});

describe('a test', () => {
  const send = (device: MadeSubscription, keys = device.keys) =>
    post('test', { subscription: { endpoint: device.endpoint, keys }, notification: NOTIFICATION });

  test('arrives on the device, at most three times a minute', async () => {
    const device = await subscribed();
    const statuses = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await send(device)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await send(device)).headers.get('retry-after')).toMatch(/^[1-6]?\d$/);
    expect(await service.shownOn(device)).toEqual({ test: 'It works.' });
    expect(await service.received()).toHaveLength(3);
  });

  test('is not sent to unknown devices or with other keys', async () => {
    const [device, stranger] = [await subscribed(), await service.subscribe()];
    expect((await send(stranger)).status).toBe(404);
    expect((await send(device, stranger.keys)).status).toBe(403);
    expect(await service.received()).toEqual([]);
  });

  test.each([
    [410, 404],
    [404, 404],
    [400, 502],
    [413, 502],
    [500, 503],
  ])('that the push service answers with %i is answered with %i', async (answer, status) => {
    const device = await subscribed();
    await service.play({ answer, token: device.token });
    expect(await send(device)).toMatchObject({ status, json: { message: expect.any(String) } });
    expect((await storedOf(device)) === undefined).toBe(status === 404);
  });

  test('may only link to this site', async () => {
    const device = await subscribed();
    const notification = { ...NOTIFICATION, data: { url: 'https://elsewhere.example/' } };
    expect((await post('test', { subscription: bodyOf(device), notification })).status).toBe(422);
  });
});

const REMINDER = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], time: '19:30', zone: 'Europe/Berlin' };

describe('a bedtime reminder', () => {
  const remind = (device: MadeSubscription, reminder: unknown, account?: Account) =>
    post('reminder', { subscription: bodyOf(device), ...(reminder === undefined ? {} : { reminder }) }, account);

  test('is set, read and turned off by the account of the device', async () => {
    const account = await newAccount();
    const device = await subscribed(account);
    expect((await remind(device, undefined, account)).json).toEqual({ reminder: null, nextAt: null });
    const set = await remind(device, REMINDER, account);
    expect(set).toMatchObject({ status: 200, json: { reminder: REMINDER } });
    expect(new Date(set.json.nextAt).toLocaleTimeString('en-GB', { timeZone: 'Europe/Berlin' })).toBe('19:30:00');
    expect((await remind(device, undefined, account)).json).toEqual(set.json);
    expect((await remind(device, undefined, await newAccount())).json).toEqual({ reminder: null, nextAt: null });
    expect((await remind(device, null, account)).json).toEqual({ reminder: null, nextAt: null });
    expect(await storedOf(device)).not.toHaveProperty('remindAt');
  });

  test('needs a token, a stored device and its keys', async () => {
    const account = await newAccount();
    const [device, stranger] = [await subscribed(), await service.subscribe()];
    expect((await remind(device, REMINDER)).status).toBe(401);
    expect((await remind(stranger, REMINDER, account)).status).toBe(404);
    expect((await remind({ ...device, keys: stranger.keys }, REMINDER, account)).status).toBe(403);
    expect(await remind(device, { ...REMINDER, zone: 'Mars/Olympus' }, account)).toMatchObject({
      status: 422,
      json: { message: 'We do not know this time zone.' },
    });
  });

  test('that is due is sent once, however often the scheduler runs, and waits for tomorrow', async () => {
    const account = await newAccount();
    const [device, later] = [await subscribed(account), await subscribed(account)];
    for (const one of [device, later]) await remind(one, REMINDER, account);
    const document = subscriptions.doc(subscriptionId(device.endpoint));
    await document.update({ remindAt: Timestamp.fromMillis(Date.now() - 60_000), remindDay: '2020-01-01' });
    await Promise.all([strike(TEST_STACK), strike(TEST_STACK), strike(TEST_STACK)]);
    await expect.poll(() => service.shownOn(device), soon).toEqual({ 'bedtime-reminder': expect.stringContaining('How about') });
    await strike(TEST_STACK);
    // Sending another message takes longer than a second reminder would.
    const tag = `story-${await publish()}`;
    expect(await service.shownOn(later)).toHaveProperty(tag);
    const received = await service.received();
    expect(received.filter(({ topic }) => topic === 'bedtime-reminder').map(({ token, ttl }) => [token, ttl])).toEqual([
      [device.token, '3600'],
    ]);
    expect((await document.get()).get('remindAt').toMillis()).toBeGreaterThan(Date.now());
  });
});

describe('a new story', () => {
  test('reaches every device once, and saving it again sends nothing', async () => {
    const devices = await Promise.all(Array.from({ length: 12 }, () => subscribed()));
    const id = await publish();
    const tag = `story-${id}`;
    for (const device of devices) {
      await expect
        .poll(() => service.shownOn(device), soon)
        .toMatchObject({ [tag]: expect.stringMatching(/^“Lamp .*” is waiting for you\.$/) });
    }
    await database.doc(`curatedStories/${documents.at(-1)}`).update({ rating: 4 });
    const next = await publish();
    await expect.poll(() => service.shownOn(devices[0] as MadeSubscription), soon).toHaveProperty(`story-${next}`);
    expect((await service.received()).filter(({ topic }) => topic === tag)).toHaveLength(devices.length);
  });

  test('removes devices that are gone, retries what failed, and does not contact hostile endpoints in the database', async () => {
    const [fine, gone, busy, broken] = await Promise.all(Array.from({ length: 4 }, () => subscribed()));
    await service.play({ answer: 410, token: gone?.token ?? '' });
    await service.play({ answer: 429, retryAfter: '2', times: 1, token: busy?.token ?? '' });
    await service.play({ answer: 500, times: 2, token: broken?.token ?? '' });
    const { keys } = fine as MadeSubscription;
    const batch = database.batch();
    for (const endpoint of HOSTILE_ENDPOINTS) {
      const { p256dh, auth } = keys;
      batch.set(subscriptions.doc(subscriptionId(endpoint)), { endpoint, p256dh, auth, uid: null });
    }
    await batch.commit();
    const tag = `story-${await publish()}`;
    for (const device of [fine, busy, broken]) {
      await expect.poll(() => service.shownOn(device as MadeSubscription), soon).toHaveProperty(tag);
    }
    await expect.poll(() => storedOf(gone as MadeSubscription), soon).toBeUndefined();
    // Kept, because a typing error in the allowlist must not delete subscriptions.
    expect((await subscriptions.get()).size).toBe(3 + HOSTILE_ENDPOINTS.length);
    const received = (await service.received()).filter(({ topic }) => topic === tag);
    const statuses = received.map(
      ({ token, status }) => `${[fine, gone, busy, broken].findIndex((one) => one?.token === token)}: ${status}`,
    );
    expect(statuses.sort()).toEqual(['0: 201', '1: 410', '2: 201', '2: 429', '3: 201', '3: 500', '3: 500']);
  });
});
