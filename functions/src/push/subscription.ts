/** A subscription that messages can be sent to, and the id that it is stored under. */
import { createHash, ECDH } from 'node:crypto';
import type { PushSubscriptionBody } from '@tuckaway/domain';

/** Keys are url-safe base64 without padding. */
export interface PushTarget {
  /** SHA-256 of the endpoint in hex: subscribing twice is one document, and ids are spread evenly. */
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Whether a message is known to have reached it. */
  isProven?: boolean;
}

const POINT_BYTES = 65;
const AUTH_BYTES = 16;

export function subscriptionId(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex');
}

/** Null for invalid keys: `p256dh` has to be a point of P-256, `auth` 16 bytes (RFC 8291, sections 2 and 3.2). */
export function readTarget({ endpoint, keys }: PushSubscriptionBody): PushTarget | null {
  const point = Buffer.from(keys.p256dh, 'base64');
  const auth = Buffer.from(keys.auth, 'base64');
  if (point.byteLength !== POINT_BYTES || point[0] !== 4 || auth.byteLength !== AUTH_BYTES) return null;
  try {
    ECDH.convertKey(point, 'prime256v1');
  } catch {
    return null;
  }
  return { id: subscriptionId(endpoint), endpoint, p256dh: point.toString('base64url'), auth: auth.toString('base64url') };
}
