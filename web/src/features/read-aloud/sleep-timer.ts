/** Minutes, or until the end of the story; null without a timer. */
export type TimerChoice = 5 | 10 | 15 | 30 | 'end' | null;

export const TIMER_CHOICES: readonly TimerChoice[] = [null, 5, 10, 15, 30, 'end'];

/** Milliseconds before the end in which the volume falls, and the lowest volume. */
const FADE_MS = 30_000;
const MIN_VOLUME = 0.2;

/** A timer that counts only while the story is read: a pause does not use it up. */
export interface SleepTimer {
  choice: TimerChoice;
  /** Milliseconds that were left when the counting last stopped or started; null for a timer without minutes. */
  left: number | null;
  /** Since when it counts, milliseconds of the clock; null while it does not. */
  since: number | null;
}

export const NO_TIMER: SleepTimer = { choice: null, left: null, since: null };

export function timerFor(choice: TimerChoice): SleepTimer {
  return { choice, left: typeof choice === 'number' ? choice * 60_000 : null, since: null };
}

/** Milliseconds left, 0 when it is over; null where nothing is counted. */
export function leftOf({ left, since }: SleepTimer, now: number): number | null {
  return left === null ? null : Math.max(0, since === null ? left : left - (now - since));
}

/** The same timer, counting or not from now on. */
export function counting(timer: SleepTimer, on: boolean, now: number): SleepTimer {
  if (on === (timer.since !== null)) return timer;
  return { ...timer, left: leftOf(timer, now), since: on && timer.left !== null ? now : null };
}

/** The volume of the next sentence, 0 to 1. It falls from sentence to sentence, as running speech cannot be changed. */
export function volumeAt(timer: SleepTimer, now: number): number {
  const left = leftOf(timer, now);
  return left === null || left >= FADE_MS ? 1 : MIN_VOLUME + (1 - MIN_VOLUME) * (left / FADE_MS);
}
