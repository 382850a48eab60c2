/** The storyteller behind an OpenAI-compatible server: the only file that imports `openai` (decision S11). */
import { randomUUID } from 'node:crypto';
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { parseReview, REVIEW_FORMAT, reviewMessages } from '../frightening/review.ts';
import { withSentinels } from '../frightening/sentinels.ts';
import type { ModelAnswer, Storyteller, Tokens } from '../ports/storyteller.ts';
import { StoryFailure } from '../story-failure.ts';
import { ANSWER_FORMAT } from './answer-format.ts';
import { isRefusal, withFallback } from './fallback-storyteller.ts';
import { areScoresLow } from './moderation-thresholds.ts';
import { REASONING_TOKENS } from './token-limit.ts';

export interface ModelConfig {
  model: string;
  /** Empty: the parameter is not sent, as models without reasoning and some compatible servers reject it. */
  reasoningEffort: string;
}

export interface OpenAiConfig extends ModelConfig {
  baseUrl: string;
  /** Empty or `none` without a key. */
  key: string;
  /** The second model of the same server; null without one. */
  fallback: ModelConfig | null;
  /** The model of the same server that reviews each text. Null: the one that writes does. */
  reviewer: ModelConfig | null;
  /** See {@link safetyIdOf}. Null: neither this, `store` nor a request id is sent, as some compatible servers reject what they do not know. */
  safetyId: string | null;
  moderationBaseUrl: string;
  moderationKey: string;
  moderationModel: string;
}

/** Tokens for a review: the numbers take a few dozen. */
const REVIEW_TOKENS = 500;

export function openAiStoryteller(config: OpenAiConfig): Storyteller {
  const writer = client(config.baseUrl, config.key);
  const moderator = client(config.moderationBaseUrl, config.moderationKey);
  const { safetyId } = config;
  // OpenAI keeps stored completions in the account until they are deleted.
  const privacy = safetyId === null ? {} : { store: false, safety_identifier: safetyId };
  // Ties calls of moderation to the family's code, as `safety_identifier` does for the writer; tests tell families apart by it.
  const named = () => (safetyId === null ? {} : { headers: { 'X-Client-Request-Id': `${safetyId}-${randomUUID()}` } });
  const answerWith =
    ({ model, reasoningEffort }: ModelConfig, format: Format = ANSWER_FORMAT): Storyteller['generate'] =>
    async (messages, { signal, mostTokens, onText, onCall }) => {
      const body = {
        model,
        messages: [...messages],
        response_format: format,
        max_completion_tokens: mostTokens,
        ...privacy,
        ...(reasoningEffort === '' ? {} : { reasoning_effort: reasoningEffort as OpenAI.ReasoningEffort }),
      };
      await onCall?.();
      return callOpenAi(writer, (openai) =>
        onText ? streamedOrWholeAnswer(openai, body, { signal, ...named() }, onText) : wholeAnswer(openai, body, { signal, ...named() }),
      );
    };
  const reviewWith = (model: ModelConfig) => {
    // It may reason without the parameter, too, and a limit that is too high costs nothing.
    const reasoning = model.reasoningEffort === 'none' ? 0 : REASONING_TOKENS;
    const ask = answerWith(model, REVIEW_FORMAT);
    return readable((messages, options) => ask(messages, { ...options, mostTokens: options.mostTokens + reasoning }));
  };
  // A reviewer that is unknown or answers nonsense must not stop all stories.
  const answerReview = config.reviewer
    ? withFallback(reviewWith(config.reviewer), reviewWith(config))
    : withFallback(reviewWith(config), config.fallback && reviewWith(config.fallback));
  return {
    generate: withFallback(answerWith(config), config.fallback && answerWith(config.fallback)),

    async review(texts, age, signal) {
      const sent = withSentinels(texts);
      const verdictsOf = (text: string) => {
        const listed = parseReview(text);
        return listed && sent.verdicts(listed);
      };
      const isReadable = (text: string) => verdictsOf(text) !== null;
      const answer = await answerReview(reviewMessages(sent.texts, age), { signal, mostTokens: REVIEW_TOKENS, isReadable });
      const { text, tokens, model } = answer;
      // A refusal says that the texts are not for children.
      const frightening = isRefusal(answer) ? null : verdictsOf(text);
      return {
        frightening: frightening ?? texts.map(() => true),
        ...(tokens && { tokens }),
        ...(model !== undefined && { model }),
      };
    },

    async moderate(texts, signal) {
      // A moderator of another provider does not get the family's code.
      const options = { signal, ...(config.moderationBaseUrl === config.baseUrl && named()) };
      const moderation = await callOpenAi(moderator, (openai) =>
        openai.moderations.create({ model: config.moderationModel, input: [...texts] }, options),
      );
      const results = (moderation as Partial<typeof moderation>).results;
      if (!Array.isArray(results) || results.length !== texts.length || results.some(({ flagged }) => typeof flagged !== 'boolean')) {
        throw new StoryFailure('unavailable');
      }
      return results.map(({ flagged, category_scores: scores }) => !flagged && areScoresLow({ ...scores }));
    },
  };
}

/** The same, but an answer that is neither readable nor a refusal makes the model unavailable. */
function readable(generate: Storyteller['generate']): Storyteller['generate'] {
  return async (messages, options) => {
    const answer = await generate(messages, options);
    if (!isRefusal(answer) && options.isReadable?.(answer.text) === false) throw new StoryFailure('unavailable');
    return answer;
  };
}

type Format = typeof ANSWER_FORMAT | typeof REVIEW_FORMAT;
type Body = OpenAI.ChatCompletionCreateParamsNonStreaming;
type OnText = (textSoFar: string) => void;

interface CallOptions {
  signal: AbortSignal;
  headers?: Record<string, string>;
}

async function wholeAnswer(openai: OpenAI, body: Body, options: CallOptions): Promise<ModelAnswer> {
  const { data: completion, request_id: requestId } = await openai.chat.completions.create(body, options).withResponse();
  // The client passes on any response with status 200, even a gateway's HTML.
  const choice = (completion as Partial<typeof completion>).choices?.[0];
  if (!choice?.message) throw new StoryFailure('unavailable');
  const { content, refusal } = choice.message;
  return answerOf({ ...completion, text: content ?? '', refused: Boolean(refusal), finish: choice.finish_reason, requestId });
}

/** OpenAI streams some models to verified organizations only, and answers others with 400 about this parameter. */
async function streamedOrWholeAnswer(openai: OpenAI, body: Body, options: CallOptions, onText: OnText): Promise<ModelAnswer> {
  try {
    return await streamedAnswer(openai, body, options, onText);
  } catch (error) {
    if (!(error instanceof APIError) || error.status !== 400 || error.param !== 'stream') throw error;
    return wholeAnswer(openai, body, options);
  }
}

async function streamedAnswer(openai: OpenAI, body: Body, options: CallOptions, onText: OnText): Promise<ModelAnswer> {
  const asked = openai.chat.completions.create({ ...body, stream: true, stream_options: { include_usage: true } }, options);
  const { data: stream, request_id: requestId } = await asked.withResponse();
  let text = '';
  let refused = false;
  let finish: string | null = null;
  let model: string | undefined;
  let usage: OpenAI.CompletionUsage | undefined;
  for await (const chunk of stream) {
    model ??= chunk.model;
    usage = chunk.usage ?? usage;
    // The chunk with the usage has no choice.
    const choice = chunk.choices?.[0];
    if (!choice) continue;
    refused ||= Boolean(choice.delta?.refusal);
    finish = choice.finish_reason ?? finish;
    const { content } = choice.delta ?? {};
    if (!content) continue;
    text += content;
    onText(text);
  }
  // The client ends its loop without an error when it is aborted.
  if (options.signal.aborted) throw new StoryFailure('out-of-time');
  // A stream that breaks off has no finish reason.
  if (finish === null) throw new StoryFailure('unavailable');
  return answerOf({ model, usage, text, refused, finish, requestId });
}

interface Received {
  text: string;
  refused: boolean;
  finish: string | null;
  model?: string | undefined;
  usage?: OpenAI.CompletionUsage | null | undefined;
  requestId: string | null;
}

function answerOf({ text, refused, finish, model, usage, requestId }: Received): ModelAnswer {
  return {
    text,
    ending: finish === 'length' ? 'cut-off' : finish === 'content_filter' ? 'filtered' : 'complete',
    refused,
    ...tokensOf(usage),
    ...(model === undefined ? {} : { model }),
    ...(requestId === null ? {} : { requestId }),
  };
}

function tokensOf(usage: OpenAI.CompletionUsage | null | undefined): { tokens?: Tokens } {
  const {
    prompt_tokens: prompt,
    completion_tokens: completion,
    prompt_tokens_details: read,
    completion_tokens_details: written,
  } = usage ?? {};
  if (!Number.isFinite(prompt) || !Number.isFinite(completion)) return {};
  const [cached, reasoning] = [read?.cached_tokens, written?.reasoning_tokens];
  return {
    tokens: {
      prompt: Number(prompt),
      completion: Number(completion),
      ...(Number.isFinite(cached) ? { cached: Number(cached) } : {}),
      ...(Number.isFinite(reasoning) ? { reasoning: Number(reasoning) } : {}),
    },
  };
}

/** Without the client's retries, because ours know the whole time budget, and without its log, which may contain texts. */
function client(baseURL: string, key: string): OpenAI | null {
  const apiKey = key.trim();
  return apiKey === '' || apiKey === 'none' ? null : new OpenAI({ baseURL, apiKey, maxRetries: 0, logLevel: 'off' });
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
  if (error instanceof StoryFailure) return error;
  if (error instanceof APIConnectionError || error instanceof SyntaxError) return new StoryFailure('unavailable');
  // A body that breaks off is fetch's own error, which the client does not translate.
  if (error instanceof TypeError && error.cause !== undefined) return new StoryFailure('unavailable');
  if (!(error instanceof APIError)) return error;
  // A used-up account also answers 429, but waiting does not help.
  if (error.code === 'insufficient_quota') return new StoryFailure('misconfigured');
  if (error.status === 429) return new StoryFailure('busy', retryAfter(error.headers));
  // 409: the server was busy with the same request, or changed its state meanwhile.
  const mayPass = error.status === undefined || error.status >= 500 || [408, 409].includes(error.status);
  return new StoryFailure(mayPass ? 'unavailable' : 'misconfigured');
}

/** Seconds; some compatible servers send milliseconds. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const milliseconds = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  const seconds = Number.isFinite(milliseconds) ? milliseconds / 1000 : Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
