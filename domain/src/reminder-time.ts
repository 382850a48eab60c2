/** When a bedtime reminder is due (decisions P14): a wall clock's time in an IANA time zone, as an instant. Pure. */

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

/** An instant (milliseconds since 1970) and the calendar day, `2026-11-21`, that it is meant for. */
export interface Reminder {
  at: number;
  day: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Longer than any clock change moves, an entire day in the Pacific. */
const AROUND_MS = 36 * 60 * MINUTE_MS;
/** A week and what a change of date line can cost. */
const DAYS_AHEAD = 9;

/** Known to this machine, by name: an offset such as `+02:00` knows no summer time. */
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
 * The next reminder after an instant. A time that the clock skips counts as the next that exists, a doubled one as its first.
 * @param lastDay the day of the last reminder: who travels west meets 19:30 twice, and is reminded once.
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

/** The instant at which a zone's clock first shows this time, given as if it were UTC. */
function instantOf(wall: number, zone: string): number {
  const before = offsetAt(wall - AROUND_MS, zone);
  const after = offsetAt(wall + AROUND_MS, zone);
  const shown = [wall - before, wall - after].filter((instant) => wallClock(instant, zone) === wall);
  if (shown.length > 0) return Math.min(...shown);
  // Skipped: the change itself lies between the two.
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

/** What a zone's clock shows, as if it were UTC. */
function wallClock(instant: number, zone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOf(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((instant % 1000) + 1000) % 1000);
}

function startOfDay(wall: number): number {
  return Math.floor(wall / DAY_MS) * DAY_MS;
}

/** Making one costs far more than asking it. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const MOST_CLOCKS = 500;

/** Throws a RangeError for a zone that is not known. */
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
    if (clocks.size >= MOST_CLOCKS) clocks.clear();
    clocks.set(zone, clock);
  }
  return clock;
}
