/** The id of a departure's mark: the SHA-256 of the uid in lower-case hex, as the rules make it. */
import { createHash } from 'node:crypto';

export function departureId(uid: string): string {
  return createHash('sha256').update(uid).digest('hex');
}
