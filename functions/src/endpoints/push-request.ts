/** What the push endpoints share: the rate per address, reading a subscription, and error messages. */
import type { PushSubscriptionBody } from '@tuckaway/domain';
import { NotSubscribed, OtherKeys } from '../firestore/push-subscriptions.ts';
import { rateLimit } from '../http/accepted.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { pushCallsPerMinute, pushServices } from '../params.ts';
import { allowedEndpoint, readPushServices } from '../push/allowed-endpoint.ts';
import { type PushTarget, readTarget } from '../push/subscription.ts';

const MESSAGES = {
  endpoint: 'We do not know this push service.',
  keys: 'These are not the keys of a subscription.',
  notSubscribed: 'This device is not subscribed to notifications.',
  otherKeys: 'Only the subscribed device itself can do that.',
} as const;

/** Throws 429. */
export const limitPushCalls = rateLimit(pushCallsPerMinute, 'Too many requests from here. Please wait a moment.');

/** Throws 400 for an endpoint that is not on the allowlist (decision S4), 422 for invalid keys. */
export function targetOf(subscription: PushSubscriptionBody): PushTarget {
  if (allowedEndpoint(subscription.endpoint, readPushServices(pushServices.value())) === null)
    throw new HttpProblem(400, MESSAGES.endpoint);
  const target = readTarget(subscription);
  if (target === null) throw new HttpProblem(422, MESSAGES.keys, {}, { field: 'keys' });
  return target;
}

/** Turns what the database refuses into an HTTP error. */
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
