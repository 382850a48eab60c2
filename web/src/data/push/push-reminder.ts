/** The bedtime reminder of a signed-in user's device (decision P14), through `POST /api/push/reminder`. */
import type { PushReminderAnswer, ReminderTime } from '@tuckaway/domain';
import { postAboutDevice } from './push.ts';

/** `message` is the server's own, or empty without a response. */
export class ReminderNotKept extends Error {
  override readonly name = 'ReminderNotKept';
}

/** The reminder that the server has for this device. Throws {@link ReminderNotKept}, and `NoActiveSubscription` if notifications are off. */
export function readReminder(): Promise<PushReminderAnswer> {
  return postReminder({});
}

/** Saves the reminder; null turns it off. Throws as {@link readReminder}. */
export function keepReminder(reminder: ReminderTime | null): Promise<PushReminderAnswer> {
  return postReminder({ reminder });
}

export function timeZoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

async function postReminder(change: { reminder?: ReminderTime | null }): Promise<PushReminderAnswer> {
  const response = await postAboutDevice('reminder', change);
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.ok && isAnswer(answer)) return answer;
  const { message } = (answer ?? {}) as { message?: unknown };
  throw new ReminderNotKept(typeof message === 'string' ? message : '');
}

function isAnswer(value: unknown): value is PushReminderAnswer {
  return typeof value === 'object' && value !== null && 'reminder' in value;
}
