/** The port to whatever writes and judges text (decisions S11). openai-storyteller.ts is the adapter; tests have one of their own. */

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** What came back when a story was asked for, unread. */
export interface Telling {
  text: string;
  ending: 'complete' | 'cut-off' | 'filtered';
  /** The model would not write it. */
  refused: boolean;
  /** What the call used, where it says so. */
  tokens?: Tokens;
}

export interface Tokens {
  prompt: number;
  completion: number;
}

export interface Storyteller {
  /** Asks once, for at most so many tokens. Throws {@link StorytellerError}. */
  tell(messages: readonly ChatMessage[], limits: { signal: AbortSignal; mostTokens: number }): Promise<Telling>;
  /** For each text, whether it may be shown to a small child. Throws {@link StorytellerError}, never guesses. */
  areGentle(texts: readonly string[], signal: AbortSignal): Promise<boolean[]>;
}

/**
 * `busy`: asked to come back later (429). `unavailable`: a 5xx, no connection, or an answer that makes no sense.
 * `timeout`: no answer in time. `no-key`: nothing to ask with. `misconfigured`: it refuses our key, our model or our request.
 */
export type Trouble = 'busy' | 'unavailable' | 'timeout' | 'no-key' | 'misconfigured';

export class StorytellerError extends Error {
  readonly trouble: Trouble;
  /** Seconds that the other side asked us to wait. */
  readonly retryAfter: number | undefined;

  constructor(trouble: Trouble, retryAfter?: number) {
    super(`The storyteller: ${trouble}`);
    this.name = 'StorytellerError';
    this.trouble = trouble;
    this.retryAfter = retryAfter;
  }
}
