import { describe, expect, test } from 'vitest';
import { readTarget } from '../../functions/src/push/subscription.ts';
import { makeSubscriber } from './subscriber.ts';
import { vapidProblem } from './vapid.ts';

test('the test subscriber decrypts the message of RFC 8291, appendix A', () => {
  const own = makeSubscriber('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url'));
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  expect(own.read(Buffer.from(body, 'base64url'))).toBe('When I grow up, I want to be a watermelon');
});

test('the push service refuses a missing VAPID token', () => {
  expect(vapidProblem(undefined, 'https://push.example')).toBe('no vapid token');
});

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
