/** A rate per key, kept in this instance's memory alone: it restarts empty, and every instance has its own. A damper, no wall. */

/** Keys remembered at most; the longest-unseen are forgotten, which only gives them their rate anew. */
const MOST_KEYS = 10_000;

export interface TokenBucket {
  /** Takes one; 0 when it was there, else the seconds until the next. */
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
      buckets.delete(key);
      buckets.set(key, { tokens: enough ? tokens - 1 : tokens, seenAt: time });
      if (buckets.size > MOST_KEYS) buckets.delete(buckets.keys().next().value as string);
      return enough ? 0 : Math.max(1, Math.ceil(((1 - tokens) / perMinute) * 60));
    },
  };
}
