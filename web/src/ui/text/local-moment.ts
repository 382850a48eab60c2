/** A moment within the next day, in words that a parent would use. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Days begin at such minutes in every time zone; a device's clock may be off by some. */
const QUARTER_MS = 15 * MINUTE_MS;
/** Until then a family sleeps: what comes in the night is there in the morning. */
const MORNING = 6;

/** “this evening after 8”, “tomorrow morning”, “in less than an hour”. @param timeZone the device's, if undefined */
export function localMoment(then: number, now: number, timeZone?: string): string {
  if (then - now < HOUR_MS) return 'in less than an hour';
  const read = reader(timeZone);
  const at = read(Math.round(then / QUARTER_MS) * QUARTER_MS);
  const day = at.day === read(now).day ? 'this' : 'tomorrow';
  if (at.hour < MORNING) return day === 'this' ? 'in the morning' : 'tomorrow morning';
  if (at.hour === 12 && at.minute === 0) return day === 'this' ? 'at noon' : 'tomorrow at noon';
  return `${day} ${at.hour < 12 ? 'morning' : at.hour < 17 ? 'afternoon' : 'evening'} after ${clockOf(at)}`;
}

function clockOf({ hour, minute }: { hour: number; minute: number }): string {
  const hours = hour % 12 === 0 ? 12 : hour % 12;
  return minute === 0 ? `${hours}` : `${hours}:${String(minute).padStart(2, '0')}`;
}

function reader(timeZone: string | undefined) {
  const format = new Intl.DateTimeFormat('en', { timeZone, day: 'numeric', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  return (time: number) => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    return { day: parts.get('day'), hour: parts.get('hour') ?? 0, minute: parts.get('minute') ?? 0 };
  };
}
