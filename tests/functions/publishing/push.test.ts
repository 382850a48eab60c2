import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { subscriptionId } from '../../../functions/src/push/subscription.ts';
import { strike } from '../../../tools/local/clock.ts';
import { TEST_STACK } from '../../../tools/local/stacks.ts';
import { noteCanary } from '../../leaks/canaries.ts';
import type { MadeSubscription, Play, Received } from '../../push-service/server.ts';
import { type Account, database, newAccount, postAs, soon } from '../support/support.ts';

const SERVICE = process.env.PUSH_SERVICE_URL ?? '';
const NOTIFICATION = { title: 'Hello', body: 'It works.', data: { url: '/' } };
const REMINDER = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], time: '19:30', zone: 'Europe/Berlin' };
const subscriptions = database.collection('pushSubscriptions');
const endpoints: string[] = [];
const documents: string[] = [];

type Device = Pick<MadeSubscription, 'endpoint' | 'keys' | 'token'>;

/** Controls the local push service, for one device. */
const service = {
  async newDevice(): Promise<Device> {
    const device = (await (await fetch(`${SERVICE}/control/subscriptions`, { method: 'POST' })).json()) as MadeSubscription;
    noteCanary('endpoint', device.endpoint);
    endpoints.push(device.endpoint);
    return device;
  },
  play: ({ token }: Device, play: Play) => fetch(`${SERVICE}/control/plays`, { method: 'POST', body: JSON.stringify({ ...play, token }) }),
  /** What was sent to the device, of one topic if there is one. */
  async received({ token }: Device, topic?: string): Promise<Received[]> {
    const all = (await (await fetch(`${SERVICE}/control/received`)).json()) as Received[];
    return all.filter((one) => one.token === token && (topic === undefined || one.topic === topic));
  },
  /** What the device shows: the newest notification of each tag. */
  async shownOn(device: Device): Promise<Record<string, string>> {
    const texts = (await service.received(device)).filter(({ text }) => text !== null).map(({ text }) => JSON.parse(text ?? ''));
    return Object.fromEntries(texts.map((notification: { tag: string; body: string }) => [notification.tag, notification.body]));
  },
};

const post = (path: string, body: unknown, account: Account | null = null) => postAs(account, `/api/push/${path}`, body);
const bodyOf = ({ endpoint, keys }: Pick<Device, 'endpoint' | 'keys'>) => ({ endpoint, keys });
const documentOf = ({ endpoint }: Pick<Device, 'endpoint'>) => subscriptions.doc(subscriptionId(endpoint));
const storedOf = async (device: Pick<Device, 'endpoint'>) => (await documentOf(device).get()).data();

async function subscribed(account: Account | null = null): Promise<Device> {
  const device = await service.newDevice();
  expect(await post('subscribe', bodyOf(device), account)).toMatchObject({ status: 200, json: { subscribed: true } });
  return device;
}

afterAll(async () => {
  await Promise.all(endpoints.map((endpoint) => documentOf({ endpoint }).delete()));
  await Promise.all(documents.map((docId) => database.doc(`curatedStories/${docId}`).delete()));
});

describe('a subscription', () => {
  test('is stored once, belongs to the account that subscribed last, and loses it with a sign-out', async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    const device = await subscribed();
    expect(await storedOf(device)).toMatchObject({ endpoint: device.endpoint, uid: null, ...device.keys });
    await post('subscribe', bodyOf(device), one);
    expect((await storedOf(device))?.uid).toBe(one.uid);
    await post('reminder', { subscription: bodyOf(device), reminder: REMINDER }, one);
    await post('subscribe', bodyOf(device), other);
    expect(await storedOf(device)).toMatchObject({ uid: other.uid });
    expect(await storedOf(device)).not.toHaveProperty('remindAt');
    await post('subscribe', bodyOf(device));
    expect((await storedOf(device))?.uid).toBeNull();
    expect((await subscriptions.where('endpoint', '==', device.endpoint).get()).size).toBe(1);
  });

  test('is dropped after sixty days without a delivery, however often it is announced, and else after a year [safety 8]', async () => {
    const daysLeft = async (device: Device) => Math.round(((await storedOf(device))?.expireAt.toMillis() - Date.now()) / 86_400_000);
    const device = await subscribed();
    await documentOf(device).update({ expireAt: Timestamp.fromMillis(Date.now() + 30 * 86_400_000) });
    await post('subscribe', bodyOf(device));
    expect(await daysLeft(device)).toBe(30);
    expect((await post('test', { subscription: bodyOf(device), notification: NOTIFICATION })).status).toBe(200);
    expect(await daysLeft(device)).toBe(365);
    expect(await daysLeft(await subscribed())).toBe(60);
    // As earlier versions stored it.
    await documentOf(device).set({ ...device.keys, endpoint: device.endpoint, uid: null });
    expect((await post('subscribe', bodyOf(device))).status).toBe(200);
  });

  test('is removed by its device, and only by its device', async () => {
    const [device, stranger] = [await subscribed(), await service.newDevice()];
    for (const path of ['subscribe', 'unsubscribe']) {
      expect(await post(path, { endpoint: device.endpoint, keys: stranger.keys })).toMatchObject({
        status: 403,
        json: { message: 'Only the subscribed device itself can do that.' },
      });
    }
    expect(await storedOf(device)).toMatchObject(device.keys);
    expect(await post('unsubscribe', bodyOf(device))).toMatchObject({ status: 200, json: { subscribed: false } });
    expect(await storedOf(device)).toBeUndefined();
    expect(await post('unsubscribe', bodyOf(device))).toMatchObject({
      status: 404,
      json: { message: expect.stringContaining('not subscribed') },
    });
  });

  test('is refused with a message if it is invalid, and nothing is stored', async () => {
    const device = await service.newDevice();
    expect((await post('subscribe', bodyOf(device), { uid: 'x', token: 'no.good.token' })).status).toBe(401);
    expect((await post('subscribe', { ...bodyOf(device), more: 'x'.repeat(8192) })).status).toBe(413);
    expect(await storedOf(device)).toBeUndefined();
    const { endpoint } = device;
    for (const [body, field] of [
      [{}, 'endpoint'],
      [{ endpoint: 7 }, 'endpoint'],
      [{ endpoint }, 'keys'],
      [{ endpoint, keys: { p256dh: 'x' } }, 'keys.auth'],
      [{ endpoint, keys: { p256dh: 'x', auth: 'y' } }, 'keys'],
    ]) {
      expect(await post('subscribe', body)).toMatchObject({ status: 422, json: { message: expect.any(String), field } });
    }
  });
});

describe('a test message', () => {
  const send = (device: Device, keys = device.keys) =>
    post('test', { subscription: { endpoint: device.endpoint, keys }, notification: NOTIFICATION });

  test('arrives on the device, at most three times a minute', async () => {
    const device = await subscribed();
    const statuses = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await send(device)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await send(device)).headers.get('retry-after')).toMatch(/^[1-6]?\d$/);
    expect(await service.shownOn(device)).toEqual({ test: 'It works.' });
    expect(await service.received(device)).toHaveLength(3);
  });

  test('is not sent to unknown devices, with other keys, or with a link to another site', async () => {
    const [device, stranger] = [await subscribed(), await service.newDevice()];
    expect((await send(stranger)).status).toBe(404);
    expect((await send(device, stranger.keys)).status).toBe(403);
    const notification = { ...NOTIFICATION, data: { url: 'https://elsewhere.example/' } };
    expect((await post('test', { subscription: bodyOf(device), notification })).status).toBe(422);
    expect([...(await service.received(device)), ...(await service.received(stranger))]).toEqual([]);
  });

  test.each([
    [410, 404],
    [400, 502],
    [500, 503],
  ])('that the push service answers with %i is answered with %i', async (answer, status) => {
    const device = await subscribed();
    await service.play(device, { answer });
    expect(await send(device)).toMatchObject({ status, json: { message: expect.any(String) } });
    expect((await storedOf(device)) === undefined).toBe(status === 404);
  });
});

describe('a bedtime reminder', () => {
  const remind = (device: Device, reminder: unknown, account: Account | null = null) =>
    post('reminder', { subscription: bodyOf(device), ...(reminder === undefined ? {} : { reminder }) }, account);

  test('is set, read and turned off by the account of the device', async () => {
    const account = await newAccount();
    const [device, stranger] = [await subscribed(account), await service.newDevice()];
    expect((await remind(device, undefined, account)).json).toEqual({ reminder: null, nextAt: null });
    const set = await remind(device, REMINDER, account);
    expect(set).toMatchObject({ status: 200, json: { reminder: REMINDER } });
    expect(new Date(set.json.nextAt).toLocaleTimeString('en-GB', { timeZone: 'Europe/Berlin' })).toBe('19:30:00');
    expect((await remind(device, undefined, account)).json).toEqual(set.json);
    expect((await remind(device, undefined, await newAccount())).json).toEqual({ reminder: null, nextAt: null });

    // A device that travels west after its reminder is not reminded again on the same day.
    const remindedDay = new Date(set.json.nextAt).toLocaleDateString('sv', { timeZone: REMINDER.zone });
    await documentOf(device).update({ remindedDay });
    expect((await remind(device, REMINDER, account)).json.nextAt).toBeGreaterThan(set.json.nextAt);

    expect((await remind(device, REMINDER)).status).toBe(401);
    expect((await remind(stranger, REMINDER, account)).status).toBe(404);
    expect((await remind({ ...device, keys: stranger.keys }, REMINDER, account)).status).toBe(403);
    expect(await remind(device, { ...REMINDER, zone: 'Mars/Olympus' }, account)).toMatchObject({
      status: 422,
      json: { message: 'We do not know this time zone.' },
    });

    expect((await remind(device, null, account)).json).toEqual({ reminder: null, nextAt: null });
    expect(await storedOf(device)).not.toHaveProperty('remindAt');
  });

  test('that is due is sent once, however often the scheduler runs, and waits for tomorrow', async () => {
    const account = await newAccount();
    const shardOf = ({ endpoint }: Device) => subscriptionId(endpoint).slice(0, 1);
    const device = await subscribed(account);
    // The reminders of a shard are claimed once in a round of five minutes.
    let later = await subscribed(account);
    while (shardOf(later) === shardOf(device)) later = await subscribed(account);
    for (const one of [device, later]) await remind(one, REMINDER, account);
    const due = { remindAt: Timestamp.fromMillis(Date.now() - 60_000), remindDay: '2020-01-01' };
    await documentOf(device).update(due);
    await Promise.all([strike(TEST_STACK), strike(TEST_STACK)]);
    await expect.poll(() => service.shownOn(device), soon).toEqual({ 'bedtime-reminder': expect.stringContaining('How about') });
    // A second reminder would be sent before that of a device which is due later.
    await documentOf(later).update(due);
    await strike(TEST_STACK);
    await expect.poll(() => service.shownOn(later), soon).toHaveProperty('bedtime-reminder');
    for (const one of [device, later]) {
      expect((await service.received(one)).map(({ topic, ttl }) => [topic, ttl])).toEqual([['bedtime-reminder', '3600']]);
    }
    expect((await documentOf(device).get()).get('remindAt').toMillis()).toBeGreaterThan(Date.now());
  });
});

/** Publishes a story as an admin does. */
async function publish(): Promise<{ docId: string; tag: string }> {
  const docId = `push-${randomUUID()}`;
  documents.push(docId);
  const document = database.doc(`curatedStories/${docId}`);
  const page = { content: 'A page.' };
  await document.set({ title: `Lamp ${docId}`, description: 'A lamp.', category: 'Cozy', pages: [page], published: true });
  await expect.poll(async () => (await document.get()).get('id'), soon).toBeDefined();
  return { docId, tag: `story-${(await document.get()).get('id')}` };
}

test('a new story reaches every device once: gone ones are removed, failed ones retried', async () => {
  const devices = await Promise.all(Array.from({ length: 4 }, () => subscribed()));
  const [fine, gone, busy, broken] = devices as [Device, Device, Device, Device];
  await service.play(gone, { answer: 410 });
  await service.play(busy, { answer: 429, retryAfter: '2', times: 1 });
  await service.play(broken, { answer: 500, times: 2 });

  const { docId, tag } = await publish();
  for (const device of [fine, busy, broken]) {
    const text = { [tag]: expect.stringMatching(/^“Lamp .*” is waiting for you\.$/) };
    await expect.poll(() => service.shownOn(device), soon).toMatchObject(text);
  }
  await expect.poll(() => storedOf(gone), soon).toBeUndefined();
  for (const device of [fine, busy, broken]) expect(await storedOf(device)).toBeDefined();

  // Saving the story again sends nothing: the next story's message comes without another one of the first.
  await database.doc(`curatedStories/${docId}`).update({ rating: 4 });
  const next = await publish();
  await expect.poll(() => service.shownOn(fine), soon).toHaveProperty(next.tag);
  const statuses = async (device: Device) => (await service.received(device, tag)).map(({ status }) => status);
  expect(await Promise.all(devices.map(statuses))).toEqual([[201], [410], [429, 201], [500, 500, 201]]);
});
