/**
 * `POST /api/push/subscribe` (section 7, decisions S3). With a token the device is that account's, without one it is nobody's; the page calls it
 * again whenever somebody signs in or out, which is how a device changes hands and how a sign-out takes the account off it.
 */
import { parsePushSubscription } from '@tuckaway/domain';
import { storeSubscription } from '../firestore/push-subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { accepted, answering, takeTurn, targetOf } from './push-request.ts';

export const pushSubscribe = endpoint({
  name: 'pushSubscribe',
  method: 'POST',
  auth: 'optional',
  handler: async (input, user, context) => {
    takeTurn(context);
    await answering(storeSubscription(targetOf(accepted(parsePushSubscription(input))), user?.uid ?? null));
    return { subscribed: true };
  },
});
