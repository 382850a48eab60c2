/** The storyteller behind an OpenAI-compatible server: the only file that imports `openai` (decision S11). */
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { ANSWER_FORMAT } from './answer-format.ts';
import { StoryFailure } from './story-failure.ts';
import type { Storyteller, Tokens } from './storyteller.ts';

export interface OpenAiConfig {
  baseUrl: string;
  /** Empty or `none` without a key. */
  key: string;
  model: string;
  moderationBaseUrl: string;
  moderationKey: string;
  moderationModel: string;
}

/** A category score from which a text is rejected even if it is not flagged; gentle stories stay below 0.01. */
const MAX_CATEGORY_SCORE = 0.3;

export function openAiStoryteller(config: OpenAiConfig): Storyteller {
  const writer = client(config.baseUrl, config.key);
  const moderator = client(config.moderationBaseUrl, config.moderationKey);
  return {
    async generate(messages, { signal, mostTokens }) {
      const completion = await callOpenAi(writer, (openai) =>
        openai.chat.completions.create(
          { model: config.model, messages: [...messages], response_format: ANSWER_FORMAT, max_completion_tokens: mostTokens },
          { signal },
        ),
      );
      // The client passes on any response with status 200, even a gateway's HTML.
      const choice = (completion as Partial<typeof completion>).choices?.[0];
      if (!choice?.message) throw new StoryFailure('unavailable');
      return {
        text: choice.message.content ?? '',
        ending: choice.finish_reason === 'length' ? 'cut-off' : choice.finish_reason === 'content_filter' ? 'filtered' : 'complete',
        refused: Boolean(choice.message.refusal),
        ...tokensOf(completion.usage),
      };
    },

    async moderate(texts, signal) {
      const moderation = await callOpenAi(moderator, (openai) =>
        openai.moderations.create({ model: config.moderationModel, input: [...texts] }, { signal }),
      );
      const results = (moderation as Partial<typeof moderation>).results;
      if (!Array.isArray(results) || results.length !== texts.length || results.some(({ flagged }) => typeof flagged !== 'boolean')) {
        throw new StoryFailure('unavailable');
      }
      return results.map(
        ({ flagged, category_scores: scores }) => !flagged && Object.values(scores ?? {}).every((score) => !(score >= MAX_CATEGORY_SCORE)),
      );
    },
  };
}

function tokensOf(usage: OpenAI.CompletionUsage | undefined): { tokens?: Tokens } {
  const { prompt_tokens: prompt, completion_tokens: completion } = usage ?? {};
  return Number.isFinite(prompt) && Number.isFinite(completion)
    ? { tokens: { prompt: Number(prompt), completion: Number(completion) } }
    : {};
}

/** No retries here: ours know the whole time budget. */
function client(baseURL: string, key: string): OpenAI | null {
  const apiKey = key.trim();
  return apiKey === '' || apiKey === 'none' ? null : new OpenAI({ baseURL, apiKey, maxRetries: 0 });
}

async function callOpenAi<T>(openai: OpenAI | null, call: (openai: OpenAI) => PromiseLike<T>): Promise<T> {
  if (openai === null) throw new StoryFailure('no-key');
  try {
    return await call(openai);
  } catch (error) {
    throw failureFrom(error);
  }
}

function failureFrom(error: unknown): unknown {
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) return new StoryFailure('out-of-time');
  if (error instanceof APIConnectionError || error instanceof SyntaxError) return new StoryFailure('unavailable');
  if (!(error instanceof APIError)) return error;
  // A used-up account also answers 429, but waiting does not help.
  if (error.code === 'insufficient_quota') return new StoryFailure('misconfigured');
  if (error.status === 429) return new StoryFailure('busy', retryAfter(error.headers));
  return new StoryFailure(error.status === undefined || error.status >= 500 || error.status === 408 ? 'unavailable' : 'misconfigured');
}

/** Seconds; some compatible servers send milliseconds. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const milliseconds = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  const seconds = Number.isFinite(milliseconds) ? milliseconds / 1000 : Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
