import { createHash, randomBytes } from 'node:crypto';

/** 144 random bits in letters that an address can contain. */
export function newShareToken(): string {
  return randomBytes(18).toString('base64url');
}

/** The id of a share's document. It is a hash, so that access to the database, or a copy of it, gives nobody a working link. */
export function shareId(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
