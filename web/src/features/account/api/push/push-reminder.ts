/** The bedtime reminder of a signed-in user's device (decision P14), through `POST /api/push/reminder`. */
import type { PushReminderAnswer, ReminderTime } from '@tuckaway/domain';
import { postAboutDevice } from './push.ts';

/** The reminder that the server has for this device. Throws `CallFailed`, and `NoActiveSubscription` if notifications are off. */
export function readReminder(): Promise<PushReminderAnswer> {
  return postAboutDevice('reminder', {});
}

/** Saves the reminder; null turns it off. Throws as {@link readReminder}. */
export function keepReminder(reminder: ReminderTime | null): Promise<PushReminderAnswer> {
  return postAboutDevice('reminder', { reminder });
}

export function timeZoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
