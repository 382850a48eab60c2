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
    timer = undefined;
    const now = performance.now();
    for (const [item, beganAt] of open) {
      const left = beganAt + milliseconds - now;
      if (left > 0) {
        timer = setTimeout(look, Math.ceil(left));
        return;
      }
      open.delete(item);
      late(item);
    }
  };

  return {
    begin(item) {
      open.set(item, performance.now());
      timer ??= setTimeout(look, milliseconds);
    },
    end(item) {
      open.delete(item);
      if (open.size > 0) return;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
