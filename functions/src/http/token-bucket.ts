/** A rate limit per key, kept in the instance's memory: it starts empty and every instance has its own, so it dampens rather than enforces. */
import { setBounded } from '../lib/bounded-map.ts';

/** Keys remembered at most; a forgotten key starts with a full bucket. */
const MAX_KEYS = 10_000;

export interface TokenBucket {
  /** Takes one token. @returns 0, or the seconds until the next token. */
  take(key: string): number;
}

export function tokenBucket(perMinute: number, now: () => number = Date.now): TokenBucket {
  const buckets = new Map<string, { tokens: number; seenAt: number }>();
  return {
    take(key) {
      const time = now();
      const bucket = buckets.get(key) ?? { tokens: perMinute, seenAt: time };
      const tokens = Math.min(perMinute, bucket.tokens + ((time - bucket.seenAt) / 60_000) * perMinute);
      const enough = tokens >= 1;
      setBounded(buckets, key, { tokens: enough ? tokens - 1 : tokens, seenAt: time }, MAX_KEYS);
      return enough ? 0 : Math.max(1, Math.ceil(((1 - tokens) / perMinute) * 60));
    },
  };
}
