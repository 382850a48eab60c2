/** For tests: a scripted storyteller, stories of any length, and a time limit for synchronous code. */
import { runInNewContext } from 'node:vm';
import type { ChatMessage, ModelAnswer, Storyteller } from '../src/stories/storyteller.ts';

/** A step of a script: an answer, an error to throw, or `silence`, which never answers. */
export type Step<T> = T | Error | 'silence';

export interface ScriptedStoryteller extends Storyteller {
  readonly asked: ChatMessage[][];
  readonly moderated: string[][];
  /** The token limit of each call. */
  readonly limits: number[];
}

/** Plays the answers in order; moderation passes everything unless its script says otherwise. */
export function scripted(tellings: readonly Step<ModelAnswer>[], moderation: readonly Step<boolean[]>[] = []): ScriptedStoryteller {
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
    async generate(messages, { signal, mostTokens }) {
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

/** Paragraphs of exactly so many words, with placeholders. */
export function paragraphsOf(words: number): string[] {
  const text = Array.from({ length: words }, (_word, index) => (index % 40 === 0 ? '{child}' : 'soft'));
  const third = Math.ceil(words / 3);
  return [text.slice(0, third), text.slice(third, 2 * third), text.slice(2 * third)].map((part) => `${part.join(' ')}.`);
}

export function telling(story: unknown, change: Partial<ModelAnswer> = {}): ModelAnswer {
  return { text: typeof story === 'string' ? story : JSON.stringify(story), ending: 'complete', refused: false, ...change };
}

export function goodTelling(words = 200): ModelAnswer {
  return telling({ title: "{child}'s Boat", paragraphs: paragraphsOf(words) });
}

/**
 * The result of synchronous work within so many milliseconds. A regular expression that hangs blocks the test runner's own timer, so the limit is
 * enforced by node:vm.
 * @throws Error `ERR_SCRIPT_EXECUTION_TIMEOUT`
 */
export function within<T>(milliseconds: number, work: () => T): T {
  return runInNewContext('work()', { work }, { timeout: milliseconds });
}
