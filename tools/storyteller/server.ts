/**
 * A local server with OpenAI's protocol that writes bedtime stories without a model, for development and tests (decision S11), on 127.0.0.1 only.
 * `STORYTELLER_SEED` repeats a run.
 *
 * - `POST /v1/chat/completions`: a story as JSON text, with `pages` or `paragraphs`, as the schema asks, also streamed. The last user message with an
 *   `animal` is the request; a later one with `words` asks for a repair. Without a request: `OK`. Errors look like OpenAI's, and a strict schema that
 *   OpenAI would refuse is refused (strict-schema.ts).
 * - `POST /v1/moderations`: like the omni models, using content/words/unsafe-words.yaml.
 * - `POST /control`: `{scenario, times, delayMs, tokensPerSecond, on: 'chat' | 'reviews' | 'moderations'}`: what the next calls answer (scenarios.ts).
 *   `DELETE /control` resets scenarios and records.
 * - `GET /control/requests`, `/control/counts`: the last 10,000 calls, newest last; the number of calls by endpoint.
 *
 * With `?scope=CODE`, control applies to the calls of one family, by its code (safety-id.ts).
 *
 * A story is an arc (content/README.md), not the request's plot. Arcs and wordings take turns in each family; those with a topic in `notTonight`
 * are skipped. In `engine`, storyteller.ts and turns.ts choose the arc; tell.ts, slots.ts, scenes.ts and pronouns.ts tell it; known.ts brings back a friend of
 * earlier stories; arc-faults.ts and seams.ts find what is wrong (`npm run check-arcs`).
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { isRecord, parseJson } from '../local/json.ts';
import { createStoryteller } from './engine/storyteller.ts';
import { answerChat } from './protocol/chat.ts';
import { ApiError, sendError, sendJson, sendText } from './protocol/http.ts';
import { answerModeration } from './protocol/moderations.ts';
import { answerReview, isReview } from './protocol/reviews.ts';
import { type Control, createControl, type Endpoint, type Scenario } from './protocol/scenarios.ts';
import { sendStream } from './protocol/stream.ts';
import { remembering, type TellingStoryteller } from './protocol/told-stories.ts';

export interface RunningStoryteller {
  /** Without a slash at the end; the OpenAI client's base URL is this and `/v1`. */
  url: string;
  /** Ends waiting calls (`slow`, `silence`) and frees the port. */
  close(): Promise<void>;
}

interface ServerContext {
  storyteller: TellingStoryteller;
  control: Control;
  closing: AbortSignal;
}

const ROUTES: Record<string, Endpoint> = { 'POST /v1/chat/completions': 'chat', 'POST /v1/moderations': 'moderations' };

/** Listens on 127.0.0.1; port 0 takes a free one. `STORYTELLER_SEED` makes a run repeatable. */
export async function startStoryteller({ port }: { port: number }): Promise<RunningStoryteller> {
  const closing = new AbortController();
  const storyteller = remembering(createStoryteller(process.env.STORYTELLER_SEED ?? String(Date.now())));
  const context: ServerContext = { control: createControl(), storyteller, closing: closing.signal };
  const server = createServer((request, response) => {
    void serve(context, request, response).catch((error: unknown) => {
      const known = error instanceof ApiError ? error : new ApiError(500, String(error), { type: 'server_error' });
      if (!closing.signal.aborted) sendError(response, known);
    });
  });
  // A client on a busy machine could otherwise send into a connection that is being closed as idle.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        closing.abort();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(context: ServerContext, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { control, closing, storyteller } = context;
  const method = request.method ?? 'GET';
  const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const route = `${method} ${path}`;
  if (path.startsWith('/control')) return sendJson(response, 200, await answerControl(control, route, searchParams.get('scope'), request));

  const text = await readText(request);
  const body = parseJson(text);
  // Errors have an id too, which the client reports.
  const requestId = `req_${randomUUID().replaceAll('-', '')}`;
  response.setHeader('x-request-id', requestId);
  response.setHeader('openai-version', '2020-10-01');
  const { authorization, ...headers } = request.headers;
  const scope = scopeOf(request, body);
  control.record(scope, { method, path, headers, body: text === '' ? null : (body ?? text), time: new Date().toISOString(), requestId });
  if (path.startsWith('/v1/') && !/^Bearer \S+/u.test(authorization ?? '')) {
    const missing = "You didn't provide an API key. Send it in an Authorization header: Bearer YOUR_KEY.";
    throw new ApiError(401, missing, { code: 'missing_api_key' });
  }
  const endpoint = isReview(body) ? 'reviews' : ROUTES[route];
  if (!endpoint) throw new ApiError(404, `Invalid URL (${route})`, { code: 'unknown_url' });

  const startedAt = Date.now();
  const { scenario, delayMs, tokensPerSecond } = control.next(scope, endpoint);
  if (scenario === 'silence') return;
  if (scenario === 'html') {
    sendText(response, 200, 'text/html; charset=utf-8', '<!doctype html><title>Gateway</title><p>Please try again later.</p>');
    return;
  }
  const failure = FAILURES[scenario];
  if (failure) return sendError(response, failure, scenario.startsWith('rate-limit') ? { 'retry-after': '1', 'retry-after-ms': '20' } : {});
  if (body === undefined) throw new ApiError(400, 'We could not parse the JSON body of your request.');
  if (endpoint === 'chat' && isRecord(body) && body.stream === true) {
    const completion = answerChat(storyteller, body, scenario, scope);
    if (scenario === 'slow') await wait(delayMs, undefined, { signal: closing });
    return sendStream(response, completion, {
      withUsage: isRecord(body.stream_options) && body.stream_options.include_usage === true,
      tokensPerSecond: scenario === 'paced' ? tokensPerSecond : null,
      breaksOff: scenario === 'broken-off',
      signal: closing,
    });
  }
  const answer = answerOf(endpoint, body, scenario, storyteller, scope);
  // The delay includes the time spent here, so that measurements know to the millisecond how long an answer took.
  if (scenario === 'slow') await wait(Math.max(0, startedAt + delayMs - Date.now()), undefined, { signal: closing });
  if (typeof answer === 'string') return sendText(response, 200, 'application/json', answer);
  sendJson(response, 200, answer, { 'openai-processing-ms': String(Date.now() - startedAt) });
}

/** The code of the family that calls, which our client sends at the start of its request ids; empty without one. */
function scopeOf({ headers }: IncomingMessage, body: unknown): string {
  const [, named] = /^(.+)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(String(headers['x-client-request-id'])) ?? [];
  return named ?? (isRecord(body) && typeof body.safety_identifier === 'string' ? body.safety_identifier : '');
}

function answerOf(endpoint: Endpoint, body: unknown, scenario: Scenario, storyteller: TellingStoryteller, scope: string): unknown {
  if (isReview(body)) return answerReview(body, scenario);
  return endpoint === 'chat' ? answerChat(storyteller, body, scenario, scope) : answerModeration(body, scenario);
}

const RATE_LIMIT = new ApiError(429, 'Rate limit reached for requests.', { type: 'requests', code: 'rate_limit_exceeded' });
const NO_CREDIT = { type: 'insufficient_quota', code: 'insufficient_quota' };

/** Scenarios in which the call itself fails. */
const FAILURES: Partial<Record<Scenario, ApiError>> = {
  'rate-limit': RATE_LIMIT,
  'rate-limit-then-good': RATE_LIMIT,
  'no-credit': new ApiError(429, 'You exceeded your current quota, please check your plan and billing details.', NO_CREDIT),
  'bad-key': new ApiError(401, 'Incorrect API key provided.', { code: 'invalid_api_key' }),
  'conflict-then-good': new ApiError(409, 'The request conflicts with another one.', { type: 'conflict' }),
  'model-not-found': new ApiError(404, 'The model does not exist or you do not have access to it.', { code: 'model_not_found' }),
  'error-500': new ApiError(500, 'The server had an error while processing your request.', { type: 'server_error' }),
};

async function answerControl(control: Control, route: string, scope: string | null, request: IncomingMessage): Promise<unknown> {
  switch (route) {
    case 'GET /control/requests':
      return control.requests(scope);
    case 'GET /control/counts':
      return control.counts(scope);
    case 'DELETE /control':
      control.reset(scope);
      return { status: 'reset' };
    case 'POST /control':
      control.queue(scope, parseJson(await readText(request)));
      return { status: 'queued' };
    default:
      throw new ApiError(404, `Invalid URL (${route})`, { code: 'unknown_url' });
  }
}
