/** A local server that speaks OpenAI's protocol and writes bedtime stories without a model (decisions S11). */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { createStoryteller, type Storyteller } from './engine/storyteller.ts';
import { answerChat } from './protocol/chat.ts';
import { modelList } from './protocol/envelope.ts';
import { ApiError, readBody, sendError, sendJson, sendText } from './protocol/http.ts';
import { answerModeration } from './protocol/moderations.ts';
import { type Control, createControl, type Endpoint, type Scenario } from './protocol/scenarios.ts';

export interface RunningStoryteller {
  /** Without a slash at the end; the client's base URL is this and `/v1`. */
  url: string;
  /** Drops calls that still wait (`slow`, `silence`) and frees the port. */
  close(): Promise<void>;
}

interface Room {
  control: Control;
  storyteller: Storyteller;
  closing: AbortSignal;
}

const ENDPOINTS: Record<string, Endpoint> = { '/v1/chat/completions': 'chat', '/v1/moderations': 'moderations' };

/** Starts on 127.0.0.1; port 0 takes a free one. `STORYTELLER_SEED` makes a run repeatable. */
export async function startStoryteller({ port }: { port: number }): Promise<RunningStoryteller> {
  const closing = new AbortController();
  const room: Room = {
    control: createControl(),
    storyteller: createStoryteller(process.env.STORYTELLER_SEED ?? String(Date.now())),
    closing: closing.signal,
  };
  const server = createServer((request, response) => {
    void serve(room, request, response).catch((error: unknown) => {
      const known = error instanceof ApiError ? error : new ApiError(500, 'The storyteller stumbled.', { type: 'server_error' });
      if (!closing.signal.aborted) sendError(response, known);
    });
  });
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
  room.control.record({ method, path, body: text === '' ? null : (body ?? text), time: new Date().toISOString() });
  if (path.startsWith('/v1/') && !/^Bearer \S+/u.test(request.headers.authorization ?? '')) {
    throw new ApiError(401, "You didn't provide an API key. Send it in an Authorization header: Bearer YOUR_KEY.", {
      code: 'missing_api_key',
    });
  }
  if (path === '/v1/models' && method === 'GET') return sendJson(response, 200, modelList());
  const endpoint = ENDPOINTS[path];
  if (!endpoint) throw new ApiError(404, `Invalid URL (${method} ${path})`, { code: 'unknown_url' });
  if (method !== 'POST') throw new ApiError(405, `Not allowed to ${method} on ${path}.`, { code: 'method_not_supported' });

  const { scenario, delayMs } = room.control.next(endpoint);
  if (await servesTrouble(scenario, delayMs, room.closing, response)) return;
  if (body === undefined) throw new ApiError(400, 'We could not parse the JSON body of your request.');
  const answer = endpoint === 'chat' ? answerChat(room.storyteller, body, scenario) : answerModeration(body, scenario);
  if (typeof answer === 'string') return sendText(response, 200, 'application/json', answer);
  sendJson(response, 200, answer, { 'openai-processing-ms': '1', 'x-request-id': `req_${Date.now().toString(36)}` });
}

/** Plays the scenarios that are about the call and not about what it says; true where that was the whole answer. */
async function servesTrouble(scenario: Scenario, delayMs: number, closing: AbortSignal, response: ServerResponse): Promise<boolean> {
  switch (scenario) {
    case 'slow':
      await wait(delayMs, undefined, { signal: closing });
      return false;
    case 'silence':
      return true;
    case 'html':
      sendText(response, 200, 'text/html; charset=utf-8', '<!doctype html><title>Gateway</title><p>Please try again later.</p>');
      return true;
    case 'error-500':
      sendError(response, new ApiError(500, 'The server had an error while processing your request.', { type: 'server_error' }));
      return true;
    case 'rate-limit-then-good':
      sendError(response, new ApiError(429, 'Rate limit reached for requests.', { type: 'requests', code: 'rate_limit_exceeded' }), {
        'retry-after': '1',
        'retry-after-ms': '20',
      });
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
