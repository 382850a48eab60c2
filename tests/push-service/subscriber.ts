/** The browser's side of a subscription: its keys and decryption (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface Subscriber {
  /** As in `PushSubscription.toJSON()`: url-safe base64. */
  keys: { p256dh: string; auth: string };
  /** Decrypts a message's body. Throws if it was encrypted for other keys. */
  read(body: Uint8Array): string;
}

const SALT_BYTES = 16;
const TAG_BYTES = 16;

/** A browser with new keys. */
export function makeSubscriber(): Subscriber {
  const auth = randomBytes(16);
  const own = createECDH('prime256v1');
  own.generateKeys();
  return {
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read(body) {
      const bytes = Buffer.from(body);
      const salt = bytes.subarray(0, SALT_BYTES);
      const keyLength = bytes.readUInt8(SALT_BYTES + 4);
      const sender = bytes.subarray(SALT_BYTES + 5, SALT_BYTES + 5 + keyLength);
      const record = bytes.subarray(SALT_BYTES + 5 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
      const input = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
      const derive = (label: string, length: number) =>
        Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(record.subarray(-TAG_BYTES));
      const plain = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
      const end = plain.findLastIndex((byte) => byte !== 0);
      if (plain[end] !== 2) throw new Error('The last record does not end as RFC 8188 requires.');
      return plain.subarray(0, end).toString();
    },
  };
}
