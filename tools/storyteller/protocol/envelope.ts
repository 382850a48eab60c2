/** The shape of OpenAI's answers. */
import { randomUUID } from 'node:crypto';

/** What the storyteller calls itself where a request names no model. */
export const MODEL = 'tuckaway-storyteller';
/** Tokens a word of English costs, roughly; `usage` is an estimate and nothing is billed by it. */
const TOKENS_PER_WORD = 1.35;

export function estimateTokens(text: string): number {
  return Math.ceil(text.split(/\s+/u).filter(Boolean).length * TOKENS_PER_WORD);
}

export interface Answer {
  content: string | null;
  refusal: string | null;
  finishReason: 'stop' | 'length';
}

export function chatCompletion(model: string, prompt: string, answer: Answer) {
  const promptTokens = estimateTokens(prompt);
  const completionTokens = estimateTokens(answer.content ?? answer.refusal ?? '');
  return {
    id: `chatcmpl-${randomUUID()}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: answer.content, refusal: answer.refusal, annotations: [] },
        logprobs: null,
        finish_reason: answer.finishReason,
      },
    ],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
      prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
      completion_tokens_details: {
        reasoning_tokens: 0,
        audio_tokens: 0,
        accepted_prediction_tokens: 0,
        rejected_prediction_tokens: 0,
      },
    },
    service_tier: 'default',
    system_fingerprint: 'fp_tuckaway',
  };
}

export function modelList(): unknown {
  return { object: 'list', data: [{ id: MODEL, object: 'model', created: 1735689600, owned_by: 'tuckaway' }] };
}
