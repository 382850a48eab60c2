/** A rate limit: a bucket gives its rate at once, then refills over time. */
export interface Bucket {
  tokens: number;
  /** Milliseconds since 1970. */
  seenAt: number;
}

/**
 * Takes one call.
 * @param bucket a full one by default.
 * @returns what is left, and 0 or the seconds until the next call is allowed.
 */
export function takeFrom(bucket: Bucket | undefined, perMinute: number, now: number): { left: Bucket; seconds: number } {
  const { tokens: before, seenAt } = bucket ?? { tokens: perMinute, seenAt: now };
  // Another instance's clock may be ahead.
  const tokens = Math.min(perMinute, before + (Math.max(0, now - seenAt) / 60_000) * perMinute);
  const enough = tokens >= 1;
  const seconds = enough ? 0 : Math.max(1, Math.ceil(((1 - tokens) / perMinute) * 60));
  return { left: { tokens: enough ? tokens - 1 : tokens, seenAt: now }, seconds };
}
