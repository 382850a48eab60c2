/** The port to the language model and its moderation (decision S11). openai-storyteller.ts implements it. */
import type { AgeBand } from '@tuckaway/domain';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ModelAnswer {
  text: string;
  ending: 'complete' | 'cut-off' | 'filtered';
  refused: boolean;
  tokens?: Tokens;
  /** The model that answered, which may be a snapshot of the requested one. */
  model?: string;
  /** The provider's id of the request, for its support. */
  requestId?: string;
}

export interface Tokens {
  prompt: number;
  completion: number;
  /** Of `prompt`: read from the provider's cache. */
  cached?: number;
  /** Of `completion`: spent on reasoning. */
  reasoning?: number;
}

export interface GenerateOptions {
  signal: AbortSignal;
  /** Including reasoning. */
  mostTokens: number;
  /** Is awaited before each request to a model; what it throws prevents the request. */
  onCall?: () => Promise<void>;
  /** Receives the whole text so far whenever more has arrived. Only a call with it is streamed. */
  onText?: (textSoFar: string) => void;
  /** An answer that is neither a refusal nor readable makes the model unavailable. */
  isReadable?: (text: string) => boolean;
}

export interface Review {
  /** For each text, whether it frightens. */
  frightening: boolean[];
  tokens?: Tokens;
  /** The model that answered. */
  model?: string;
}

export interface Storyteller {
  /** One call. Throws StoryFailure. */
  generate(messages: readonly ChatMessage[], options: GenerateOptions): Promise<ModelAnswer>;
  /** For each text, whether it is fit for small children. Throws StoryFailure rather than guess. */
  moderate(texts: readonly string[], signal: AbortSignal): Promise<boolean[]>;
  /** Which texts the reviewing model finds frightening at bedtime. Throws StoryFailure rather than guess. */
  review(texts: readonly string[], age: AgeBand | undefined, signal: AbortSignal): Promise<Review>;
}
