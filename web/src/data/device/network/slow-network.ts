/** Notices a network that accepts this page's requests, and answers none of them. */
import { createStore } from '../store.ts';

/** Milliseconds without any answer after which the user is told, and screens show what is stored on the device. */
const SLOW_AFTER_MS = 4000;

/** Whether the network is slow now. */
export const slowNetwork = createStore(false);

let waiting = 0;
let answers = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** How many answers came since this page was opened. */
export const answersSoFar = (): number => answers;

function watch(): void {
  clearTimeout(timer);
  if (waiting > 0) timer = setTimeout(() => slowNetwork.set(true), SLOW_AFTER_MS);
}

/** @param send a request whose answer shows that the network is not slow, but which may itself take long. */
export function noteAnswers<Args extends unknown[], T>(send: (...args: Args) => Promise<T>): (...args: Args) => Promise<T> {
  return async (...args) => {
    const answer = await send(...args);
    answers += 1;
    slowNetwork.set(false);
    watch();
    return answer;
  };
}

/** @param work takes long only if the network is slow. Its end is no answer, because it may have given up. */
export function watchWait<Args extends unknown[], T>(work: (...args: Args) => Promise<T>): (...args: Args) => Promise<T> {
  return async (...args) => {
    waiting += 1;
    if (waiting === 1) watch();
    try {
      return await work(...args);
    } finally {
      waiting -= 1;
      if (waiting === 0) watch();
    }
  };
}
