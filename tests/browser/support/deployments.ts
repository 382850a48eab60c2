/** A small Hosting server for tests: serves one deployment, then the next, and forwards API requests. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { buildWeb } from '../../../tools/local/build.ts';
import { type Hosting, stackHosting } from '../../../tools/local/hosting/hosting.ts';
import { headersOf } from '../../../tools/local/hosting/hosting-rules.ts';
import { ROOT } from '../../../tools/local/paths.ts';
import { TEST_STACK } from '../../../tools/local/stacks.ts';
import { isAppPath, pathPattern, ROUTES } from '../../../web/src/app/routes.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.webmanifest': 'application/manifest+json',
};

/** A response that replaces a file or an API response. */
export interface Answer {
  status: number;
  json?: unknown;
  /** HTML instead of JSON; `rest` follows `first` when it resolves. */
  html?: string | { first: string; rest: Promise<string> };
}

export interface Site {
  readonly url: string;
  /** From now on the server serves this folder. */
  deploy(folder: string): void;
  /** Responses by path; they come before the deployment’s files. */
  readonly answers: Map<string, Answer>;
  /** Requested pathnames, in order. */
  readonly asked: string[];
  /** Whether requests reach the server; if not, their connections break, as without a network. */
  reachable: boolean;
  close(): Promise<void>;
}

/** The build that the Hosting emulator serves. */
export const BUILT = join(ROOT, TEST_STACK.webOut);

interface CachedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Cached responses of the curated stories by path: every test site reads the same seeded ones. */
const curated = new Map<string, Promise<CachedResponse>>();

/** An entry of the worker's list of files to store. */
const LISTED_PICTURE = /\{"revision":(?:null|"\w*"),"url":"art\/[^"]*"\},?/g;

/**
 * @param live whether the curated stories are read from the server each time, instead of the cache.
 * @param lean whether the worker stores no pictures, which are half of all files, for tests that only need the worker.
 */
export async function openSite(folder = BUILT, { live = false, lean = false } = {}): Promise<Site> {
  let current = folder;
  const answers = new Map<string, Answer>();
  const asked: string[] = [];

  const server = createServer((incoming, response) => {
    if (!site.reachable) {
      incoming.socket.destroy();
      return;
    }
    const { pathname } = new URL(incoming.url ?? '/', 'http://site');
    asked.push(pathname);
    const answer = answers.get(pathname);
    if (answer) {
      response.writeHead(answer.status, {
        'content-type': answer.html === undefined ? 'application/json' : 'text/html',
        'cache-control': 'no-store',
      });
      if (typeof answer.html === 'object') {
        response.write(answer.html.first);
        void answer.html.rest.then((rest) => response.end(rest));
      } else response.end(answer.html ?? JSON.stringify(answer.json ?? { message: 'An answer of the test.' }));
    } else if (!live && incoming.method === 'GET' && /^\/api\/stories\/\w+$/.test(pathname)) void serveCached(pathname, response);
    else if (/^\/(?:api|__)\//.test(pathname)) forward(incoming, response);
    else serve(current, pathname, response, lean);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site: Site = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (next) => {
      current = next;
    },
    answers,
    asked,
    reachable: true,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return site;
}

/** Hosting's rules by folder, because each reads files. */
const rules = new Map<string, Hosting>();

function rulesOf(folder: string): Hosting {
  const known = rules.get(folder) ?? stackHosting(TEST_STACK, folder);
  rules.set(folder, known);
  return known;
}

function serve(folder: string, pathname: string, response: ServerResponse, lean: boolean): void {
  const send = (name: string, status = 200) => {
    response.writeHead(status, { ...headersOf(pathname, rulesOf(folder)), 'content-type': TYPES[extname(name)] });
    const file = readFileSync(join(folder, name));
    response.end(lean && name === '/service-worker.js' ? file.toString().replaceAll(LISTED_PICTURE, '') : file);
  };
  const name = pathname === '/' ? '/index.html' : normalize(pathname);
  if (statSync(join(folder, name), { throwIfNoEntry: false })?.isFile()) send(name);
  else if (pathPattern(ROUTES.record).test(pathname)) send('/record.html');
  else if (isAppPath(pathname)) send('/app.html');
  else send('/404.html', 404);
}

async function serveCached(pathname: string, response: ServerResponse): Promise<void> {
  const known = curated.get(pathname) ?? fetchFromHosting(pathname);
  curated.set(pathname, known);
  try {
    const { status, headers, body } = await known;
    // A story that is missing now may be published later.
    if (status !== 200) curated.delete(pathname);
    response.writeHead(status, headers).end(body);
  } catch {
    curated.delete(pathname);
    response.writeHead(502).end();
  }
}

async function fetchFromHosting(pathname: string): Promise<CachedResponse> {
  const answer = await fetch(new URL(pathname, process.env.TUCKAWAY_HOSTING_URL), { headers: { accept: 'application/json' } });
  const headers = Object.fromEntries(['content-type', 'cache-control'].map((name) => [name, answer.headers.get(name) ?? '']));
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}

function forward(incoming: IncomingMessage, response: ServerResponse): void {
  const { hostname, port } = new URL(process.env.TUCKAWAY_HOSTING_URL ?? '');
  const onward = request({ hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  incoming.pipe(onward);
}

/**
 * A later deployment: the same app with other names for its code files. `data-deployment` on the root element names it.
 * @param without parts of the names of files that are missing in it.
 */
export function laterDeployment(name: string, { without = [] }: { without?: readonly string[] } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-deployment-'));
  cpSync(BUILT, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const code = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const known = new Set(code);
  const renamed = (text: string) =>
    text.replace(/[\w-]+\.js\b/g, (file) => (known.has(file) ? file.replace(/\.js$/, `-${name}.js`) : file));
  for (const file of code) {
    writeFileSync(join(assets, file), renamed(readFileSync(join(assets, file), 'utf8')));
    renameSync(join(assets, file), join(assets, renamed(file)));
  }
  for (const file of ['index.html', 'app.html', 'record.html', '404.html']) {
    const html = renamed(readFileSync(join(folder, file), 'utf8'));
    writeFileSync(join(folder, file), html.replace('<html', `<html data-deployment="${name}"`));
  }
  const worker = join(folder, 'service-worker.js');
  const list = renamed(readFileSync(worker, 'utf8'));
  // The pages have changed, so their revisions must change.
  writeFileSync(worker, list.replace(/"revision":"[^"]*","url":"(app|index).html"/g, `"revision":"${name}","url":"$1.html"`));
  for (const file of readdirSync(assets)) if (without.some((part) => file.includes(part))) rmSync(join(assets, file));
  return folder;
}

/** A deployment without a service worker, built with the documented setting. */
export function deploymentWithoutWorker(): string {
  const webOut = `${TEST_STACK.webOut}-off`;
  buildWeb({ ...TEST_STACK, webOut }, { TUCKAWAY_SERVICE_WORKER: 'off' });
  return join(ROOT, webOut);
}
