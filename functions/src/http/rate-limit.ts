/** Rate limits per address, kept in the instance's memory: they start empty and every instance has its own, so they dampen rather than enforce. */
import type { Request } from 'firebase-functions/https';
import { setBounded } from '../lib/bounded-map.ts';
import { HttpProblem } from './http-problem.ts';

/** The nearest proxy's limit relative to an address's: behind Hosting it is Google's own proxy, which forwards many families. */
const FAMILIES_BEHIND_A_PROXY = 8;
/** Keys remembered at most; a forgotten key starts with a full bucket. */
const MAX_KEYS = 10_000;

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

/** Takes one call. Returns 0, or the seconds until the next is allowed. */
export type Take<Key> = (key: Key) => number;

export function tokenBucket(perMinute: number, now: () => number = Date.now): Take<string> {
  const buckets = new Map<string, { tokens: number; seenAt: number }>();
  return (key) => {
    const time = now();
    const bucket = buckets.get(key) ?? { tokens: perMinute, seenAt: time };
    const tokens = Math.min(perMinute, bucket.tokens + ((time - bucket.seenAt) / 60_000) * perMinute);
    const enough = tokens >= 1;
    setBounded(buckets, key, { tokens: enough ? tokens - 1 : tokens, seenAt: time }, MAX_KEYS);
    return enough ? 0 : Math.max(1, Math.ceil(((1 - tokens) / perMinute) * 60));
  };
}

/** A limit per address, and a larger one per nearest proxy, so that forged addresses gain little. */
export function addressRate(perMinute: number, now: () => number = Date.now): Take<Addresses> {
  const own = tokenBucket(perMinute, now);
  const shared = tokenBucket(perMinute * FAMILIES_BEHIND_A_PROXY, now);
  // A caller without calls left takes none from the shared limit.
  return ({ address, nearest }) => own(address) || shared(nearest);
}

/** Throws 429 if `seconds` have to pass first. */
export function requireNoWait(seconds: number, message: string): void {
  if (seconds > 0) throw new HttpProblem(429, message, { 'Retry-After': String(seconds) });
}

/** A rate limit per address; the returned function throws 429. @param perMinute a parameter, read with the first call. */
export function rateLimit(perMinute: { value(): number }, message: string): (caller: Addresses) => void {
  let take: Take<Addresses> | undefined;
  return (caller) => {
    take ??= addressRate(perMinute.value());
    requireNoWait(take(caller), message);
  };
}
