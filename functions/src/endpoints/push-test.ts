/** `POST /api/push/test` (section 7): sends a notification to the calling subscription, at most 3 a minute (decision S3). */
import { PUSH_LIMITS, parsePushTest } from '@tuckaway/domain';
import { accepted } from '../http/body.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { requireNoWait } from '../http/rate-limit.ts';
import { prepareMessage, testMessage } from '../push/message.ts';
import { configuredSender } from '../push/send-push.ts';
import { noteDelivered, removeSubscription, takeTest } from '../store/push/push-subscriptions.ts';
import { answering, notSubscribed, targetOf } from './push-subscription.ts';
import { limitPushCalls } from './rate-limits.ts';

const MESSAGES = {
  notSetUp: 'Notifications are not set up yet. Please try again later.',
  enough: 'That was enough testing for now. Please wait a minute.',
  busy: 'The push service is very busy right now. Please try again in a minute.',
  refused: 'The push service did not take the notification.',
} as const;

export const pushTest = endpoint({
  name: 'pushTest',
  method: 'POST',
  auth: 'none',
  handler: async (input, _user, context) => {
    limitPushCalls(context);
    const { subscription, notification } = accepted(parsePushTest(input));
    const target = targetOf(subscription);
    const sender = configuredSender();
    if (sender === null) throw new HttpProblem(503, MESSAGES.notSetUp, { 'Retry-After': '3600' });
    const seconds = await answering(takeTest(target, PUSH_LIMITS.testsPerMinute));
    requireNoWait(seconds, MESSAGES.enough);
    const outcome = await sender.send(target, prepareMessage(testMessage(notification)));
    switch (outcome.kind) {
      case 'sent':
        await noteDelivered([target.id]);
        return { sent: true };
      case 'gone':
        await answering(removeSubscription(target));
        throw notSubscribed();
      case 'later':
        throw new HttpProblem(503, MESSAGES.busy, { 'Retry-After': String(Math.max(1, Math.ceil((outcome.at - Date.now()) / 1000))) });
      case 'refused':
        throw new HttpProblem(502, MESSAGES.refused);
    }
  },
});
