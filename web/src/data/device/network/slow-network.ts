/** Notices a network that accepts this page's requests, and answers none of them. */
import { askSite } from '../fetch-file.ts';
import { createStore } from '../store.ts';

/** Milliseconds without any answer after which the user is told, and screens show what is stored on the device. */
const SLOW_AFTER_MS = 4000;
/** Milliseconds without an answer to a request that may take long, after which the site is asked for a small one. */
const ASK_AFTER_MS = 1000;

/** Whether the network is slow now. */
export const slowNetwork = createStore(false);

let waiting = 0;
let answers = 0;
/** Whether a user waits for an answer. */
export const isWaiting = (): boolean => waiting > 0;

let timer: ReturnType<typeof setTimeout> | undefined;

/** How many answers came since this page was opened. */
export const answersSoFar = (): number => answers;

function watch(): void {
  clearTimeout(timer);
  if (waiting > 0) timer = setTimeout(() => slowNetwork.set(true), SLOW_AFTER_MS);
}

/** @param send a request whose answer shows that the network is not slow. */
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

/** Asks the site for an answer. Never rejects. */
export const lookAtNetwork = (): Promise<unknown> => watchWait(noteAnswers(askSite))('/').catch(() => undefined);

/** @param send a request that may take long on a fast network, too: if no answer comes, a small request beside it shows which of them it is. */
export function watchLong<Args extends unknown[], T>(send: (...args: Args) => Promise<T>): (...args: Args) => Promise<T> {
  const noted = noteAnswers(send);
  return async (...args) => {
    const look = setTimeout(lookAtNetwork, ASK_AFTER_MS);
    try {
      return await noted(...args);
    } finally {
      clearTimeout(look);
    }
  };
}
