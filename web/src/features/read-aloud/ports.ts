/** What the reading needs of a browser, small enough to be scripted in a test. */

export interface Saying {
  text: string;
  /** The id of a voice; null leaves it to the browser. */
  voice: string | null;
  /** 1 is the voice's own speed. */
  rate: number;
  /** 0 to 1. */
  volume: number;
}

/**
 * Why something was not said. `refused`: the browser wants a press first. `interrupted`: by something other than us, a call for one.
 * `unable`: this voice cannot, without a network for one.
 */
export type SpeechFailure = 'refused' | 'interrupted' | 'unable';

/** What is heard of an utterance. Only `ended` and `failed` are relied on, and not even on those: see TO_BEGIN in reading.ts. */
export interface Heard {
  started(): void;
  /** A word begins; UTF-16 units of the text. Many voices never say. */
  word(start: number, length: number): void;
  ended(): void;
  failed(why: SpeechFailure): void;
}

export interface SpeechEngine {
  /** Says one text, and nothing of what it said before. */
  speak(saying: Saying, heard: Heard): void;
  /** Stops speaking. Later events of the utterance are ignored. */
  cancel(): void;
}

export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Calls back once, after as many milliseconds. @returns what prevents it. */
  after(milliseconds: number, then: () => void): () => void;
}
