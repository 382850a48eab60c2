/** Serves a build as Firebase Hosting does: HTTP/2, brotli and the rules of firebase.json. The Hosting emulator lacks the first two. */
import { createHash, createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { makeCertificate } from '../../tests/push-service/certificate.ts';
import { deployedHosting, type Hosting } from '../local/hosting/hosting.ts';
import { headersOf, placeOf } from '../local/hosting/hosting-rules.ts';
import { seedPublications } from '../seed/published-stories.ts';

export const SITE_CERTIFICATE = makeCertificate();

/**
 * The value for `--ignore-certificate-errors-spki-list`. The flag that ignores all certificate errors would also disable the browser's cache.
 */
export const SITE_KEY_HASH = createHash('sha256')
  .update(createPublicKey(SITE_CERTIFICATE.cert).export({ format: 'der', type: 'spki' }))
  .digest('base64');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
/** The highest, 11, takes ten times as long and saves 2 %. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
/** The project of a build without configuration (web/vite.config.ts). */
const DEMO = { projectId: 'demo-tuckaway', authDomain: 'demo-tuckaway.firebaseapp.com' };

export interface ServedSite {
  /** Uses https with {@link SITE_CERTIFICATE}. */
  readonly url: string;
  close(): void;
}

export interface SiteOptions {
  /** The build's output. */
  readonly folder: string;
  /** Origin of all functions except `/api/stories/*`, which answers with the seed's stories. Without it they answer 503. */
  readonly functionsAt?: string;
  /** Origin of every function by its id, in place of all these answers; undefined answers 503. */
  readonly functionAt?: (functionId: string) => string | undefined;
  /** Default: the rules of a deployment of that folder. */
  readonly rules?: Hosting;
  /** Changes the home document. */
  readonly changeHome?: (html: string) => string;
}

interface ServedFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly brotli: Buffer | undefined;
}

export async function serveSite(options: SiteOptions): Promise<ServedSite> {
  const { folder, functionsAt, functionAt, rules = deployedHosting({ folder, ...DEMO }), changeHome = (html) => html } = options;
  const files = readFiles(folder);
  const stories = seedStories();
  files.set('/index.html', served('index.html', Buffer.from(changeHome(String(fileAt('/index.html').plain)))));

  function fileAt(path: string): ServedFile {
    const file = files.get(path);
    if (!file) throw new Error(`${folder} has no ${path}.`);
    return file;
  }

  function answer(request: Http2ServerRequest, response: Http2ServerResponse): void {
    const pathname = decodeURIComponent(new URL(request.url, 'https://site').pathname);
    const place = placeOf(pathname, rules, (path) => files.has(path));
    const send = (status: number, headers: Readonly<Record<string, string>>, { type, plain, brotli }: ServedFile) => {
      const compressed = /\bbr\b/.test(String(request.headers['accept-encoding'])) ? brotli : undefined;
      const encoding = compressed ? { 'content-encoding': 'br' } : {};
      response.writeHead(status, { 'content-type': type, vary: 'accept-encoding', ...encoding, ...headers }).end(compressed ?? plain);
    };
    if (place.kind === 'redirect') response.writeHead(301, { location: place.location }).end();
    else if (place.kind === 'file') send(place.status, headersOf(pathname, rules), fileAt(place.path));
    else if (functionAt) forward(functionAt(place.functionId), request, response, headersOf(pathname, rules));
    // The function adds only metadata to the shell's head, which no benchmark measures.
    else if (pathname.startsWith('/story/')) send(200, { ...headersOf(pathname, rules), 'cache-control': 'no-cache' }, fileAt('/app.html'));
    else if (place.functionId === 'stories') send(stories.has(pathname) ? 200 : 404, {}, stories.get(pathname) ?? NOT_FOUND);
    else forward(functionsAt, request, response);
  }

  const server = createSecureServer({ ...SITE_CERTIFICATE, allowHTTP1: true }, (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      process.stderr.write(`${String(error)}\n`);
      response.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

/** By path, for instance `/assets/app.js`. */
function readFiles(folder: string): Map<string, ServedFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(folder.length).split(sep).join('/'), served(name, readFileSync(file))];
    }),
  );
}

function served(name: string, plain: Buffer): ServedFile {
  const extension = extname(name);
  const brotli = COMPRESSED.has(extension) ? brotliCompressSync(plain, BROTLI) : undefined;
  return { type: TYPES[extension] ?? 'application/octet-stream', plain, brotli };
}

function json(value: unknown): ServedFile {
  return served('answer.json', Buffer.from(JSON.stringify(value)));
}

const NOT_FOUND = json({ message: 'Story not found' });

/** The answers of `/api/stories/*`, so that no request waits for a function while measuring. */
function seedStories(): ReadonlyMap<string, ServedFile> {
  const { copies, featured } = seedPublications();
  const answers = copies.flatMap(({ story }) => [story.id, story.slug].map((key) => [`/api/stories/${key}`, json(story)] as const));
  return new Map([['/api/stories/featured', json(featured)], ...answers]);
}

/**
 * Forwards a request without the pseudo-headers of HTTP/2, and says which host was asked.
 * @param to answers 503 without an origin. @param ours Hosting's headers, which the function's own replace.
 */
function forward(
  to: string | undefined,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  ours: Record<string, string> = {},
): void {
  if (to === undefined) {
    response.writeHead(503).end();
    return;
  }
  const { hostname, port } = new URL(to);
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
  const asked = { ...headers, 'x-forwarded-host': request.authority };
  const forwarded = httpRequest({ hostname, port, path: request.url, method: request.method, headers: asked }, (answer) => {
    const { connection: _connection, 'transfer-encoding': _encoding, 'keep-alive': _keepAlive, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, { ...ours, ...kept });
    answer.pipe(response);
  });
  forwarded.on('error', () => response.writeHead(502).end());
  request.pipe(forwarded);
}
