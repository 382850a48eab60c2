import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenAiConfig, openAiStoryteller } from './openai-storyteller.ts';
import { StoryFailure } from './story-failure.ts';

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

let server: Server;
let baseUrl: string;
let answer: Answer | 'silence';
let seen: { path: string; key: string | undefined; body: Record<string, unknown> }[];

beforeAll(async () => {
  server = createServer(async (request: IncomingMessage, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    seen.push({ path: request.url ?? '', key: request.headers.authorization, body: JSON.parse(text) as Record<string, unknown> });
    if (answer === 'silence') return;
    const { status = 200, headers = { 'content-type': 'application/json' }, body } = answer;
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
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
  seen = [];
  const whole = { baseUrl, key: 'writer', model: 'm', moderationBaseUrl: baseUrl, moderationKey: 'judge', moderationModel: 'o' };
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
          response_format: { type: 'json_schema', json_schema: { strict: true } },
        },
      },
    ]);
  });

  test('returns the token usage, if the server reports it', async () => {
    const { body } = completion({ content: 'x' });
    const used = { ...(body as object), usage: { prompt_tokens: 361, completion_tokens: 290, total_tokens: 651 } };
    expect(await generate({ body: used })).toMatchObject({ tokens: { prompt: 361, completion: 290 } });
    expect(await generate({ body })).not.toHaveProperty('tokens');
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

describe('trouble', () => {
  test.each([
    ['a 500', { status: 500, body: { error: { message: 'x' } } }, 'unavailable'],
    ['a 503 of a gateway', { status: 503, headers: { 'content-type': 'text/html' }, body: '<p>later' }, 'unavailable'],
    ['HTML with a 200', { headers: { 'content-type': 'text/html' }, body: '<p>hello' }, 'unavailable'],
    ['broken JSON', { body: '{"choices":' }, 'unavailable'],
    ['no choices', { body: { choices: [] } }, 'unavailable'],
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
