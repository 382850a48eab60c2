/** Whether the network accepts what this page asks for, and answers nothing. */
import { createStore } from './store.ts';
import { type Clock, systemClock } from './with-timeout.ts';

/** Milliseconds without any answer; then screens show what is stored on the device. */
const SLOW_AFTER_MS = 4000;

export const slowNetwork = createStore(false);

let waiting = 0;
let stopWatch: () => void = () => undefined;

/** @param send for requests that are usually answered at once. An answer to any of them means that the network is not slow. */
export function watchAnswers<Args extends unknown[], T>(
  send: (...args: Args) => Promise<T>,
  clock: Pick<Clock, 'after'> = systemClock,
): (...args: Args) => Promise<T> {
  const watch = (): void => {
    stopWatch();
    stopWatch = clock.after(SLOW_AFTER_MS, () => slowNetwork.set(true));
  };
  return async (...args) => {
    if (waiting === 0) watch();
    waiting += 1;
    try {
      const answer = await send(...args);
      slowNetwork.set(false);
      watch();
      return answer;
    } finally {
      waiting -= 1;
      if (waiting === 0) stopWatch();
    }
  };
}
