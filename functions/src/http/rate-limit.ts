/**
 * Rate limits per account or address, in the instance's memory: they start empty and every instance has its own, so they dampen rather than
 * enforce. `endpoints/rate-limits.ts` adds the database for limits that have to hold.
 */
import { isIPv6 } from 'node:net';
import type { Request } from 'firebase-functions/https';
import { setBounded } from '../lib/bounded-map.ts';
import { type Bucket, takeFrom } from '../lib/bucket.ts';
import { HttpProblem } from './http-problem.ts';

/** Keys remembered at most; a forgotten key starts with a full bucket. */
const MAX_KEYS = 10_000;

export interface Caller {
  /**
   * The address of an anonymous caller: what our proxies appended to `X-Forwarded-For`. Everything before it was written by the caller, who must
   * not be able to use up the calls of others.
   */
  address: string;
  /** The account of a signed-in caller, whose limit does not depend on addresses. */
  uid?: string | undefined;
}

/**
 * @param proxies how many proxies append an entry: Google's front end, and Hosting before it. A caller of the function's own address is seen by one
 * proxy only, so one forged entry becomes part of the key, but the last entry, which cannot be forged, keeps it apart from the keys of others.
 */
export function addressOf(request: Pick<Request, 'get' | 'ip'>, proxies: number): string {
  const forwarded = (request.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const appended = proxies > 0 ? forwarded.filter(Boolean).slice(-proxies) : [];
  return appended.map(networkOf).join(' ') || networkOf(request.ip || 'unknown');
}

/** Of an IPv6 address the /64, all of whose addresses one connection has; everything else is returned as it is. */
function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // URL writes an address in one way only.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [start, end] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]];
  const groups = [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end];
  // An IPv4 address in IPv6's notation.
  if (groups.slice(0, 6).join() === '0,0,0,0,0,ffff') {
    return groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
      .join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

export function callerKey({ uid, address }: Caller): string {
  return uid === undefined ? `address ${address}` : `account ${uid}`;
}

/** A limit per account for signed-in callers, per address for visitors. The result takes a call: 0, or the seconds until the next is allowed. */
export function callerRate(perMinute: number, now: () => number = Date.now): (caller: Caller) => number {
  const buckets = new Map<string, Bucket>();
  return (caller) => {
    const key = callerKey(caller);
    const { left, seconds } = takeFrom(buckets.get(key), perMinute, now());
    setBounded(buckets, key, left, MAX_KEYS);
    return seconds;
  };
}

/** Throws 429 if `seconds` have to pass first. */
export function requireNoWait(seconds: number, message: string): void {
  if (seconds > 0) throw new HttpProblem(429, message, { 'Retry-After': String(seconds) });
}

/** A rate limit per caller; the returned function throws 429. @param perMinute a parameter, read with the first call. */
export function rateLimit(perMinute: { value(): number }, message: string): (caller: Caller) => void {
  let take: ReturnType<typeof callerRate> | undefined;
  return (caller) => {
    take ??= callerRate(perMinute.value());
    requireNoWait(take(caller), message);
  };
}
