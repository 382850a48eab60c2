/** `POST /api/push/unsubscribe` (section 7): whoever has the subscription's keys removes it. */
import { parsePushSubscription } from '@tuckaway/domain';
import { removeSubscription } from '../firestore/push-subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { accepted, answering, takeTurn, targetOf } from './push-request.ts';

export const pushUnsubscribe = endpoint({
  name: 'pushUnsubscribe',
  method: 'POST',
  auth: 'none',
  handler: async (input, _user, context) => {
    takeTurn(context);
    await answering(removeSubscription(targetOf(accepted(parsePushSubscription(input)))));
    return { subscribed: false };
  },
});
