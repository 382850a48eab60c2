/**
 * Runs many small jobs with a bound on how many are under way. New ones start in bursts, when half of them are done: what is written within
 * one turn of the event loop leaves as one write, and a message alone in its write costs a third more.
 */
export function inBursts<T>(items: readonly T[], most: number, run: (item: T) => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let next = 0;
    let open = 0;
    const start = () => {
      while (open < most && next < items.length) {
        open += 1;
        run(items[next++] as T).then(settled, reject);
      }
      if (open === 0) resolve();
    };
    const settled = () => {
      open -= 1;
      if (next < items.length ? open <= most / 2 : open === 0) start();
    };
    start();
  });
}
