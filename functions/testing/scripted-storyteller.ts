/** For tests: a scripted storyteller, and stories of any length. */
import { type AgeBand, parseScene, type Scene, type StoryRequest } from '@tuckaway/domain';
import type { ChatMessage, ModelAnswer, Storyteller } from '../src/stories/ports/storyteller.ts';

export const REQUEST: StoryRequest = {
  childName: 'Zebedee',
  favoriteAnimal: 'otter',
  storySetting: 'garden',
  storyLength: 'short',
  storyTone: 'calm',
};

/** A step of a script: an answer, an error to throw, or `silence`, which never answers. */
export type Step<T> = T | Error | 'silence';

export interface ScriptedStoryteller extends Storyteller {
  readonly asked: ChatMessage[][];
  readonly moderated: string[][];
  readonly reviewed: { texts: string[]; age: AgeBand | undefined }[];
  /** The token limit of each call. */
  readonly limits: number[];
}

/** An answer that breaks off: as much of its text arrives, then the error is thrown. */
export interface BrokenOff {
  begins: string;
  error: Error;
}

/** Characters that arrive at once: about a token of JSON, of which words and marks of a scene need many. */
export const PIECE = 3;

/**
 * Plays the answers in order; moderation and review pass everything unless their scripts say otherwise.
 * @param pace how fast a streamed answer arrives, and how long moderation and review take. Without it, all take no time.
 * @param reviews for each text of a call, whether it frightens.
 */
export function scripted(
  answers: readonly (Step<ModelAnswer> | BrokenOff)[],
  moderation: readonly Step<boolean[]>[] = [],
  pace?: { firstTokenMs: number; tokensPerSecond: number; moderationMs: number; reviewMs: number },
  reviews: readonly Step<boolean[]>[] = [],
): ScriptedStoryteller {
  const toAnswer = [...answers];
  const toModerate = [...moderation];
  const toReview = [...reviews];
  const asked: ChatMessage[][] = [];
  const moderated: string[][] = [];
  const reviewed: ScriptedStoryteller['reviewed'] = [];
  const limits: number[] = [];
  const play = async <T>(step: Step<T>, signal: AbortSignal): Promise<T> => {
    if (step === 'silence') return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    if (step instanceof Error) throw step;
    return step;
  };
  return {
    asked,
    moderated,
    reviewed,
    limits,
    async generate(messages, { signal, mostTokens, onText }) {
      asked.push([...messages]);
      limits.push(mostTokens);
      const step = toAnswer.shift();
      if (step === undefined) throw new Error('The script has no more answers.');
      const text = step === 'silence' || step instanceof Error ? '' : 'begins' in step ? step.begins : step.text;
      if (pace) await pause(pace.firstTokenMs);
      for (let end = PIECE; onText && end < text.length + PIECE; end += PIECE) {
        if (pace) await pause(1000 / pace.tokensPerSecond);
        onText(text.slice(0, end));
      }
      if (typeof step === 'object' && 'begins' in step) throw step.error;
      return play(step, signal);
    },
    async moderate(texts, signal) {
      moderated.push([...texts]);
      if (pace) await pause(pace.moderationMs);
      return play(toModerate.shift() ?? texts.map(() => true), signal);
    },
    async review(texts, age, signal) {
      reviewed.push({ texts: [...texts], age });
      if (pace) await pause(pace.reviewMs);
      return { frightening: await play(toReview.shift() ?? texts.map(() => false), signal), tokens: REVIEW_TOKENS, model: 'a-reviewer' };
    },
  };
}

const REVIEW_TOKENS = { prompt: 400, completion: 8 };

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Paragraphs of exactly so many words, with placeholders. */
export function paragraphsOf(words: number): string[] {
  const text = Array.from({ length: words }, (_word, index) => (index % 40 === 0 ? '{child}' : 'soft'));
  const third = Math.ceil(words / 3);
  return [text.slice(0, third), text.slice(third, 2 * third), text.slice(2 * third)].map((part) => `${part.join(' ')}.`);
}

export function telling(story: unknown, change: Partial<ModelAnswer> = {}): ModelAnswer {
  return { text: typeof story === 'string' ? story : JSON.stringify(story), ending: 'complete', refused: false, ...change };
}

/** Pages of so many words each, all different, with a scene as a model would write it. */
export function pagesOf(words: readonly number[]): { text: string; scene: Scene }[] {
  return words.map((count, page) => {
    const text = Array.from({ length: count }, (_word, index) => (index === 0 ? '{child}' : `${LETTERS[page]}oft`)).join(' ');
    return { text: `${text}.`, scene: SCENE };
  });
}

/** As long as the scenes of models are: about 130 tokens. */
const SCENE = parseScene({
  acts: [
    { who: ['child'], does: 'look at', what: 'lantern', feels: 'curious' },
    { who: ['animal'], does: 'pull', what: 'rope', to: 'boat', feels: 'proud' },
    { who: ['friend'], does: 'sit', feels: 'happy' },
  ],
  things: ['boat', 'lantern on boat', 'moon far'],
});

const LETTERS = 'abcdefghijklmnop';

export function goodTelling(words = 200): ModelAnswer {
  return telling({ title: "{child}'s Boat", paragraphs: paragraphsOf(words) });
}
