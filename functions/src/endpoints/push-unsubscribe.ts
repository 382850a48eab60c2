/** `POST /api/push/unsubscribe` (section 7): removes a subscription; its keys authorize the caller. */
import { parsePushSubscription } from '@tuckaway/domain';
import { removeSubscription } from '../firestore/push-subscriptions.ts';
import { accepted } from '../http/accepted.ts';
import { endpoint } from '../http/endpoint.ts';
import { answering, limitPushCalls, targetOf } from './push-request.ts';

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
