/**
 * `POST /api/push/subscribe` (section 7, decision S3). With a token the device belongs to that account, without one to no account. The page calls
 * it after each sign-in and sign-out, which is how a device changes its account.
 */
import { parsePushSubscription } from '@tuckaway/domain';
import { storeSubscription } from '../firestore/push-subscriptions.ts';
import { accepted } from '../http/accepted.ts';
import { endpoint } from '../http/endpoint.ts';
import { answering, limitPushCalls, targetOf } from './push-request.ts';

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
