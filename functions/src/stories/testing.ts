/** For tests: a storyteller that does what a script says, stories of any length, and a clock for what must not hang. */
import { runInNewContext } from 'node:vm';
import type { ChatMessage, Storyteller, Telling } from './storyteller.ts';

/** A step of a script: an answer, an error to throw, or `silence`, which answers never. */
export type Step<T> = T | Error | 'silence';

export interface ScriptedStoryteller extends Storyteller {
  readonly asked: ChatMessage[][];
  readonly moderated: string[][];
  /** What each answer was allowed to be long. */
  readonly limits: number[];
}

/** Plays the tellings in order; moderation finds everything gentle unless its script says otherwise. */
export function scripted(tellings: readonly Step<Telling>[], moderation: readonly Step<boolean[]>[] = []): ScriptedStoryteller {
  const toTell = [...tellings];
  const toModerate = [...moderation];
  const asked: ChatMessage[][] = [];
  const moderated: string[][] = [];
  const limits: number[] = [];
  const play = async <T>(step: Step<T>, signal: AbortSignal): Promise<T> => {
    if (step === 'silence') return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    if (step instanceof Error) throw step;
    return step;
  };
  return {
    asked,
    moderated,
    limits,
    async tell(messages, { signal, mostTokens }) {
      asked.push([...messages]);
      limits.push(mostTokens);
      const step = toTell.shift();
      if (step === undefined) throw new Error('The script has no more tellings.');
      return play(step, signal);
    },
    async moderate(texts, signal) {
      moderated.push([...texts]);
      return play(toModerate.shift() ?? texts.map(() => true), signal);
    },
  };
}

/** Paragraphs of exactly so many words, the placeholder among them. */
export function paragraphsOf(words: number): string[] {
  const text = Array.from({ length: words }, (_word, index) => (index % 40 === 0 ? '{child}' : 'soft'));
  const third = Math.ceil(words / 3);
  return [text.slice(0, third), text.slice(third, 2 * third), text.slice(2 * third)].map((part) => `${part.join(' ')}.`);
}

export function telling(story: unknown, change: Partial<Telling> = {}): Telling {
  return { text: typeof story === 'string' ? story : JSON.stringify(story), ending: 'complete', refused: false, ...change };
}

export function goodTelling(words = 200): Telling {
  return telling({ title: "{child}'s Boat", paragraphs: paragraphsOf(words) });
}

/**
 * What a function gives, if it takes no longer than so many milliseconds. A regular expression that hangs would keep the test runner's own clock
 * from ending it; this one stands outside.
 * @throws Error `ERR_SCRIPT_EXECUTION_TIMEOUT`
 */
export function within<T>(milliseconds: number, work: () => T): T {
  return runInNewContext('work()', { work }, { timeout: milliseconds });
}
