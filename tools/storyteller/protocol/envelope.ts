/** OpenAI's answer format. */
import { randomUUID } from 'node:crypto';
import { ApiError } from './http.ts';
import { estimateTokens } from './tokens.ts';

/** The model's name where a request names none. */
export const MODEL = 'tuckaway-storyteller';

export interface Answer {
  content: string | null;
  refusal: string | null;
  finishReason: 'stop' | 'length' | 'content_filter';
}

export function chatCompletion(model: string, prompt: string, { content, refusal, finishReason }: Answer) {
  const promptTokens = estimateTokens(prompt);
  const completionTokens = estimateTokens(content ?? refusal ?? '');
  const message = { role: 'assistant', content, refusal, annotations: [] };
  return {
    id: `chatcmpl-${randomUUID().replaceAll('-', '')}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishReason }],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
      prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0, accepted_prediction_tokens: 0, rejected_prediction_tokens: 0 },
    },
    service_tier: 'default',
    system_fingerprint: 'fp_tuckaway',
  };
}

const ONLY_MODEL = { id: MODEL, object: 'model', created: 1735689600, owned_by: 'tuckaway' };

export const MODEL_LIST = { object: 'list', data: [ONLY_MODEL] };

/** @throws ApiError 404 for an unknown model. */
export function modelWithId(id: string): unknown {
  if (decodeURIComponent(id) === MODEL) return ONLY_MODEL;
  throw new ApiError(404, `The model '${id}' does not exist or you do not have access to it.`, { param: 'model', code: 'model_not_found' });
}
