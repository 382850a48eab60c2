import { Agent } from 'node:https';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import webPush from 'web-push';
import { PAYLOAD_BYTES, prepareMessage, storyMessage } from '../../functions/src/push/message.ts';
import { createPushSender, type SenderOptions } from '../../functions/src/push/send-push.ts';
import { type PushTarget, readTarget } from '../../functions/src/push/subscription.ts';
import { HOSTILE_ENDPOINTS, TEST_SERVICES } from '../../functions/testing/hostile-endpoints.ts';
import { makeCertificate } from './certificate.ts';
import { type RunningPushService, startPushService } from './server.ts';
import { makeSubscriber } from './subscriber.ts';
import { vapidProblem } from './vapid.ts';

const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:contact@example.com' };
const message = prepareMessage(storyMessage(12, 'The Very Late Book'));
const certificate = makeCertificate();
/** A whole second, because dates in headers have no milliseconds. */
const NOW = Math.floor(Date.now() / 1000) * 1000;

beforeAll(() => setDefaultCACertificates([...getCACertificates('default'), certificate.cert]));

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function service() {
  const running = await startPushService({ port: 0, certificate });
  const device = running.subscribe();
  const target = readTarget(device) as PushTarget;
  const sender = (more: Partial<SenderOptions> = {}) => {
    const made = createPushSender({ vapid, services: [new URL(running.origin).host], timeoutMs: 5000, ...more });
    open.push(made);
    return made;
  };
  open.push(running);
  return { running, device, target, sender };
}

const textOf = (running: RunningPushService) => running.received().map(({ text }) => text && JSON.parse(text).body);

test('a message arrives, encrypted for its device, with its TTL, urgency and topic', async () => {
  const { running, target, sender } = await service();
  expect(await sender().send(target, message)).toEqual({ kind: 'sent' });
  expect(running.received()).toEqual([expect.objectContaining({ status: 201, ttl: '259200', urgency: 'low', topic: 'story-12' })]);
  expect(textOf(running)).toEqual(['“The Very Late Book” is waiting for you.']);
});

test('the largest payload fills 4,096 bytes and arrives', async () => {
  const { running, target, sender } = await service();
  await sender().send(target, { ...message, payload: Buffer.alloc(PAYLOAD_BYTES, 'x') });
  expect(running.received()).toEqual([expect.objectContaining({ status: 201, bytes: 4096, text: 'x'.repeat(PAYLOAD_BYTES) })]);
});

test('a message is signed for the origin of its push service only', async () => {
  const { running, target, sender } = await service();
  const authorizations: string[] = [];
  const sendNotification: typeof webPush.sendNotification = async (subscription, payload, options) => {
    authorizations.push(String(webPush.generateRequestDetails(subscription, payload ?? '', options).headers.Authorization));
    return { statusCode: 201, body: '', headers: {} };
  };
  await sender({ sendNotification }).send(target, message);
  expect(vapidProblem(authorizations[0], running.origin)).toBeNull();
  expect(vapidProblem(authorizations[0], 'https://other.example')).toBe('vapid token for another service');
  expect(vapidProblem(authorizations[0], running.origin, Date.now() + 13 * 60 * 60_000)).toBe('vapid token expired, or valid for too long');
});

test('unusable VAPID keys are reported before anything is sent', () => {
  expect(() => createPushSender({ vapid: { ...vapid, privateKey: 'short' }, services: [] })).toThrow();
  expect(() => createPushSender({ vapid: { ...vapid, subject: 'no address' }, services: [] })).toThrow();
});

test.each([
  [200, { kind: 'sent' }],
  [201, { kind: 'sent' }],
  [204, { kind: 'sent' }],
  [404, { kind: 'gone' }],
  [410, { kind: 'gone' }],
  [400, { kind: 'refused', status: 400 }],
  [403, { kind: 'refused', status: 403 }],
  [413, { kind: 'refused', status: 413 }],
  [408, { kind: 'later', at: NOW }],
  [429, { kind: 'later', at: NOW + 10_000 }],
  [500, { kind: 'later', at: NOW }],
  [503, { kind: 'later', at: NOW }],
])('the answer %i means %j', async (answer, outcome) => {
  const { running, target, sender } = await service();
  running.play({ answer });
  expect(await sender({ now: () => NOW }).send(target, message)).toEqual(outcome);
});

test.each([301, 302, 307, 308])('a redirect (%i) is refused and not followed, not even to an allowed service', async (answer) => {
  const { running, target, sender } = await service();
  const other = await service();
  running.play({ answer, location: other.device.endpoint });
  const services = [running, other.running].map(({ origin }) => new URL(origin).host);
  expect(await sender({ services }).send(target, message)).toEqual({ kind: 'refused', status: answer });
  expect(other.running.connections()).toBe(0);
});

test.each(['silence', 'drip'] as const)('a timeout (%s) means later, and the next message is sent', async (answer) => {
  const { running, target, sender } = await service();
  running.play({ answer, times: 1 });
  const agent = new Agent({ keepAlive: true });
  expect(await sender({ agent, timeoutMs: 500, now: () => NOW }).send(target, message)).toEqual({ kind: 'later', at: NOW });
  // With more patience, because a busy machine answers late.
  expect(await sender({ agent, timeoutMs: 30_000 }).send(target, message)).toEqual({ kind: 'sent' });
});

test('an unreachable service means later', async () => {
  const { running, target, sender } = await service();
  await running.close();
  expect(await sender({ now: () => NOW }).send(target, message)).toEqual({ kind: 'later', at: NOW });
});

test('a broken connection is replaced', async () => {
  const { running, target, sender } = await service();
  const one = sender();
  await one.send(target, message);
  await running.close();
  await one.send(target, message);
  const again = await startPushService({ port: Number(new URL(running.origin).port), certificate });
  open.push(again);
  again.play({ answer: 201 });
  expect(await one.send(target, message)).toEqual({ kind: 'sent' });
});

test('messages share a bounded number of connections', async () => {
  const { running, target, sender } = await service();
  const one = sender({ timeoutMs: 15_000 });
  await Promise.all(Array.from({ length: 300 }, () => one.send(target, message)));
  expect(running.received().filter(({ status }) => status === 201)).toHaveLength(300);
  expect(running.connections()).toBeLessThanOrEqual(100);
});

test('a kept connection gains no listener from message to message', async () => {
  const { running, target, sender } = await service();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const one = sender({ agent });
  const listeners = async () => {
    await expect.poll(() => Object.values(agent.freeSockets).flat().length).toBe(1);
    const [socket] = Object.values(agent.freeSockets).flat();
    return socket?.eventNames().map((name) => [name, socket.listenerCount(name)]);
  };
  await one.send(target, message);
  const first = await listeners();
  for (let number = 0; number < 100; number += 1) await one.send(target, message);
  expect(await listeners()).toEqual(first);
  expect(running.connections()).toBe(1);
});

describe('a service that asks for a pause', () => {
  test.each([
    ['seconds', '7', NOW + 7000],
    ['a date', new Date(NOW + 60_000).toUTCString(), NOW + 60_000],
    ['an unreadable value', 'soon', NOW + 10_000],
    ['a past date', new Date(NOW - 60_000).toUTCString(), NOW],
  ])('given as %s gets it', async (_what, retryAfter, at) => {
    const { running, target, sender } = await service();
    running.play({ answer: 429, retryAfter });
    expect(await sender({ now: () => NOW }).send(target, message)).toEqual({ kind: 'later', at });
  });

  test('gets no message until the pause ends, and other services are not delayed', async () => {
    const busy = await service();
    const other = await service();
    let now = NOW;
    const one = busy.sender({ services: [busy, other].map(({ running }) => new URL(running.origin).host), now: () => now });
    busy.running.play({ answer: 429, retryAfter: '30', times: 1 });
    const until = { kind: 'later', at: now + 30_000 };
    expect(await one.send(busy.target, message)).toEqual(until);
    now += 29_999;
    expect(await one.send(busy.target, message)).toEqual(until);
    expect(await one.send(other.target, message)).toEqual({ kind: 'sent' });
    expect(busy.running.received()).toHaveLength(1);
    expect(other.running.received()).toHaveLength(1);
    now += 1;
    await one.send(busy.target, message);
    expect(busy.running.received()).toHaveLength(2);
  });
});

/** Fails like a connection with this error code; counts its calls. */
function failing(code: string) {
  const state = { calls: 0 };
  const sendNotification: typeof webPush.sendNotification = async () => {
    state.calls += 1;
    throw Object.assign(new Error(code), { code });
  };
  return { state, sendNotification };
}

test('a service that fails twenty times in a row is not contacted for half a minute', async () => {
  let now = NOW;
  const { state, sendNotification } = failing('ECONNRESET');
  const { target, sender } = await service();
  const one = sender({ now: () => now, sendNotification });
  for (let number = 0; number < 50; number += 1) await one.send(target, message);
  expect(state.calls).toBe(20);
  now += 30_000;
  await one.send(target, message);
  expect(state.calls).toBe(21);
});

describe('a host that does not exist', () => {
  const at = (target: PushTarget, host: string) => ({ ...target, endpoint: `https://${host}/send/1` });
  const options = (code: string) => ({ ...failing(code), services: ['push.example', '.many.example'], now: () => NOW });

  test('below an allowed suffix is refused and not retried', async () => {
    const { target, sender } = await service();
    const { sendNotification, services } = options('ENOTFOUND');
    expect(await sender({ sendNotification, services }).send(at(target, 'x17.many.example'), message)).toEqual({
      kind: 'refused',
      status: 0,
    });
  });

  test.each([
    ['ENOTFOUND', 'push.example'],
    ['EAI_AGAIN', 'x17.many.example'],
    ['ECONNREFUSED', 'x17.many.example'],
  ])('may exist after all: %s for %s means later', async (code, host) => {
    const { target, sender } = await service();
    const { sendNotification, services, now } = options(code);
    expect(await sender({ sendNotification, services, now }).send(at(target, host), message)).toEqual({ kind: 'later', at: NOW });
  });

  test('is recognized from a real DNS lookup', async () => {
    const { target, sender } = await service();
    // Labels of more than 63 letters are invalid, so no DNS server is contacted.
    const host = `${'x'.repeat(64)}.invalid`;
    expect(await sender({ services: ['.invalid'] }).send(at(target, host), message)).toEqual({ kind: 'refused', status: 0 });
  });
});

test('the pauses of the hundred origins used last are remembered', async () => {
  const contacted: string[] = [];
  const sendNotification: typeof webPush.sendNotification = async ({ endpoint }) => {
    const { origin } = new URL(endpoint);
    contacted.push(origin);
    if (/busy|once/.test(origin)) throw new webPush.WebPushError('', 429, { 'retry-after': '60' } as never, '', endpoint);
    return { statusCode: 201, body: '', headers: {} };
  };
  const { target, sender } = await service();
  const one = sender({ sendNotification, services: ['.many.example'], now: () => NOW });
  const send = (name: string) => one.send({ ...target, endpoint: `https://${name}.many.example/send/1` }, message);
  await send('once');
  for (let number = 0; number < 300; number += 1) {
    await send(`x${number}`);
    expect(await send('busy')).toEqual({ kind: 'later', at: NOW + 60_000 });
  }
  await send('once');
  expect(contacted.filter((origin) => origin.includes('busy'))).toHaveLength(1);
  expect(contacted.filter((origin) => origin.includes('once'))).toHaveLength(2);
});

test('a message that a service does not take is logged by host and status, once a minute [fault 10]', async () => {
  const log = vi.fn();
  const answers = [403, 403, 201, 410, 503, 403];
  const sendNotification: typeof webPush.sendNotification = async (subscription) => {
    const status = answers.shift() ?? 201;
    if (status === 201) return { statusCode: 201, body: '', headers: {} };
    throw new webPush.WebPushError('', status, {}, '', subscription.endpoint);
  };
  const { target, sender } = await service();
  let time = NOW;
  const one = sender({ sendNotification, services: ['web.push.example'], now: () => time, log });
  for (const later of [0, 0, 0, 0, 0, 60_000]) {
    time += later;
    await one.send({ ...target, endpoint: 'https://web.push.example/send/secret' }, message);
  }
  const entry = (status: number) => [{ host: 'web.push.example', status }];
  expect(log.mock.calls).toEqual([entry(403), entry(503), entry(403)]);
});

test('hostile endpoints and broken keys in the database are refused without a connection', async () => {
  const { state, sendNotification } = failing('ECONNREFUSED');
  const one = createPushSender({ vapid, services: TEST_SERVICES, sendNotification });
  open.push(one);
  const { keys } = makeSubscriber();
  for (const endpoint of HOSTILE_ENDPOINTS) {
    expect(await one.send({ id: 'x', endpoint, ...keys }, message)).toEqual({ kind: 'refused', status: 0 });
  }
  for (const broken of [
    { p256dh: 'BA', auth: 'x' },
    { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
  ]) {
    expect(await one.send({ id: 'x', endpoint: 'https://push.example/send/1', ...broken }, message)).toEqual({
      kind: 'refused',
      status: 0,
    });
  }
  expect(state.calls).toBe(0);
});
