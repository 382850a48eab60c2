/** What the account's endpoints have in common: a rate for each address. */
import { type Addresses, addressRate } from '../http/addresses.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { accountCallsPerMinute } from '../params.ts';

const TOO_MANY = 'That was a lot at once. Please wait a moment.';

let rate: ReturnType<typeof addressRate> | undefined;

/** Throws 429 where an address calls too often. */
export function takeTurn(caller: Addresses): void {
  rate ??= addressRate(accountCallsPerMinute.value());
  const seconds = rate.take(caller);
  if (seconds > 0) throw new HttpProblem(429, TOO_MANY, { 'Retry-After': String(seconds) });
}
