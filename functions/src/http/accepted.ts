/** What most endpoints do first: limit the rate and validate the input. */
import type { Parsed } from '@tuckaway/domain';
import { type Addresses, addressRate } from './addresses.ts';
import { HttpProblem } from './http-problem.ts';

/** The parsed value. Throws 422 with what is wrong. */
export function accepted<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new HttpProblem(422, parsed.message, {}, parsed.field === undefined ? {} : { field: parsed.field });
}

/** Throws 429 if `seconds` have to pass first. */
export function requireNoWait(seconds: number, message: string): void {
  if (seconds > 0) throw new HttpProblem(429, message, { 'Retry-After': String(seconds) });
}

/** A rate limit per address; the returned function throws 429. @param perMinute a parameter, read with the first call. */
export function rateLimit(perMinute: { value(): number }, message: string): (caller: Addresses) => void {
  let rate: ReturnType<typeof addressRate> | undefined;
  return (caller) => {
    rate ??= addressRate(perMinute.value());
    requireNoWait(rate.take(caller), message);
  };
}
