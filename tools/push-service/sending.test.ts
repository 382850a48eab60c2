import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import type { Connection } from '../../functions/src/push/connection.ts';
import { inBursts } from '../../functions/src/push/in-bursts.ts';
import { prepareMessage } from '../../functions/src/push/message.ts';
import { pushSender, type SenderOptions } from '../../functions/src/push/sender.ts';
import { type PushTarget, readTarget } from '../../functions/src/push/subscription.ts';
import { HOSTILE_ENDPOINTS, TEST_SERVICES } from '../../functions/src/push/testing.ts';
import { storyMessage } from '../../functions/src/push/texts.ts';
import { makeCertificate } from './certificate.ts';
import { type RunningPushService, startPushService } from './server.ts';
import { makeSubscriber } from './subscriber.ts';

const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:somebody@example.com' };
const message = prepareMessage(storyMessage(12, 'The Very Late Book'));
const certificate = makeCertificate();
/** A whole second, as dates in headers have it; tokens are good from now on. */
const NOW = Math.floor(Date.now() / 1000) * 1000;

beforeAll(() => setDefaultCACertificates([...getCACertificates('default'), certificate.cert]));

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function service(options: { http1?: boolean } = {}) {
  const running = await startPushService({ port: 0, certificate, ...options });
  const device = running.subscribe();
  const target = readTarget(device) as PushTarget;
  const sender = (more: Partial<SenderOptions> = {}) => {
    const made = pushSender({ vapid, services: [new URL(running.origin).host], timeoutMs: 5000, ...more });
    open.push(made);
    return made;
  };
  open.push(running);
  return { running, device, target, sender };
}

const textOf = (running: RunningPushService) => running.received().map(({ text }) => text && JSON.parse(text).body);

describe.each([
  ['HTTP/2', {}, '2.0'],
  ['HTTP/1.1', { http1: true }, '1.1'],
])('over %s', (_name, options, httpVersion) => {
  test('a message arrives, encrypted for its device, with its time, urgency and topic', async () => {
    const { running, target, sender } = await service(options);
    expect(await sender().send(target, message)).toEqual({ kind: 'sent' });
    expect(running.received()).toEqual([
      expect.objectContaining({ status: 201, ttl: '259200', urgency: 'low', topic: 'story-12', httpVersion }),
    ]);
    expect(textOf(running)).toEqual(['“The Very Late Book” is waiting for you.']);
  });

  test.each([
    [200, { kind: 'sent' }],
    [201, { kind: 'sent' }],
    [204, { kind: 'sent' }],
    [404, { kind: 'gone' }],
    [410, { kind: 'gone' }],
    [301, { kind: 'refused', status: 301 }],
    [400, { kind: 'refused', status: 400 }],
    [403, { kind: 'refused', status: 403 }],
    [413, { kind: 'refused', status: 413 }],
    [429, { kind: 'later', at: NOW + 10_000 }],
    [500, { kind: 'later', at: NOW }],
    [503, { kind: 'later', at: NOW }],
  ])('the answer %i means %j', async (answer, outcome) => {
    const { running, target, sender } = await service(options);
    running.play({ answer });
    expect(await sender({ now: () => NOW }).send(target, message)).toEqual(outcome);
  });

  test('silence means later, and the next message is sent all the same', async () => {
    const { running, target, sender } = await service(options);
    running.play({ answer: 'silence', times: 1 });
    const impatient = sender({ timeoutMs: 200, now: () => NOW });
    expect(await impatient.send(target, message)).toEqual({ kind: 'later', at: NOW });
    expect(await impatient.send(target, message)).toEqual({ kind: 'sent' });
  });

  test('a service that is not there means later', async () => {
    const { running, target, sender } = await service(options);
    await running.close();
    expect(await sender({ now: () => NOW }).send(target, message)).toEqual({ kind: 'later', at: NOW });
  });

  test('a line that broke is opened anew', async () => {
    const { running, target, sender } = await service(options);
    const one = sender();
    await one.send(target, message);
    await running.close();
    await one.send(target, message);
    const again = await startPushService({ port: Number(new URL(running.origin).port), certificate, ...options });
    open.push(again);
    again.play({ answer: 201 });
    expect(await one.send(target, message)).toEqual({ kind: 'sent' });
  });
});

test('a thousand messages share one HTTP/2 connection', async () => {
  const { running, target, sender } = await service();
  const one = sender({ timeoutMs: 15_000 });
  await one.send(target, message);
  const before = running.connections();
  await inBursts(Array.from({ length: 1000 }), 200, async () => {
    await one.send(target, message);
  });
  expect(running.received().filter(({ status }) => status === 201)).toHaveLength(1001);
  expect(running.connections()).toBe(before);
});

test('messages over HTTP/1.1 share a few connections', async () => {
  const { running, target, sender } = await service({ http1: true });
  const one = sender({ timeoutMs: 15_000 });
  await Promise.all(Array.from({ length: 300 }, () => one.send(target, message)));
  expect(running.received()).toHaveLength(300);
  expect(running.connections()).toBeLessThanOrEqual(51);
});

describe('a service that asks for a pause', () => {
  test.each([
    ['seconds', '7', NOW + 7000],
    ['a date', new Date(NOW + 60_000).toUTCString(), NOW + 60_000],
    ['nonsense', 'soon', NOW + 10_000],
    ['a date that is over', new Date(NOW - 60_000).toUTCString(), NOW],
  ])('in %s gets it', async (_what, retryAfter, at) => {
    const { running, target, sender } = await service();
    running.play({ answer: 429, retryAfter });
    expect(await sender({ now: () => NOW }).send(target, message)).toEqual({ kind: 'later', at });
  });

  test('gets nothing until it is over, and other services are not kept waiting', async () => {
    const busy = await service();
    const other = await service();
    let now = NOW;
    const one = pushSender({ vapid, services: [busy, other].map(({ running }) => new URL(running.origin).host), now: () => now });
    open.push(one);
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

test('a service that fails twenty times in a row is left alone for half a minute', async () => {
  let now = NOW;
  let asked = 0;
  const connect = (): Connection => ({
    post: () => {
      asked += 1;
      return Promise.reject(new Error('silence'));
    },
    close: () => undefined,
  });
  const { target, sender } = await service();
  const one = sender({ now: () => now, connect });
  for (let number = 0; number < 50; number += 1) await one.send(target, message);
  expect(asked).toBe(20);
  now += 30_000;
  await one.send(target, message);
  expect(asked).toBe(21);
});

describe('a host that does not exist', () => {
  const failing = (code: string) => ({
    connect: (): Connection => ({ post: () => Promise.reject(Object.assign(new Error(code), { code })), close: () => undefined }),
    services: ['push.example', '.many.example'],
    now: () => NOW,
  });
  const at = (target: PushTarget, host: string) => ({ ...target, endpoint: `https://${host}/send/1` });

  test('below a known suffix is somebody’s invention, and not tried again', async () => {
    const { target, sender } = await service();
    expect(await sender(failing('ENOTFOUND')).send(at(target, 'x17.many.example'), message)).toEqual({ kind: 'refused', status: 0 });
  });

  test.each([
    ['ENOTFOUND', 'push.example'],
    ['EAI_AGAIN', 'x17.many.example'],
    ['ECONNREFUSED', 'x17.many.example'],
  ])('is not known to be none: %s for %s means later', async (code, host) => {
    const { target, sender } = await service();
    expect(await sender(failing(code)).send(at(target, host), message)).toEqual({ kind: 'later', at: NOW });
  });

  test('is told by the look-up itself', async () => {
    const { target, sender } = await service();
    // Names of more than 63 letters are none: no server has to be asked.
    const host = `${'x'.repeat(64)}.invalid`;
    expect(await sender({ services: ['.invalid'] }).send(at(target, host), message)).toEqual({ kind: 'refused', status: 0 });
  });
});

test('of many hosts the last hundred are remembered; the others’ connections are closed, but not while a message is under way', async () => {
  const open = new Set<string>();
  const asked: string[] = [];
  let answer = () => undefined as unknown;
  const slow = new Promise((resolve) => {
    answer = () => resolve(undefined);
  });
  const connect = (origin: string): Connection => {
    open.add(origin);
    return {
      post: async () => {
        asked.push(origin);
        if (origin.includes('slow')) await slow;
        return origin.includes('busy') ? { status: 429, retryAfter: '60' } : { status: 201, retryAfter: undefined };
      },
      close: () => open.delete(origin),
    };
  };
  const { target, sender } = await service();
  const one = sender({ connect, services: ['.many.example'], now: () => NOW });
  const send = (name: string) => one.send({ ...target, endpoint: `https://${name}.many.example/send/1` }, message);
  const waiting = send('slow');
  for (let number = 0; number < 300; number += 1) {
    await send(`x${number}`);
    // Asked for a pause once; it is remembered as long as messages for it come.
    expect(await send('busy')).toEqual({ kind: 'later', at: NOW + 60_000 });
  }
  expect(asked.filter((origin) => origin.includes('busy'))).toHaveLength(1);
  expect(open.size).toBe(100);
  expect(open).toContain('https://slow.many.example');
  answer();
  expect(await waiting).toEqual({ kind: 'sent' });
  await send('x300');
  expect(open.size).toBe(100);
  expect(open).not.toContain('https://slow.many.example');
});

test('hostile endpoints and broken keys that stand in the database are refused without a connection', async () => {
  const connected: string[] = [];
  const connect = (origin: string): Connection => {
    connected.push(origin);
    return { post: () => Promise.resolve({ status: 201, retryAfter: undefined }), close: () => undefined };
  };
  const one = pushSender({ vapid, services: TEST_SERVICES, connect });
  const keys = makeSubscriber().keys;
  for (const endpoint of HOSTILE_ENDPOINTS) {
    expect(await one.send({ id: 'x', endpoint, ...keys }, message)).toEqual({ kind: 'refused', status: 0 });
  }
  expect(connected).toEqual([]);
  expect(await one.send({ id: 'x', endpoint: 'https://push.example/send/1', p256dh: 'BA', auth: 'x' }, message)).toEqual({
    kind: 'refused',
    status: 0,
  });
});
