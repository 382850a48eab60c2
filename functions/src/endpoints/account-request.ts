/** What the account's endpoints have in common: a rate for each address. */
import type { Context } from '../http/endpoint.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { tokenBucket } from '../http/token-bucket.ts';
import { accountCallsPerMinute } from '../params.ts';

const TOO_MANY = 'That was a lot at once. Please wait a moment.';

let bucket: ReturnType<typeof tokenBucket> | undefined;

/** Throws 429 where an address calls too often. */
export function takeTurn({ address }: Pick<Context, 'address'>): void {
  bucket ??= tokenBucket(accountCallsPerMinute.value());
  const seconds = bucket.take(address);
  if (seconds > 0) throw new HttpProblem(429, TOO_MANY, { 'Retry-After': String(seconds) });
}
