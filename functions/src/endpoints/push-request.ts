/** What the push endpoints have in common: reading a subscription, a rate for each address, and words for what goes wrong. */
import type { Parsed, PushSubscriptionBody } from '@tuckaway/domain';
import { NotSubscribed, OtherKeys } from '../firestore/push-subscriptions.ts';
import { type Addresses, addressRate } from '../http/addresses.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { pushCallsPerMinute, pushServices } from '../params.ts';
import { allowedEndpoint, readPushServices } from '../push/allowed-endpoint.ts';
import { type PushTarget, readTarget } from '../push/subscription.ts';

const MESSAGES = {
  tooMany: 'Too many requests from here. Please wait a moment.',
  endpoint: 'We do not know this push service.',
  keys: 'These are not the keys of a subscription.',
  notSubscribed: 'This device is not subscribed to notifications.',
  otherKeys: 'Only the subscribed device itself can do that.',
} as const;

let rate: ReturnType<typeof addressRate> | undefined;

/** Throws 429 where an address calls too often. */
export function takeTurn(caller: Addresses): void {
  rate ??= addressRate(pushCallsPerMinute.value());
  const seconds = rate.take(caller);
  if (seconds > 0) throw new HttpProblem(429, MESSAGES.tooMany, { 'Retry-After': String(seconds) });
}

/** The value, or 422 with what is wrong. */
export function accepted<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new HttpProblem(422, parsed.message, {}, parsed.field === undefined ? {} : { field: parsed.field });
}

/** Throws 400 for an endpoint that is none of a known push service (decisions S4), 422 for keys that are none. */
export function targetOf(subscription: PushSubscriptionBody): PushTarget {
  if (allowedEndpoint(subscription.endpoint, readPushServices(pushServices.value())) === null)
    throw new HttpProblem(400, MESSAGES.endpoint);
  const target = readTarget(subscription);
  if (target === null) throw new HttpProblem(422, MESSAGES.keys, {}, { field: 'keys' });
  return target;
}

/** What the store refuses as an answer; anything else stays what it is. */
export async function answering<T>(stored: Promise<T>): Promise<T> {
  return stored.catch((error: unknown) => {
    if (error instanceof NotSubscribed) throw notSubscribed();
    if (error instanceof OtherKeys) throw new HttpProblem(403, MESSAGES.otherKeys);
    throw error;
  });
}

export function notSubscribed(): HttpProblem {
  return new HttpProblem(404, MESSAGES.notSubscribed);
}
