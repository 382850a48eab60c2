/** Serves a build as Firebase Hosting does: HTTP/2, brotli and the rules of firebase.json. The emulator has neither of the first two. */

import { request as onwardRequest } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { deployedHosting } from '../../local/hosting.ts';
import { type HostingRules, headersOf, placeOf } from '../../local/hosting-rules.ts';
import { compressedFiles, type ServedFile, servedFile } from './compressed-files.ts';
import { seedApi } from './seed-api.ts';
import { SITE_CERTIFICATE } from './site-certificate.ts';

export interface ServedSite {
  /** https, with the certificate of `site-certificate.ts`. */
  readonly url: string;
  close(): Promise<void>;
}

export interface SiteOptions {
  /** The build's output. */
  readonly folder: string;
  /** Origin that answers for all functions but `/api/stories/*`. Without it they answer 503. */
  readonly functionsAt?: string;
  /** Default: the rules of a deployment of that folder. */
  readonly rules?: HostingRules;
}

/** The project of a build without configuration (web/vite.config.ts). */
const DEMO = { projectId: 'demo-tuckaway', authDomain: 'demo-tuckaway.firebaseapp.com' };

type Request = Http2ServerRequest;
type Response = Http2ServerResponse;

export async function serveSite(options: SiteOptions): Promise<ServedSite> {
  const { folder, functionsAt, rules = deployedHosting({ folder, ...DEMO }) } = options;
  const files = await compressedFiles(folder);
  const api = seedApi();

  async function answer(request: Request, response: Response): Promise<void> {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'https://site').pathname);
    const place = placeOf(pathname, rules, (path) => files.has(path));
    if (place.kind === 'redirect') {
      reply(request, response, 301, { location: place.location });
    } else if (place.kind === 'function' && pathname.startsWith('/story/')) {
      // The function answers with the shell and its own head; the head changes nothing that is measured.
      send(request, response, 200, { ...headersOf(pathname, rules), 'cache-control': 'no-cache' }, fileAt('/app.html'));
    } else if (place.kind === 'file') {
      send(request, response, place.status, headersOf(pathname, rules), fileAt(place.path));
    } else if (place.functionId === 'stories') {
      const body = api(pathname);
      const file = await servedFile('answer.json', Buffer.from(body ?? '{"message":"Story not found"}'));
      send(request, response, body === null ? 404 : 200, { 'cache-control': 'public, max-age=5' }, file);
    } else if (functionsAt) {
      passOn(functionsAt, request, response);
    } else {
      reply(request, response, 503, { 'content-type': 'application/json' }, Buffer.from('{"message":"No function is running."}'));
    }
  }

  function fileAt(path: string): ServedFile {
    const file = files.get(path);
    if (!file) throw new Error(`${folder} has no ${path}.`);
    return file;
  }

  function send(request: Request, response: Response, status: number, rule: Readonly<Record<string, string>>, file: ServedFile): void {
    const headers = { 'content-type': file.type, etag: file.etag, vary: 'accept-encoding', ...rule };
    if (status === 200 && request.headers['if-none-match'] === file.etag) {
      reply(request, response, 304, headers);
      return;
    }
    const compressed = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')) ? file.brotli : undefined;
    const encoding = compressed ? { 'content-encoding': 'br' } : {};
    reply(request, response, status, { ...headers, ...encoding }, compressed ?? file.plain);
  }

  function reply(request: Request, response: Response, status: number, headers: object, body: Buffer = Buffer.alloc(0)): void {
    response.writeHead(status, { ...headers, ...(status === 304 ? {} : { 'content-length': body.byteLength }) });
    response.end(request.method === 'HEAD' ? Buffer.alloc(0) : body);
  }

  const sessions = new Set<{ destroy(): void }>();
  const server = createSecureServer({ ...SITE_CERTIFICATE, allowHTTP1: true }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.destroy();
    });
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Passes a request on as Hosting does, without the pseudo-headers of HTTP/2. */
function passOn(to: string, request: Request, response: Response): void {
  const { hostname, port } = new URL(to);
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
  const onward = onwardRequest({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
    const { connection: _connection, 'transfer-encoding': _encoding, 'keep-alive': _alive, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, kept);
    answer.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}
