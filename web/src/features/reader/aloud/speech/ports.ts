export interface UtteranceRequest {
  /** The line of the script. */
  line: number;
  text: string;
  /** A voice's id; null leaves it to the browser. */
  voice: string | null;
  /** 1 is the voice's own speed. */
  rate: number;
  /** The share of the chosen speed: 1, and less in the last minute of the sleep timer. The rate contains it. */
  pace: number;
  /** 0 to 1. */
  volume: number;
}

/**
 * Why a text was not spoken. `refused`: the browser requires a click first. `interrupted`: by something else, such as a phone call.
 * `unable`: this voice cannot, for example without a network.
 */
export type SpeechFailure = 'refused' | 'interrupted' | 'unable';

/** Events of an utterance. Even `ended` and `failed` may be missing: see START_TIMEOUT_MS in reading.ts. */
export interface UtteranceEvents {
  started(): void;
  /** A word begins; UTF-16 units of the text. Many voices do not send this. */
  word(start: number, length: number): void;
  ended(): void;
  failed(why: SpeechFailure): void;
}

export interface SpeechEngine {
  /** Speaks one text, and stops any other. */
  speak(saying: UtteranceRequest, heard: UtteranceEvents): void;
  /** Stops speaking. Later events of the utterance are ignored. */
  cancel(): void;
}
