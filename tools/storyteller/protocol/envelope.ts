/** The shape of OpenAI's answers. */
import { randomUUID } from 'node:crypto';
import { ApiError } from './http.ts';
import { estimateTokens } from './tokens.ts';

/** What the storyteller calls itself where a request names no model. */
export const MODEL = 'tuckaway-storyteller';
export interface Answer {
  content: string | null;
  refusal: string | null;
  finishReason: 'stop' | 'length' | 'content_filter';
}

export function chatCompletion(model: string, prompt: string, answer: Answer) {
  const promptTokens = estimateTokens(prompt);
  const completionTokens = estimateTokens(answer.content ?? answer.refusal ?? '');
  return {
    id: `chatcmpl-${randomUUID().replaceAll('-', '')}`,
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

const MODELS = [{ id: MODEL, object: 'model', created: 1735689600, owned_by: 'tuckaway' }];

export function modelList(): unknown {
  return { object: 'list', data: MODELS };
}

/** One model. Throws {@link ApiError} 404 for another name. */
export function model(id: string): unknown {
  const found = MODELS.find((entry) => entry.id === decodeURIComponent(id));
  if (!found) {
    throw new ApiError(404, `The model '${id}' does not exist or you do not have access to it.`, {
      param: 'model',
      code: 'model_not_found',
    });
  }
  return found;
}
