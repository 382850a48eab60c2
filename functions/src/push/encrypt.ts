/**
 * Message encryption for web push (RFC 8291) in one record of aes128gcm (RFC 8188), with a fresh key and salt for every message.
 * Its cost is most of a message's: the calls chosen here are the cheapest of Node's that do the same (`npm run bench -- push`).
 */
import { createCipheriv, createECDH, createSecretKey, type ECDH, randomFillSync } from 'node:crypto';
import { hmac } from './hmac.ts';

const RECORD_SIZE = 4096;
const HEADER_BYTES = 86;
const TAG_BYTES = 16;
const SALT_BYTES = 16;
const SCALAR_BYTES = 32;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;

/** Most bytes of a payload that every push service takes: 4,096 less header, delimiter and tag. */
export const PAYLOAD_BYTES = RECORD_SIZE - HEADER_BYTES - 1 - TAG_BYTES;

const KEY_INFO = Buffer.from('WebPush: info\0');
/** HKDF (RFC 5869) counts its blocks from 1, and nothing here is longer than one: each expansion is one HMAC of an info and this. */
const FIRST_BLOCK = Buffer.from([1]);
const CEK_INFO = Buffer.from('Content-Encoding: aes128gcm\0\x01');
const NONCE_INFO = Buffer.from('Content-Encoding: nonce\0\x01');
/** After the last record's content (RFC 8188, section 2). */
const DELIMITER = Buffer.from([2]);
/** Record size and length of the key that follows. */
const HEADER_MIDDLE = Buffer.from([0, 0, RECORD_SIZE >> 8, RECORD_SIZE & 255, 65]);

/** One object for all messages, with another key pair for each: making the object costs as much as making the keys. */
const sender = createECDH('prime256v1');

/** The body of a push message. Throws where the subscriber's key is no point of the curve. */
export function encrypt(payload: Uint8Array, { p256dh, auth }: { p256dh: string; auth: string }): Buffer {
  if (payload.byteLength > PAYLOAD_BYTES) throw new RangeError(`A push payload has at most ${PAYLOAD_BYTES} bytes.`);
  const receiver = Buffer.from(p256dh, 'base64url');
  const random = freshBytes();
  const salt = random.subarray(0, SALT_BYTES);
  const senderPublic = renewKeys(sender, random.subarray(SALT_BYTES));
  const shared = sender.computeSecret(receiver);
  const input = hmac(hmac(Buffer.from(auth, 'base64url'), shared), Buffer.concat([KEY_INFO, receiver, senderPublic, FIRST_BLOCK]));
  const extracted = hmac(salt, input);
  const nonce = hmac(extracted, NONCE_INFO).subarray(0, NONCE_BYTES);
  // As a key object: for a key in a buffer, Node throws and catches an error inside, which costs twice the cipher.
  const key = createSecretKey(hmac(extracted, CEK_INFO).subarray(0, KEY_BYTES));
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = cipher.update(Buffer.concat([payload, DELIMITER]));
  cipher.final();
  return Buffer.concat([salt, HEADER_MIDDLE, senderPublic, sealed, cipher.getAuthTag()]);
}

/** A new key pair from 32 random bytes; the public key. */
function renewKeys(pair: ECDH, scalar: Buffer): Buffer {
  try {
    pair.setPrivateKey(scalar);
    return pair.getPublicKey();
  } catch {
    // Zero or above the curve's order, once in 2^32: the next candidate.
    return renewKeys(pair, randomFillSync(scalar));
  }
}

/** For 64 messages at once: fetching random bytes costs the same for one message's as for thousands. */
const pool = Buffer.allocUnsafeSlow(64 * (SALT_BYTES + SCALAR_BYTES));
let used = pool.byteLength;

/** One message's random bytes, which nobody else gets; to be used before anything is awaited. */
function freshBytes(): Buffer {
  if (used === pool.byteLength) {
    randomFillSync(pool);
    used = 0;
  }
  used += SALT_BYTES + SCALAR_BYTES;
  return pool.subarray(used - SALT_BYTES - SCALAR_BYTES, used);
}
