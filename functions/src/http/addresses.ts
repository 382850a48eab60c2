/** Where a call comes from, and a rate for it. */
import type { Request } from 'firebase-functions/https';
import { tokenBucket } from './token-bucket.ts';

/** How much more the last address may ask for than the first: behind Hosting it is Google's own proxy, which brings many families. */
const FAMILIES_BEHIND_A_PROXY = 8;

/** Good enough for a rate, not for trust: proxies add what they see at the end, so the first entry is whatever the caller wrote there. */
export interface Addresses {
  /** The first of the forwarded addresses: an honest caller's own. */
  address: string;
  /** The last: what the nearest proxy saw, which nobody can write. */
  nearest: string;
}

export function addressesOf(request: Pick<Request, 'get' | 'ip'>): Addresses {
  const forwarded = (request.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const unforwarded = request.ip || 'unknown';
  return { address: forwarded[0] || unforwarded, nearest: forwarded.at(-1) || unforwarded };
}

export interface AddressRate {
  /** Takes one; 0 when it was there, else the seconds until the next. */
  take(caller: Addresses): number;
}

/** A rate for an address, and a larger one for all that the nearest proxy brings, so that writing other addresses leads not far. */
export function addressRate(perMinute: number, now: () => number = Date.now): AddressRate {
  const own = tokenBucket(perMinute, now);
  const shared = tokenBucket(perMinute * FAMILIES_BEHIND_A_PROXY, now);
  return {
    // Who has none left of their own takes none of the others'.
    take: ({ address, nearest }) => own.take(address) || shared.take(nearest),
  };
}
