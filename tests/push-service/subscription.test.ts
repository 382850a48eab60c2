import { describe, expect, test } from 'vitest';
import { readTarget } from '../../functions/src/push/subscription.ts';
import { makeSubscriber } from './subscriber.ts';

describe("a subscription's keys", () => {
  const subscriber = makeSubscriber();
  const body = (keys: { p256dh: string; auth: string }) => ({ endpoint: 'https://push.example/send/1', keys });

  test('are accepted in both base64 alphabets', () => {
    const { p256dh, auth } = subscriber.keys;
    const plain = { p256dh: Buffer.from(p256dh, 'base64url').toString('base64'), auth: Buffer.from(auth, 'base64url').toString('base64') };
    expect(readTarget(body(plain))).toEqual(readTarget(body(subscriber.keys)));
    expect(readTarget(body(plain))).toMatchObject(subscriber.keys);
  });

  test('have to be a point of the curve and sixteen bytes', () => {
    const { p256dh, auth } = subscriber.keys;
    expect(readTarget(body({ p256dh: p256dh.slice(0, 40), auth }))).toBeNull();
    expect(readTarget(body({ p256dh: Buffer.alloc(65, 4).toString('base64url'), auth }))).toBeNull();
    expect(readTarget(body({ p256dh, auth: auth.slice(0, 8) }))).toBeNull();
    expect(readTarget(body({ p256dh: 'not base64!', auth }))).toBeNull();
  });
});
