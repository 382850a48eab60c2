import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FRIGHTENING_SENTINELS, GENTLE_SENTINELS } from '../frightening/sentinels.ts';
import { StoryFailure } from '../story-failure.ts';
import { type OpenAiConfig, openAiStoryteller } from './openai-storyteller.ts';

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
  /** The body, from that of the request. */
  reply?: (request: Record<string, unknown>) => object;
  /** The connection breaks after the body. */
  breaksOff?: boolean;
  /** The response never ends. */
  hangs?: boolean;
}

let server: Server;
let baseUrl: string;
let answer: Answer | 'silence';
/** What the calls before the last one get. */
let earlierAnswers: Answer[];
let seen: { path: string; key: string | undefined; id: unknown; body: Record<string, unknown> }[];

beforeAll(async () => {
  server = createServer(async (request: IncomingMessage, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { authorization: key, 'x-client-request-id': id } = request.headers;
    const asked = JSON.parse(text) as Record<string, unknown>;
    seen.push({ path: request.url ?? '', key, id, body: asked });
    const given = earlierAnswers.shift() ?? answer;
    if (given === 'silence') return;
    const { status = 200, headers = { 'content-type': 'application/json' }, breaksOff = false } = given;
    const body = given.reply?.(asked) ?? given.body;
    response.writeHead(status, headers).write(typeof body === 'string' ? body : JSON.stringify(body), () => {
      if (breaksOff) response.destroy();
      else if (!given.hangs) response.end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function storyteller(given: Answer | 'silence', config: Partial<OpenAiConfig> = {}) {
  answer = given;
  earlierAnswers = [];
  seen = [];
  const whole = {
    ...{ baseUrl, key: 'writer', model: 'm', reasoningEffort: 'low', fallback: null, reviewer: null, safetyId: 'family' },
    ...{ moderationBaseUrl: baseUrl, moderationKey: 'judge', moderationModel: 'o' },
  };
  return openAiStoryteller({ ...whole, ...config });
}

const MESSAGES = [{ role: 'user', content: '{}' }] as const;
const completion = (message: object, finish = 'stop'): Answer => ({ body: { choices: [{ index: 0, message, finish_reason: finish }] } });
const generate = (given: Answer | 'silence', config?: Partial<OpenAiConfig>, signal = new AbortController().signal) =>
  storyteller(given, config).generate(MESSAGES, { signal, mostTokens: 2300 });
const judge = (given: Answer | 'silence', config?: Partial<OpenAiConfig>) =>
  storyteller(given, config).moderate(['one', 'two'], new AbortController().signal);
const kindOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => 'no error',
    (failure: unknown) => failure,
  );
  return error instanceof StoryFailure ? error.kind : error;
};

describe('asking for a story', () => {
  test('sends the messages with a strict schema and its own key', async () => {
    await generate(completion({ role: 'assistant', content: 'x' }));
    expect(seen).toMatchObject([
      {
        path: '/v1/chat/completions',
        key: 'Bearer writer',
        body: {
          model: 'm',
          messages: MESSAGES,
          max_completion_tokens: 2300,
          reasoning_effort: 'low',
          store: false,
          safety_identifier: 'family',
          response_format: { type: 'json_schema', json_schema: { strict: true } },
        },
      },
    ]);
  });

  test('asks before each request, also to the second model, and sends none that is not allowed [safety 3]', async () => {
    const fallback = { model: 'second', reasoningEffort: '' };
    const onCall = vi.fn(async () => undefined);
    const ask = () => storyteller(completion({ content: null, refusal: 'No.' }), { fallback });
    const options = { signal: new AbortController().signal, mostTokens: 2300, onCall };
    await ask().generate(MESSAGES, options);
    expect([onCall.mock.calls.length, seen.length]).toEqual([2, 2]);
    onCall.mockRejectedValue(new StoryFailure('site-quota'));
    expect(await kindOf(ask().generate(MESSAGES, options))).toBe('site-quota');
    expect(seen).toEqual([]);
  });

  test('sends no parameter that a compatible server may reject, if it is configured so', async () => {
    await generate(completion({ content: 'x' }), { reasoningEffort: '', safetyId: null });
    for (const parameter of ['reasoning_effort', 'store', 'safety_identifier', 'stream'])
      expect(seen[0]?.body).not.toHaveProperty(parameter);
    expect(seen[0]?.id).toBeUndefined();
  });

  test('names each call by the family’s code and a new id, also to moderation, unless another provider moderates', async () => {
    const ids: unknown[] = [];
    for (let call = 0; call < 2; call += 1) {
      await generate(completion({ content: 'x' }));
      ids.push(seen[0]?.id);
    }
    const results = { body: { results: [{ flagged: false }, { flagged: false }] } };
    await judge(results);
    ids.push(seen[0]?.id);
    for (const id of ids) expect(id).toMatch(/^family-[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(3);
    await judge(results, { moderationBaseUrl: `${baseUrl}/` });
    expect(seen[0]?.id).toBeUndefined();
  });

  test('returns the cached and reasoning tokens, the served model and the request id', async () => {
    const usage = {
      ...{ prompt_tokens: 4000, completion_tokens: 900, total_tokens: 4900 },
      ...{ prompt_tokens_details: { cached_tokens: 3840 }, completion_tokens_details: { reasoning_tokens: 256 } },
    };
    const given = completion({ content: 'x' });
    const headers = { 'content-type': 'application/json', 'x-request-id': 'req_1' };
    expect(await generate({ headers, body: { ...(given.body as object), model: 'm-2026-11-01', usage } })).toMatchObject({
      tokens: { prompt: 4000, completion: 900, cached: 3840, reasoning: 256 },
      model: 'm-2026-11-01',
      requestId: 'req_1',
    });
  });

  test.each([
    ['an answer', completion({ content: 'x' }), { text: 'x', ending: 'complete', refused: false }],
    ['a cut-off one', completion({ content: 'x' }, 'length'), { text: 'x', ending: 'cut-off', refused: false }],
    ['a filtered one', completion({ content: null }, 'content_filter'), { text: '', ending: 'filtered', refused: false }],
    ['a refusal', completion({ content: null, refusal: 'No.' }), { text: '', ending: 'complete', refused: true }],
  ])('gives back %s', async (_what, given, expected) => {
    expect(await generate(given)).toEqual(expected);
  });
});

describe('asking for a streamed story', () => {
  const EVENTS = { 'content-type': 'text/event-stream', 'x-request-id': 'req_2' };
  const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
  const delta = (change: object, finish: string | null = null) =>
    event({ id: 'c', model: 'm-1', choices: [{ index: 0, delta: change, finish_reason: finish }] });
  const DONE = 'data: [DONE]\n\n';
  const stream = async (body: string, more: Partial<Answer> = {}) => {
    const texts: string[] = [];
    const onText = (text: string) => texts.push(text);
    const options = { signal: new AbortController().signal, mostTokens: 9, onText };
    const given = await storyteller({ headers: EVENTS, body, ...more })
      .generate(MESSAGES, options)
      .catch((error: unknown) => error);
    return { given, texts };
  };

  test('passes on the text so far, and returns all of it', async () => {
    const usage = event({ choices: [], usage: { prompt_tokens: 10, completion_tokens: 3 } });
    const { given, texts } = await stream(delta({ content: '{"ti' }) + delta({ content: 'tle' }) + delta({}, 'stop') + usage + DONE);
    expect(texts).toEqual(['{"ti', '{"title']);
    expect(given).toEqual({
      ...{ text: '{"title', ending: 'complete', refused: false, model: 'm-1', requestId: 'req_2' },
      tokens: { prompt: 10, completion: 3 },
    });
    expect(seen[0]?.body).toMatchObject({ stream: true, stream_options: { include_usage: true } });
  });

  test.each([
    ['a cut-off one', delta({ content: 'x' }) + delta({}, 'length') + DONE, { text: 'x', ending: 'cut-off' }],
    ['a filtered one', delta({ content: 'x' }) + delta({}, 'content_filter') + DONE, { ending: 'filtered' }],
    ['a refusal', delta({ refusal: 'No' }) + delta({ refusal: '.' }) + delta({}, 'stop') + DONE, { refused: true, text: '' }],
  ])('knows %s', async (_what, body, expected) => {
    expect((await stream(body)).given).toMatchObject(expected);
  });

  test.each([
    ['ends without a reason', delta({ content: 'x' })],
    ['has events that are no JSON', `${delta({ content: 'x' })}data: {"choices":\n\n`],
  ])('counts as unavailable if it %s', async (_what, body) => {
    expect((await stream(body)).given).toMatchObject({ kind: 'unavailable' });
  });

  test('counts as unavailable if the connection breaks, after passing on what arrived', async () => {
    const { given, texts } = await stream(delta({ content: '{"ti' }), { breaksOff: true });
    expect(given).toMatchObject({ kind: 'unavailable' });
    expect(texts).toEqual(['{"ti']);
  });

  test.each([
    ['an error', { error: { message: 'x', code: 'server_error' } }, 'unavailable'],
    ['a used-up account', { error: { message: 'x', code: 'insufficient_quota' } }, 'misconfigured'],
  ])('ends with %s that the server reports within it', async (_what, error, kind) => {
    expect((await stream(delta({ content: 'x' }) + event(error))).given).toMatchObject({ kind });
  });

  test('ends when it is aborted, even if the server goes on', async () => {
    const controller = new AbortController();
    const onText = () => controller.abort(new StoryFailure('out-of-time'));
    const given = storyteller({ headers: EVENTS, body: delta({ content: 'x' }), hangs: true });
    expect(await kindOf(given.generate(MESSAGES, { signal: controller.signal, mostTokens: 9, onText }))).toBe('out-of-time');
  });

  test('is sent whole where the server does not stream this model', async () => {
    const onText = vi.fn();
    const asked = storyteller(completion({ content: 'x' }));
    earlierAnswers = [
      { status: 400, body: { error: { message: 'Verify your organization.', param: 'stream', code: 'unsupported_value' } } },
    ];
    const options = { signal: new AbortController().signal, mostTokens: 9, onText };
    expect(await asked.generate(MESSAGES, options)).toMatchObject({ text: 'x', ending: 'complete' });
    expect(seen.map(({ body }) => body.stream)).toEqual([true, undefined]);
    expect(onText).not.toHaveBeenCalled();
  });
});

describe('moderating', () => {
  test('sends every text with its own key and to its own address', async () => {
    const gentle = { body: { results: [{ flagged: false }, { flagged: false }] } };
    expect(await judge(gentle, { baseUrl: 'http://127.0.0.1:1/v1' })).toEqual([true, true]);
    expect(seen).toMatchObject([{ path: '/v1/moderations', key: 'Bearer judge', body: { model: 'o', input: ['one', 'two'] } }]);
  });

  test('rejects flagged texts and texts with high scores', async () => {
    const results = [
      { flagged: true, category_scores: { violence: 0.1 } },
      { flagged: false, category_scores: { violence: 0.31 } },
    ];
    expect(await judge({ body: { results } })).toEqual([false, false]);
  });

  test.each([
    ['fewer results than texts', { results: [{ flagged: false }] }],
    ['results that say nothing', { results: [{}, {}] }],
    ['no results', {}],
  ])('does not take %s for an answer', async (_what, body) => {
    expect(await kindOf(judge({ body }))).toBe('unavailable');
  });
});

describe('reviewing', () => {
  const REVIEWER = { model: 'reviewer', reasoningEffort: 'none' };
  const answering = (content: string) => completion({ role: 'assistant', content });
  const TEXTS = ['Once.', 'She was gone.'];
  const review = (given: Answer, config: Partial<OpenAiConfig> = {}) =>
    storyteller(given, { reviewer: REVIEWER, ...config }).review(TEXTS, '2-3', new AbortController().signal);
  const isFrightening = (text: string) => FRIGHTENING_SENTINELS.some((sentinel) => sentinel === text);
  const isGentle = (text: string) => GENTLE_SENTINELS.some((sentinel) => sentinel === text);
  const textsIn = (request: Record<string, unknown> | undefined) =>
    JSON.parse((request?.messages as { content: string }[] | undefined)?.at(-1)?.content ?? '') as string[];
  /** Lists the texts that it finds frightening. */
  const reading =
    (finds: (text: string) => boolean, more: object = {}): NonNullable<Answer['reply']> =>
    (request) => {
      const frightening = textsIn(request).flatMap((text, index) => (finds(text) ? [index + 1] : []));
      return { ...(answering(JSON.stringify({ frightening })).body as object), ...more };
    };
  const finds = (text: string) => isFrightening(text) || text === 'She was gone.';
  const models = () => seen.map(({ body }) => body.model);

  test('asks the second model about the texts and two sentinels, with a strict schema and the same privacy', async () => {
    const usage = { prompt_tokens: 410, completion_tokens: 8, total_tokens: 418 };
    expect(await review({ body: null, reply: reading(finds, { model: 'reviewer-1', usage }) })).toEqual({
      frightening: [false, true],
      tokens: { prompt: 410, completion: 8 },
      model: 'reviewer-1',
    });
    expect(seen.map(({ path, key }) => [path, key])).toEqual([['/v1/chat/completions', 'Bearer writer']]);
    expect(seen[0]?.body).toMatchObject({
      model: 'reviewer',
      messages: [{ role: 'system' }, { role: 'user' }],
      reasoning_effort: 'none',
      store: false,
      safety_identifier: 'family',
      response_format: { type: 'json_schema', json_schema: { strict: true } },
    });
    const sent = textsIn(seen[0]?.body);
    expect(sent.filter((text) => !isFrightening(text) && !isGentle(text))).toEqual(TEXTS);
    expect([sent.filter(isFrightening).length, sent.filter(isGentle).length]).toEqual([1, 1]);
  });

  test.each([
    ['is a refusal', completion({ content: null, refusal: 'No.' })],
    ['is stopped by a filter', completion({ content: '' }, 'content_filter')],
    ['is stopped by a filter after an empty list', completion({ content: '{"frightening":[]}' }, 'content_filter')],
  ])('all texts frighten where the answer of both models %s', async (_what, given) => {
    expect(await review(given)).toMatchObject({ frightening: [true, true] });
    expect(models()).toEqual(['reviewer', 'm']);
  });

  test.each<[string, Answer]>([
    ['is no list', answering('None.')],
    ['is cut off', completion({ content: '{"frighte' }, 'length')],
    ['is about an unknown model', { status: 404, body: { error: { message: 'no such model', code: 'model_not_found' } } }],
    ['says yes to everything', { body: null, reply: reading(() => true) }],
    ['says no to everything', { body: null, reply: reading(() => false) }],
  ])('the model that writes stands in where the answer of the other one %s', async (_what, given) => {
    const reviewing = storyteller({ body: null, reply: reading(finds) }, { reviewer: REVIEWER });
    earlierAnswers = [given];
    expect(await reviewing.review(['Once.'], '4-5', new AbortController().signal)).toEqual({ frightening: [false] });
    expect(models()).toEqual(['reviewer', 'm']);
  });

  test.each<[string, Answer]>([
    ['is no list', answering('None.')],
    ['lists a number that no text has', answering('{"frightening":[5]}')],
    ['says yes to everything', { body: null, reply: reading(() => true) }],
    ['says no to everything', { body: null, reply: reading(() => false) }],
    ['takes the gentle sentinel for frightening', { body: null, reply: reading((text) => isFrightening(text) || isGentle(text)) }],
    ['takes the frightening sentinel for gentle', { body: null, reply: reading((text) => text === 'She was gone.') }],
  ])('an answer that %s is no review', async (_what, given) => {
    expect(await kindOf(review(given))).toBe('unavailable');
  });

  test('has room for the reasoning of a model that may reason', async () => {
    const given = { body: null, reply: reading(finds) };
    const roomFor = async (reasoningEffort: string) => {
      await review(given, { reviewer: { model: 'reviewer', reasoningEffort } });
      return seen[0]?.body.max_completion_tokens;
    };
    expect([await roomFor('none'), await roomFor('low'), await roomFor('')]).toEqual([500, 2500, 2500]);
  });

  test('is done by the model that writes where no other is configured, and then by the second one that writes', async () => {
    const given = { body: null, reply: reading(finds) };
    expect(await review(given, { reviewer: null })).toEqual({ frightening: [false, true] });
    expect(models()).toEqual(['m']);
    const fallback = { model: 'second', reasoningEffort: '' };
    const reviewing = storyteller(given, { reviewer: null, fallback });
    earlierAnswers = [answering('None.')];
    expect(await reviewing.review(TEXTS, undefined, new AbortController().signal)).toEqual({ frightening: [false, true] });
    expect(models()).toEqual(['m', 'second']);
  });
});

describe('trouble', () => {
  test.each([
    ['a 500', { status: 500, body: { error: { message: 'x' } } }, 'unavailable'],
    ['a 503 of a gateway', { status: 503, headers: { 'content-type': 'text/html' }, body: '<p>later' }, 'unavailable'],
    ['HTML with a 200', { headers: { 'content-type': 'text/html' }, body: '<p>hello' }, 'unavailable'],
    ['broken JSON', { body: '{"choices":' }, 'unavailable'],
    ['a response that breaks off', { body: '{"choices":', breaksOff: true }, 'unavailable'],
    ['a 408', { status: 408, body: { error: { message: 'x' } } }, 'unavailable'],
    ['a 409', { status: 409, body: { error: { message: 'x' } } }, 'unavailable'],
    ['a 429', { status: 429, body: { error: { message: 'x' } } }, 'busy'],
    ['an account without money', { status: 429, body: { error: { code: 'insufficient_quota' } } }, 'misconfigured'],
    ['a refused key', { status: 401, body: { error: { message: 'x' } } }, 'misconfigured'],
    ['an unknown model', { status: 404, body: { error: { message: 'x' } } }, 'misconfigured'],
  ])('is known from %s', async (_what, given, expected) => {
    expect(await kindOf(generate(given as Answer))).toBe(expected);
    expect(seen).toHaveLength(1);
  });

  test('is recognized from an unreachable server', async () => {
    expect(await kindOf(generate('silence', { baseUrl: 'http://127.0.0.1:1/v1' }))).toBe('unavailable');
  });

  test('is recognized from a timeout', async () => {
    const controller = new AbortController();
    const call = generate('silence', {}, controller.signal);
    controller.abort();
    expect(await kindOf(call)).toBe('out-of-time');
  });

  test.each(['', '  ', 'none'])('is recognized from the key “%s”, and nothing is sent', async (key) => {
    expect(await kindOf(generate('silence', { key }))).toBe('no-key');
    expect(await kindOf(judge('silence', { moderationKey: key }))).toBe('no-key');
    expect(seen).toEqual([]);
  });

  test('contains how long to wait', async () => {
    const limited = (headers: Record<string, string>) => generate({ status: 429, headers, body: {} }).catch((error: unknown) => error);
    expect(await limited({ 'retry-after': '7' })).toMatchObject({ retryAfter: 7 });
    expect(await limited({ 'retry-after': '7', 'retry-after-ms': '250' })).toMatchObject({ retryAfter: 0.25 });
  });
});
