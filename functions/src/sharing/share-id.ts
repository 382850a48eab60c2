/** What a share lies under: the SHA-256 of its token. Whoever gets hold of the database, or a copy of it, still has no link that opens anything. */
import { createHash, randomBytes } from 'node:crypto';

/** 144 random bits, in letters that an address can hold. */
export function newShareToken(): string {
  return randomBytes(18).toString('base64url');
}

export function shareId(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
