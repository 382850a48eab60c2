import { useCallback, useState, useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/**
 * The time in milliseconds since 1970, as of the first rendering and then of each tick.
 * @param everyMs milliseconds between two ticks; null for none.
 */
export function useNow(everyMs: number | null): number {
  const [clock] = useState(() => createStore(Date.now()));
  const subscribe = useCallback(
    (notify: () => void) => {
      if (everyMs === null) return () => undefined;
      const stop = clock.subscribe(notify);
      const timer = window.setInterval(() => clock.set(Date.now()), everyMs);
      return () => {
        window.clearInterval(timer);
        stop();
      };
    },
    [clock, everyMs],
  );
  return useSyncExternalStore(subscribe, clock.get, clock.get);
}

/** Whether this much time has passed since the first rendering. @param ms milliseconds */
export function useElapsed(ms: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  const now = useNow(elapsed ? null : ms);
  const [first] = useState(now);
  if (!elapsed && now !== first) setElapsed(true);
  return elapsed;
}
