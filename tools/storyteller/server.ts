/** A local server that speaks OpenAI's protocol and writes bedtime stories without a model (decisions S11). */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from './engine/random.ts';
import { createStoryteller } from './engine/storyteller.ts';
import { answerChat, type Desk } from './protocol/chat.ts';
import { model, modelList } from './protocol/envelope.ts';
import { ApiError, readBody, sendError, sendJson, sendText } from './protocol/http.ts';
import { answerModeration } from './protocol/moderations.ts';
import { type Control, createControl, type Endpoint, type Scenario } from './protocol/scenarios.ts';

export interface RunningStoryteller {
  /** Without a slash at the end; the client's base URL is this and `/v1`. */
  url: string;
  /** Drops calls that still wait (`slow`, `silence`) and frees the port. */
  close(): Promise<void>;
}

interface Room extends Desk {
  control: Control;
  closing: AbortSignal;
}

const ENDPOINTS: Record<string, Endpoint> = { '/v1/chat/completions': 'chat', '/v1/moderations': 'moderations' };

/** Starts on 127.0.0.1; port 0 takes a free one. `STORYTELLER_SEED` makes a run repeatable. */
export async function startStoryteller({ port }: { port: number }): Promise<RunningStoryteller> {
  const closing = new AbortController();
  const seed = process.env.STORYTELLER_SEED ?? String(Date.now());
  const room: Room = {
    control: createControl(),
    storyteller: createStoryteller(seed),
    chance: createRandom(`${seed}|chance`),
    closing: closing.signal,
  };
  const server = createServer((request, response) => {
    void serve(room, request, response).catch((error: unknown) => {
      const known = error instanceof ApiError ? error : new ApiError(500, 'The storyteller stumbled.', { type: 'server_error' });
      if (!closing.signal.aborted) sendError(response, known);
    });
  });
  // A client on a busy machine may send into a connection that is just being closed for having rested.
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

async function serve(room: Room, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const method = request.method ?? 'GET';
  const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
  if (path.startsWith('/control')) return serveControl(room.control, method, path, request, response);
  if (path === '/health' && method === 'GET') return sendJson(response, 200, { status: 'ok' });

  const text = await readBody(request);
  const body = parseJson(text);
  // On every answer, errors too: the client hands it to whoever has to ask about a call.
  response.setHeader('x-request-id', `req_${randomUUID().replaceAll('-', '')}`);
  response.setHeader('openai-version', '2020-10-01');
  const { authorization: _key, ...headers } = request.headers;
  room.control.record({ method, path, headers, body: text === '' ? null : (body ?? text), time: new Date().toISOString() });
  if (path.startsWith('/v1/') && !/^Bearer \S+/u.test(request.headers.authorization ?? '')) {
    throw new ApiError(401, "You didn't provide an API key. Send it in an Authorization header: Bearer YOUR_KEY.", {
      code: 'missing_api_key',
    });
  }
  if (path === '/v1/models' && method === 'GET') return sendJson(response, 200, modelList());
  if (path.startsWith('/v1/models/') && method === 'GET') return sendJson(response, 200, model(path.slice('/v1/models/'.length)));
  const endpoint = ENDPOINTS[path];
  if (!endpoint) throw new ApiError(404, `Invalid URL (${method} ${path})`, { code: 'unknown_url' });
  if (method !== 'POST') throw new ApiError(405, `Not allowed to ${method} on ${path}.`, { code: 'method_not_supported' });

  const startedAt = Date.now();
  const { scenario, delayMs } = room.control.next(endpoint);
  if (servesTrouble(scenario, response)) return;
  if (body === undefined) throw new ApiError(400, 'We could not parse the JSON body of your request.');
  const answer = endpoint === 'chat' ? answerChat(room, body, scenario) : answerModeration(body, scenario);
  // All in all, so that who measures knows to the millisecond how long the answer took here.
  if (scenario === 'slow') await wait(Math.max(0, startedAt + delayMs - Date.now()), undefined, { signal: room.closing });
  if (typeof answer === 'string') return sendText(response, 200, 'application/json', answer);
  sendJson(response, 200, answer, { 'openai-processing-ms': String(Date.now() - startedAt) });
}

/** Plays the scenarios that are about the call and not about what it says; true where that was the whole answer. */
function servesTrouble(scenario: Scenario, response: ServerResponse): boolean {
  switch (scenario) {
    case 'silence':
      return true;
    case 'html':
      sendText(response, 200, 'text/html; charset=utf-8', '<!doctype html><title>Gateway</title><p>Please try again later.</p>');
      return true;
    case 'error-500':
      sendError(response, new ApiError(500, 'The server had an error while processing your request.', { type: 'server_error' }));
      return true;
    case 'rate-limit':
    case 'rate-limit-then-good':
      sendError(response, new ApiError(429, 'Rate limit reached for requests.', { type: 'requests', code: 'rate_limit_exceeded' }), {
        'retry-after': '1',
        'retry-after-ms': '20',
      });
      return true;
    case 'no-credit':
      sendError(
        response,
        new ApiError(429, 'You exceeded your current quota, please check your plan and billing details.', {
          type: 'insufficient_quota',
          code: 'insufficient_quota',
        }),
      );
      return true;
    case 'bad-key':
      sendError(response, new ApiError(401, 'Incorrect API key provided.', { code: 'invalid_api_key' }));
      return true;
    default:
      return false;
  }
}

async function serveControl(
  control: Control,
  method: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const route = `${method} ${path}`;
  if (route === 'GET /control/requests') return sendJson(response, 200, control.requests());
  if (route === 'GET /control/counts') return sendJson(response, 200, control.counts());
  if (route === 'DELETE /control') {
    control.reset();
    return sendJson(response, 200, { status: 'reset' });
  }
  if (route === 'POST /control') {
    control.queue(parseJson(await readBody(request)));
    return sendJson(response, 200, { status: 'queued' });
  }
  throw new ApiError(404, `Invalid URL (${route})`, { code: 'unknown_url' });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
