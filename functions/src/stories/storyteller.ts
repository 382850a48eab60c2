/** The port to the language model and its moderation (decision S11). openai-storyteller.ts implements it. */

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The model's answer, unparsed. */
export interface Telling {
  text: string;
  ending: 'complete' | 'cut-off' | 'filtered';
  /** The model refused. */
  refused: boolean;
  /** What the call used, if the service says so. */
  tokens?: Tokens;
}

export interface Tokens {
  prompt: number;
  completion: number;
}

export interface Storyteller {
  /** One call for at most `mostTokens`. Throws {@link StorytellerError}. */
  tell(messages: readonly ChatMessage[], limits: { signal: AbortSignal; mostTokens: number }): Promise<Telling>;
  /** For each text, whether it is fit for small children. Throws {@link StorytellerError} rather than guess. */
  moderate(texts: readonly string[], signal: AbortSignal): Promise<boolean[]>;
}

/**
 * `busy`: 429. `unavailable`: a 5xx, no connection, or an unreadable answer. `timeout`: no answer in time. `no-key`: no key is configured.
 * `misconfigured`: the service rejects our key, model or request.
 */
export type Trouble = 'busy' | 'unavailable' | 'timeout' | 'no-key' | 'misconfigured';

export class StorytellerError extends Error {
  override readonly name = 'StorytellerError';
  readonly trouble: Trouble;
  /** Seconds that the service asked to wait. */
  readonly retryAfter: number | undefined;

  constructor(trouble: Trouble, retryAfter?: number) {
    super(`The storyteller: ${trouble}`);
    this.trouble = trouble;
    this.retryAfter = retryAfter;
  }
}
