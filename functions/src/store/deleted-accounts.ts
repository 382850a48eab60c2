import { createHash } from 'node:crypto';
import { readDocument } from './firestore-rest.ts';

/** The id of a deleted account's mark: SHA-256 of the uid in lower-case hex, as the rules compute it. */
export function departureId(uid: string): string {
  return createHash('sha256').update(uid).digest('hex');
}

/**
 * Whether the account was deleted; its last token stays valid for up to an hour. Throws if Firestore fails.
 * Over REST, because it is a small read in functions that do not load gRPC.
 */
export async function wasDeleted(uid: string): Promise<boolean> {
  return (await readDocument(`departures/${departureId(uid)}`)) !== null;
}
