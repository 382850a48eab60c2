import type { BatchEntry } from './send-batch.ts';

/** When things happened, in the server's time as far as it is known. For one drain: the device's clock may be put right after it. */
export interface ServerTime {
  /** The moment to store with an entry, milliseconds since 1970. */
  of(entry: BatchEntry): number;
  /** Whether the server's time was asked for. */
  readonly checked: boolean;
  /**
   * Learns what time it is at the server. Where it takes one of these entries for something in the future, their moments move back by as
   * much as the device is ahead, none of them past the server's time and all in the order of the presses.
   * @returns whether it was so.
   */
  correct(entries: readonly BatchEntry[], serverNow: number, deviceNow: number): boolean;
}

export function serverTime(): ServerTime {
  const moments = new Map<string, number>();
  let ahead = 0;
  let latest = Number.POSITIVE_INFINITY;
  let checked = false;
  const of = (entry: BatchEntry) => moments.get(entry.id) ?? Math.min(pressOf(entry) - ahead, latest);
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
      for (const entry of entries.toSorted((a, b) => pressOf(b) - pressOf(a))) {
        const at = Math.min(pressOf(entry) - ahead, limit);
        moments.set(entry.id, at);
        limit = at - 1;
      }
      return true;
    },
  };
}

function pressOf(entry: BatchEntry): number {
  return entry.type === 'favorite' ? entry.data.addedAt : entry.data.updatedAt;
}
