import { describe, expect, test } from 'vitest';
import webPush from 'web-push';
import { encrypt, PAYLOAD_BYTES } from '../../functions/src/push/encrypt.ts';
import { readTarget } from '../../functions/src/push/subscription.ts';
import { makeSubscriber } from './subscriber.ts';

const subscriber = makeSubscriber();
const TEXT = 'When I grow up, I want to be a watermelon';

describe('the reader that these tests go by', () => {
  test('reads the message of RFC 8291, appendix A', () => {
    const own = makeSubscriber('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url'));
    const body =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
    expect(own.read(Buffer.from(body, 'base64url'))).toBe(TEXT);
  });

  test('reads what web-push encrypts, and refuses what is for another', () => {
    const { p256dh, auth } = subscriber.keys;
    const { cipherText } = webPush.encrypt(p256dh, auth, TEXT, 'aes128gcm') as unknown as { cipherText: Buffer };
    expect(subscriber.read(cipherText)).toBe(TEXT);
    expect(() => makeSubscriber().read(cipherText)).toThrow();
  });
});

describe('an encrypted message', () => {
  test.each([0, 1, 100, PAYLOAD_BYTES])('of %i bytes is read by its subscriber', (bytes) => {
    const text = 'x'.repeat(bytes);
    const body = encrypt(Buffer.from(text), subscriber.keys);
    expect(body.byteLength).toBe(bytes + 103);
    expect(subscriber.read(body)).toBe(text);
  });

  test('fills 4,096 bytes with 3,993, and takes no byte more', () => {
    expect(PAYLOAD_BYTES).toBe(3993);
    expect(encrypt(Buffer.alloc(PAYLOAD_BYTES), subscriber.keys).byteLength).toBe(4096);
    expect(() => encrypt(Buffer.alloc(PAYLOAD_BYTES + 1), subscriber.keys)).toThrow(RangeError);
  });

  test('has a salt, a key and a cipher text of its own each time', () => {
    const bodies = Array.from({ length: 200 }, () => encrypt(Buffer.from(TEXT), subscriber.keys));
    const parts = [
      [0, 16],
      [21, 86],
      [86, undefined],
    ] as const;
    for (const [from, to] of parts) expect(new Set(bodies.map((body) => body.subarray(from, to).toString('hex'))).size).toBe(200);
    for (const body of bodies) expect(subscriber.read(body)).toBe(TEXT);
  });

  test('cannot be made for a key that is no point of the curve', () => {
    expect(() => encrypt(Buffer.from(TEXT), { ...subscriber.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toThrow();
  });
});

describe("a subscription's keys", () => {
  const body = (keys: { p256dh: string; auth: string }) => ({ endpoint: 'https://push.example/send/1', keys });

  test('are the same in either base64', () => {
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
