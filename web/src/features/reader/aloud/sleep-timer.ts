/** Minutes, or until the end of the story; null without a timer. */
export type TimerChoice = 5 | 10 | 15 | 30 | 'end' | null;

export const TIMER_CHOICES: readonly TimerChoice[] = [null, 5, 10, 15, 30, 'end'];

/** Milliseconds before the end in which the voice grows softer and slower, and the lowest volume. */
const FADE_MS = 60_000;
const MIN_VOLUME = 0.2;
/** The slowest pace in the last minute, as a share of the chosen speed. */
const MIN_PACE = 0.8;
/** Milliseconds by which a silence is longer at the end of the last minute, as a recorded voice slows down only a little. */
const MOST_LINGER_MS = 1200;

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

/** Milliseconds left, 0 when it is over; null if nothing is counted. */
export function leftOf({ left, since }: SleepTimer, now: number): number | null {
  return left === null ? null : Math.max(0, since === null ? left : left - (now - since));
}

/** The same timer, counting or not from now on. */
export function counting(timer: SleepTimer, on: boolean, now: number): SleepTimer {
  if (on === (timer.since !== null)) return timer;
  return { ...timer, left: leftOf(timer, now), since: on && timer.left !== null ? now : null };
}

/** The same timer with more time; a timer without minutes stays as it is. */
export function extended(timer: SleepTimer, milliseconds: number): SleepTimer {
  return timer.left === null ? timer : { ...timer, left: timer.left + milliseconds };
}

/** How much of the last minute is left, 0 to 1. It changes from sentence to sentence, as running speech cannot be changed. */
function lastMinute(timer: SleepTimer, now: number): number {
  return Math.min(1, (leftOf(timer, now) ?? FADE_MS) / FADE_MS);
}

/** Whether the voice grows softer. */
export function isFading(timer: SleepTimer, now: number): boolean {
  return lastMinute(timer, now) < 1;
}

/** The volume of the next sentence, 0 to 1. */
export function volumeAt(timer: SleepTimer, now: number): number {
  return MIN_VOLUME + (1 - MIN_VOLUME) * lastMinute(timer, now);
}

/** The pace of the next sentence, as a share of the chosen speed. */
export function paceAt(timer: SleepTimer, now: number): number {
  return MIN_PACE + (1 - MIN_PACE) * lastMinute(timer, now);
}

/** Milliseconds by which the next silence is longer. */
export function lingerAt(timer: SleepTimer, now: number): number {
  return MOST_LINGER_MS * (1 - lastMinute(timer, now));
}
