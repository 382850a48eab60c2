/** Computes when a bedtime reminder is due (decision P14), from a local time in an IANA time zone. */

/** A local time such as `19:30`. */
export const CLOCK_TIME = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;

export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export interface ReminderTime {
  /** At least one. */
  days: Weekday[];
  /** `19:30` */
  time: string;
  /** IANA, such as `Europe/Berlin`. */
  zone: string;
}

/** When a reminder is sent (milliseconds since 1970), and the calendar day it is for, such as `2026-11-21`. */
export interface Reminder {
  at: number;
  day: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Longer than any clock change; islands in the Pacific have skipped an entire day. */
const CLOCK_CHANGE_MARGIN_MS = 36 * 60 * MINUTE_MS;
/** A week, plus days that a change of the date line can skip. */
const DAYS_AHEAD = 9;

/** Whether this runtime knows the zone's name. Offsets such as `+02:00` are refused, because they ignore daylight saving time. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{1,63}$/.test(zone)) return false;
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * The next reminder after an instant. A local time that a clock change skips counts as the next existing one, a repeated one as its first.
 * @param lastDay the day of the last reminder: a device that travels west sees 19:30 twice and is reminded once.
 */
export function nextReminder({ days, time, zone }: ReminderTime, after: number, lastDay = ''): Reminder {
  const start = startOfDay(wallClock(after, zone)) - DAY_MS;
  for (let ahead = 0; ahead <= DAYS_AHEAD + 7; ahead += 1) {
    const midnight = start + ahead * DAY_MS;
    const day = new Date(midnight).toISOString().slice(0, 10);
    if (day <= lastDay || !days.includes(WEEKDAYS[new Date(midnight).getUTCDay()] as Weekday)) continue;
    const at = instantOf(midnight + minutesOf(time) * MINUTE_MS, zone);
    if (at > after) return { at, day };
  }
  throw new RangeError('A reminder needs at least one day.');
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The first instant at which the zone's clock shows this local time, which is given as if it were UTC. */
function instantOf(wall: number, zone: string): number {
  const before = offsetAt(wall - CLOCK_CHANGE_MARGIN_MS, zone);
  const after = offsetAt(wall + CLOCK_CHANGE_MARGIN_MS, zone);
  const shown = [wall - before, wall - after].filter((instant) => wallClock(instant, zone) === wall);
  if (shown.length > 0) return Math.min(...shown);
  // The time is skipped, so the clock change between the two instants is searched.
  let [low, high] = [wall - after, wall - before];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

function offsetAt(instant: number, zone: string): number {
  return wallClock(instant, zone) - instant;
}

/** The zone's local time, as if it were UTC. */
function wallClock(instant: number, zone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOf(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((instant % 1000) + 1000) % 1000);
}

function startOfDay(wall: number): number {
  return Math.floor(wall / DAY_MS) * DAY_MS;
}

/** Cached because creating a formatter is slow. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const MAX_CLOCKS = 500;

/** @throws {RangeError} for an unknown zone. */
function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    if (clocks.size >= MAX_CLOCKS) clocks.clear();
    clocks.set(zone, clock);
  }
  return clock;
}
