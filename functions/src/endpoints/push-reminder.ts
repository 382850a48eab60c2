/** `POST /api/push/reminder` (decisions P14): sets, turns off (null) or, without the field, tells the bedtime reminder of a person's device. */
import { parsePushReminder } from '@tuckaway/domain';
import { readReminder, setReminder } from '../firestore/push-subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { accepted, answering, takeTurn, targetOf } from './push-request.ts';

export const pushReminder = endpoint({
  name: 'pushReminder',
  method: 'POST',
  auth: 'required',
  handler: async (input, user, context) => {
    takeTurn(context);
    const { subscription, reminder } = accepted(parsePushReminder(input));
    const target = targetOf(subscription);
    return answering(reminder === undefined ? readReminder(target, user.uid) : setReminder(target, user.uid, reminder));
  },
});
