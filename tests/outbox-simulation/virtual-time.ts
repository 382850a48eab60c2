/** Deterministic time that passes only when all other work is done: hours take a few milliseconds. */
export interface VirtualTime {
  /** Milliseconds since 1970. */
  now(): number;
  after(milliseconds: number, callback: () => void): () => void;
  sleep(milliseconds: number): Promise<void>;
  /** Stops virtual time during work that takes real time (IndexedDB). */
  pauseFor<T>(work: Promise<T>): Promise<T>;
  /** Finishes all work that needs no time to pass. */
  settle(): Promise<void>;
  /** Lets so many milliseconds pass and runs the timers in them. */
  pass(milliseconds: number): Promise<void>;
}

interface Timer {
  at: number;
  order: number;
  callback: () => void;
}

const START = Date.UTC(2026, 10, 21, 19, 30);
/** Node's; the web types do not have it. */
const { setImmediate } = globalThis as unknown as { setImmediate: (callback: () => void) => void };

export function virtualTime(): VirtualTime {
  let now = START;
  let order = 0;
  let working = 0;
  const timers = new Set<Timer>();

  function after(milliseconds: number, callback: () => void): () => void {
    order += 1;
    const timer = { at: now + Math.max(0, milliseconds), order, callback };
    timers.add(timer);
    return () => timers.delete(timer);
  }

  function next(until: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of timers) {
      if (timer.at <= until && (!first || timer.at < first.at || (timer.at === first.at && timer.order < first.order))) first = timer;
    }
    return first;
  }

  async function settle(): Promise<void> {
    // Promises settle within one turn of the event loop; IndexedDB needs more turns.
    do await new Promise<void>((resolve) => setImmediate(resolve));
    while (working > 0);
  }

  return {
    now: () => now,
    after,
    sleep: (milliseconds) => new Promise((resolve) => after(milliseconds, resolve)),
    async pauseFor(work) {
      working += 1;
      try {
        return await work;
      } finally {
        working -= 1;
      }
    },
    settle,
    async pass(milliseconds) {
      const until = now + milliseconds;
      await settle();
      for (let timer = next(until); timer; timer = next(until)) {
        timers.delete(timer);
        now = timer.at;
        timer.callback();
        await settle();
      }
      now = until;
    },
  };
}
