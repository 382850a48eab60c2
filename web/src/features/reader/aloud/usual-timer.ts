/** The sleep timer that was chosen last on this device: hands that fall asleep need not choose it again at night. */
import { localStore } from '../../../data/device/storage.ts';
import { MORNING } from '../api/reading/night.ts';
import { TIMER_CHOICES, type TimerChoice } from './sleep-timer.ts';

const KEY = 'tuckaway:sleep-timer';
/** The hour of the device's clock from which listening starts with it, until the night ends. */
const EVENING = 19;

export function rememberTimer(choice: TimerChoice): void {
  if (choice === null) localStore.remove(KEY);
  else localStore.write(KEY, String(choice));
}

/** The timer with which listening starts: the last one at night, none by day. */
export function usualTimer(now: Date): TimerChoice {
  const hour = now.getHours();
  if (hour < EVENING && hour >= MORNING) return null;
  const stored = localStore.read(KEY);
  return TIMER_CHOICES.find((choice) => choice !== null && String(choice) === stored) ?? null;
}
