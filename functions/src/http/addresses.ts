/** The address of a caller, and a rate limit for it. */
import type { Request } from 'firebase-functions/https';
import { tokenBucket } from './token-bucket.ts';

/** The nearest proxy's limit relative to an address's: behind Hosting it is Google's own proxy, which forwards many families. */
const FAMILIES_BEHIND_A_PROXY = 8;

/** Good enough for a rate limit, not for trust: proxies append what they see, so callers can write the first entry themselves. */
export interface Addresses {
  /** The first forwarded address: an honest caller's own. */
  address: string;
  /** The last: what the nearest proxy saw, which callers cannot forge. */
  nearest: string;
}

export function addressesOf(request: Pick<Request, 'get' | 'ip'>): Addresses {
  const forwarded = (request.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const unforwarded = request.ip || 'unknown';
  return { address: forwarded[0] || unforwarded, nearest: forwarded.at(-1) || unforwarded };
}

export interface AddressRate {
  /** Takes one call. @returns 0, or the seconds until the next is allowed. */
  take(caller: Addresses): number;
}

/** A limit per address, and a larger one per nearest proxy, so that forged addresses gain little. */
export function addressRate(perMinute: number, now: () => number = Date.now): AddressRate {
  const own = tokenBucket(perMinute, now);
  const shared = tokenBucket(perMinute * FAMILIES_BEHIND_A_PROXY, now);
  return {
    // A caller without calls left takes none from the shared limit.
    take: ({ address, nearest }) => own.take(address) || shared.take(nearest),
  };
}
