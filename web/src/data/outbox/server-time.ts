import type { BatchEntry } from './entry.ts';

/** The moments of entries in the server's time, as far as it is known. Made for each drain, as the device's clock may be corrected between. */
export interface ServerTime {
  /** The moment to store with an entry, milliseconds since 1970. */
  of(entry: BatchEntry): number;
  readonly checked: boolean;
  /**
   * Takes note of the server's time. If one of these entries lies in its future, all of their moments move back by as much as the
   * device is ahead, none later than the server's time and all in the order of the presses.
   * @returns whether any moved.
   */
  correct(entries: readonly BatchEntry[], serverNow: number, deviceNow: number): boolean;
}

export function serverTime(): ServerTime {
  const moments = new Map<string, number>();
  let ahead = 0;
  let latest = Number.POSITIVE_INFINITY;
  let checked = false;
  const of = (entry: BatchEntry) => moments.get(entry.id) ?? Math.min(pressedAt(entry) - ahead, latest);
  return {
    of,
    get checked() {
      return checked;
    },
    correct(entries, serverNow, deviceNow) {
      checked = true;
      if (!entries.some((entry) => of(entry) > serverNow)) return false;
      ahead = Math.max(0, deviceNow - serverNow);
      latest = serverNow;
      let limit = serverNow;
      for (const entry of entries.toSorted((a, b) => pressedAt(b) - pressedAt(a))) {
        const at = Math.min(pressedAt(entry) - ahead, limit);
        moments.set(entry.id, at);
        limit = at - 1;
      }
      return true;
    },
  };
}

function pressedAt(entry: BatchEntry): number {
  return entry.type === 'favorite' ? entry.data.addedAt : entry.data.updatedAt;
}
