/**
 * HMAC-SHA-256 (RFC 2104) by Node's one-shot hash: `createHmac` costs ten times as much for messages of this size, and HKDF more too.
 * Digests come as strings of bytes (“binary” is latin1), at a third of what Node takes to make a buffer of its own for each.
 */
import { hash } from 'node:crypto';

const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;
const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;

/** Written anew by each call; nothing is awaited in between. */
const outer = Buffer.alloc(BLOCK_BYTES + DIGEST_BYTES);

/** @param key at most 64 bytes */
export function hmac(key: Uint8Array, message: Uint8Array): Buffer {
  if (key.byteLength > BLOCK_BYTES) throw new RangeError('A key of more than a block would have to be hashed first.');
  const inner = Buffer.allocUnsafe(BLOCK_BYTES + message.byteLength).fill(INNER_PAD, 0, BLOCK_BYTES);
  outer.fill(OUTER_PAD, 0, BLOCK_BYTES);
  // Counted by hand: an iterator over the entries costs as much as a hash.
  for (let index = 0; index < key.byteLength; index += 1) {
    const byte = key[index] as number;
    inner[index] = byte ^ INNER_PAD;
    outer[index] = byte ^ OUTER_PAD;
  }
  inner.set(message, BLOCK_BYTES);
  outer.write(hash('sha256', inner, 'binary'), BLOCK_BYTES, 'latin1');
  return Buffer.from(hash('sha256', outer, 'binary'), 'latin1');
}
