/**
 * The functions as they are deployed, without the emulator, which adds headers of its own: what `functions/src/index.ts` exports, behind
 * Hosting's rewrites, in an Express app with raw bodies as Google's functions framework builds it.
 */
import { readFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { parseEnv } from 'node:util';
import { vi } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
/** Marks an answer that the platform gave before our code ran. */
const PLATFORM = 'x-test-platform';

/** A request as it is sent over the wire. */
export interface SiteRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

export interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** Whether it came from the platform, before our code. */
  byPlatform: boolean;
}

export interface Deployed {
  ask(request: SiteRequest): Promise<Answered>;
  close(): Promise<void>;
}

type Handler = (request: unknown, response: unknown) => unknown;
type Express = ((request: IncomingMessage, response: ServerResponse) => void) & {
  disable(name: string): void;
  use(...handlers: unknown[]): void;
};

/** @param settings the deployment's parameters, overriding `functions/.env`. */
export async function deploy(settings: Record<string, string>): Promise<Deployed> {
  const parameters = { ...parseEnv(readFileSync(new URL('functions/.env', ROOT), 'utf8')), ...settings };
  for (const [name, value] of Object.entries(parameters)) vi.stubEnv(name, value);
  const functions = (await import('../../../functions/src/index.ts')) as unknown as Record<string, Handler>;
  const { hosting } = JSON.parse(readFileSync(new URL('firebase.json', ROOT), 'utf8')) as {
    hosting: { rewrites: { source: string; function?: { functionId: string } }[] };
  };
  const routes = hosting.rewrites.flatMap(({ source, function: target }) =>
    target ? [{ handles: matcher(source), handle: functions[target.functionId] as Handler }] : [],
  );
  const server = createServer(platform(routes) as unknown as RequestListener);
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ask: (request) => send(port, request),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function matcher(source: string): (path: string) => boolean {
  const start = source.replace(/\*+$/, '');
  return source.endsWith('*') ? (path) => path.startsWith(start) : (path) => path === source || path === `${source}/`;
}

function platform(routes: readonly { handles(path: string): boolean; handle: Handler }[]): Express {
  // firebase-functions’ own Express, whose requests and responses a function gets.
  const require = createRequire(createRequire(new URL('functions/package.json', ROOT)).resolve('firebase-functions'));
  const express = require('express') as (() => Express) & Record<'json' | 'text' | 'urlencoded' | 'raw', (options: object) => unknown>;
  const app = express();
  app.disable('x-powered-by');
  const common = {
    limit: '1024mb',
    verify: (request: { rawBody?: Buffer }, _response: unknown, bytes: Buffer) => {
      request.rawBody = bytes;
    },
  };
  app.use(
    express.json(common),
    express.text(common),
    express.urlencoded({ ...common, extended: true }),
    express.raw({ ...common, type: '*/*' }),
  );
  app.use((request: { path: string }, response: { set(name: string, value: string): { status(code: number): { end(): void } } }) => {
    const route = routes.find(({ handles }) => handles(request.path));
    if (route) return route.handle(request, response);
    response.set(PLATFORM, 'no-route').status(404).end();
  });
  // Express’s own answer to what its parsers refuse, which it writes to the log; in production the answer shows no stack.
  app.use(
    (
      error: { status?: number; stack?: string },
      _request: unknown,
      response: ServerResponse & { status(code: number): ServerResponse },
      _next: unknown,
    ) => {
      if (error.status === undefined) throw error;
      console.error(error.stack);
      response.setHeader(PLATFORM, 'refused');
      response.status(error.status).end();
    },
  );
  return app;
}

/** Milliseconds until an answer counts as missing. */
const HANGING_MS = 30_000;

/** Sends exactly these headers, also those that `fetch` would not. @throws without an answer. */
export function send(port: number, { method, path, headers, body }: SiteRequest): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      // One connection per request: unread bytes of a refused body would block the next one.
      agent: false,
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...headers, ...(body ? { 'content-length': body.length } : {}) },
    });
    request.setTimeout(HANGING_MS, () => request.destroy(new Error('No answer.')));
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const byPlatform = response.headers[PLATFORM] !== undefined;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString(), byPlatform });
      });
    });
    request.end(body);
  });
}
