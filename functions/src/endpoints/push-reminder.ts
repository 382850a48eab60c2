/** `POST /api/push/reminder` (decision P14): sets the device's bedtime reminder, turns it off (null) or, without the field, returns it. */
import { parsePushReminder } from '@tuckaway/domain';
import { readReminder, setReminder } from '../firestore/push-subscriptions.ts';
import { accepted } from '../http/accepted.ts';
import { endpoint } from '../http/endpoint.ts';
import { answering, limitPushCalls, targetOf } from './push-request.ts';

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
