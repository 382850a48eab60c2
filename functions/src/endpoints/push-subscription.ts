/** `POST /api/push/subscribe`, `/unsubscribe` and `/reminder` (section 7, decisions P14 and S3). */
import { type PushSubscriptionBody, parsePushReminder, parsePushSubscription } from '@tuckaway/domain';
import { pushServices } from '../config/params.ts';
import { accepted } from '../http/body.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { commaSeparated } from '../lib/comma-separated.ts';
import { allowedEndpoint } from '../push/allowed-endpoint.ts';
import { type PushTarget, readTarget } from '../push/subscription.ts';
import {
  NoRoomToday,
  NotSubscribed,
  OtherKeys,
  readReminder,
  removeSubscription,
  setReminder,
  storeSubscription,
} from '../store/push/push-subscriptions.ts';
import { limitPushCalls } from './rate-limits.ts';

const MESSAGES = {
  endpoint: 'We do not know this push service.',
  keys: 'These are not the keys of a subscription.',
  noRoom: 'Too many devices were added today. Please try again tomorrow.',
  notSubscribed: 'This device is not subscribed to notifications.',
  otherKeys: 'Only the subscribed device itself can do that.',
} as const;

/**
 * With a token the device belongs to that account, without one to no account. The page calls it after each sign-in and sign-out, which is how a
 * device changes its account.
 */
export const pushSubscribe = endpoint({
  name: 'pushSubscribe',
  method: 'POST',
  auth: 'optional',
  handler: async (input, user, context) => {
    limitPushCalls(context);
    await answering(storeSubscription(targetOf(accepted(parsePushSubscription(input))), user?.uid ?? null));
    return { subscribed: true };
  },
});

export const pushUnsubscribe = endpoint({
  name: 'pushUnsubscribe',
  method: 'POST',
  auth: 'none',
  handler: async (input, _user, context) => {
    limitPushCalls(context);
    await answering(removeSubscription(targetOf(accepted(parsePushSubscription(input)))));
    return { subscribed: false };
  },
});

/** Sets the device's bedtime reminder, turns it off (null) or, without the field, returns it. */
export const pushReminder = endpoint({
  name: 'pushReminder',
  method: 'POST',
  auth: 'required',
  handler: async (input, user, context) => {
    limitPushCalls(context);
    const { subscription, reminder } = accepted(parsePushReminder(input));
    const target = targetOf(subscription);
    return answering(reminder === undefined ? readReminder(target, user.uid) : setReminder(target, user.uid, reminder));
  },
});

/** Throws 400 for an endpoint that is not on the allowlist (decision S4), 422 for invalid keys. */
export function targetOf(subscription: PushSubscriptionBody): PushTarget {
  if (allowedEndpoint(subscription.endpoint, commaSeparated(pushServices.value())) === null) throw new HttpProblem(400, MESSAGES.endpoint);
  const target = readTarget(subscription);
  if (target === null) throw new HttpProblem(422, MESSAGES.keys, {}, { field: 'keys' });
  return target;
}

export async function answering<T>(stored: Promise<T>): Promise<T> {
  return stored.catch((error: unknown) => {
    if (error instanceof NotSubscribed) throw notSubscribed();
    if (error instanceof NoRoomToday) throw new HttpProblem(429, MESSAGES.noRoom, { 'Retry-After': String(error.retryAfter) });
    if (error instanceof OtherKeys) throw new HttpProblem(403, MESSAGES.otherKeys);
    throw error;
  });
}

export function notSubscribed(): HttpProblem {
  return new HttpProblem(404, MESSAGES.notSubscribed);
}
