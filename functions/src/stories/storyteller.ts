/** The port to the language model and its moderation (decision S11). openai-storyteller.ts implements it. */

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ModelAnswer {
  text: string;
  ending: 'complete' | 'cut-off' | 'filtered';
  refused: boolean;
  tokens?: Tokens;
}

export interface Tokens {
  prompt: number;
  completion: number;
}

export interface Storyteller {
  /** One call for at most `mostTokens`. Throws StoryFailure. */
  generate(messages: readonly ChatMessage[], limits: { signal: AbortSignal; mostTokens: number }): Promise<ModelAnswer>;
  /** For each text, whether it is fit for small children. Throws StoryFailure rather than guess. */
  moderate(texts: readonly string[], signal: AbortSignal): Promise<boolean[]>;
}
