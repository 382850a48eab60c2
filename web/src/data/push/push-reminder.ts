/** The bedtime reminder of a signed-in person's device (decisions P14), through `POST /api/push/reminder`. */
import type { PushReminderAnswer, ReminderTime } from '@tuckaway/domain';
import { announceAnew, subscriptionBody } from './push.ts';
import { pushCall } from './push-announce.ts';

/** `message` is the server's own, or empty where nothing was heard from it. */
export class ReminderNotKept extends Error {
  override readonly name = 'ReminderNotKept';
}

/** What the server keeps for this device. Throws {@link ReminderNotKept}, and `NoActiveSubscription` where notifications are off. */
export function readReminder(): Promise<PushReminderAnswer> {
  return ask({});
}

/** Keeps the reminder, or turns it off with null. Throws as {@link readReminder}. */
export function keepReminder(reminder: ReminderTime | null): Promise<PushReminderAnswer> {
  return ask({ reminder });
}

/** The browser's time zone. */
export function timeZoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

async function ask(wish: { reminder?: ReminderTime | null }): Promise<PushReminderAnswer> {
  const subscription = await subscriptionBody();
  const send = () => pushCall('reminder', { subscription, ...wish }).catch(() => null);
  let response = await send();
  if (response?.status === 404 && (await announceAnew(subscription))) response = await send();
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.ok && isAnswer(answer)) return answer;
  const { message } = (answer ?? {}) as { message?: unknown };
  throw new ReminderNotKept(typeof message === 'string' ? message : '');
}

function isAnswer(value: unknown): value is PushReminderAnswer {
  return typeof value === 'object' && value !== null && 'reminder' in value;
}
