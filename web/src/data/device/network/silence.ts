/** Gives up on a network that accepts what this page sends, and then answers nothing that it asks. */
import { withTimeout } from '../with-timeout.ts';
import { answersSoFar, lookAtNetwork } from './slow-network.ts';

const SECOND_MS = 1000;
/** Seconds without an answer of any kind, after which a request is given up. */
const SILENCE_S = 15;
/** Seconds without an answer after which the page asks something else, because the request may take long, and nothing else may be asked. */
const QUESTION_S = 5;
/** Two looks are further apart only if the device slept between them. */
const MOST_APART_S = 3;

/**
 * Time on a hidden page does not count, as it asks nothing.
 * @param ask asks something whose answer ends the silence. Never rejects.
 * @param onSilence called once at most.
 * @returns stops listening.
 */
export function listenForSilence(ask: (signal: AbortSignal) => Promise<unknown>, onSilence: () => void): () => void {
  const over = new AbortController();
  let heard = answersSoFar();
  let silent = 0;
  let looked = Date.now();

  function look(): void {
    // A device that slept, or froze the page, has heard nothing meanwhile.
    const isAwake = Date.now() - looked < MOST_APART_S * SECOND_MS && document.visibilityState === 'visible';
    silent = isAwake && heard === answersSoFar() ? silent + 1 : 0;
    heard = answersSoFar();
    looked = Date.now();
    if (silent >= SILENCE_S) {
      onSilence();
      return;
    }
    if (silent > 0 && silent % QUESTION_S === 0) void ask(over.signal);
    timer = setTimeout(look, SECOND_MS);
  }

  let timer = setTimeout(look, SECOND_MS);
  return () => {
    clearTimeout(timer);
    over.abort();
  };
}

/** @param work gets a signal that aborts in a silence, in which this rejects with `TimeoutError`. */
export function untilSilence<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return withTimeout(SILENCE_S * SECOND_MS, work, { after: (_, onSilence) => listenForSilence(lookAtNetwork, onSilence) });
}
