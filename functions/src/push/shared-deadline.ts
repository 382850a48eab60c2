/** One timer for all that is under way at once, instead of one for each: all have the same time, so the first to begin is the first to be late. */

export interface SharedDeadline<T> {
  begin(item: T): void;
  end(item: T): void;
}

/** @param late called once for an item that has not ended `milliseconds` after it began */
export function sharedDeadline<T>(milliseconds: number, late: (item: T) => void): SharedDeadline<T> {
  /** When each began, in that order. */
  const open = new Map<T, number>();
  let timer: NodeJS.Timeout | undefined;

  const look = () => {
    clearTimeout(timer);
    timer = undefined;
    const now = performance.now();
    for (const [item, beganAt] of open) {
      const left = beganAt + milliseconds - now;
      if (left > 0) {
        wait(left);
        return;
      }
      open.delete(item);
      late(item);
    }
  };
  const wait = (time: number) => {
    // After what has arrived was read: a process that stood still finds its timers due first, and answers lying there behind them.
    timer = setTimeout(() => setImmediate(look), Math.ceil(time));
  };

  return {
    begin(item) {
      open.set(item, performance.now());
      if (timer === undefined) wait(milliseconds);
    },
    end(item) {
      open.delete(item);
      if (open.size > 0) return;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
