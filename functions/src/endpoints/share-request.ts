/** What the endpoints of sharing have in common: a rate for each address, and a story of one's own. */
import { type Parsed, parseShareStory } from '@tuckaway/domain';
import { type Addresses, addressRate } from '../http/addresses.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { sharesPerMinute } from '../params.ts';

const TOO_MANY = 'That was a lot of sharing at once. Please wait a moment.';

let rate: ReturnType<typeof addressRate> | undefined;

/** Throws 429 where an address calls too often. */
export function takeTurn(caller: Addresses): void {
  rate ??= addressRate(sharesPerMinute.value());
  const seconds = rate.take(caller);
  if (seconds > 0) throw new HttpProblem(429, TOO_MANY, { 'Retry-After': String(seconds) });
}

/** The id of the story that the body is about. Throws 422. */
export function storyOf(input: unknown): string {
  return parsedOrRefused(parseShareStory(input));
}

/** Throws 422. */
export function parsedOrRefused<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new HttpProblem(422, parsed.message, {}, parsed.field === undefined ? {} : { field: parsed.field });
  return parsed.value;
}
