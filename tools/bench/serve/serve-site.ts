/** Firebase Hosting as far as measuring goes: HTTP/2, brotli, and firebase.json's rules. The emulator has neither of the first two. */

import { request as onwardRequest } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { deployedHosting } from '../../local/hosting.ts';
import { compressedFiles, type ServedFile, servedFile } from './compressed-files.ts';
import { type HostingRules, headersOf, placeOf } from './hosting-rules.ts';
import type { ApiAnswer } from './seed-api.ts';
import { SITE_CERTIFICATE } from './site-certificate.ts';

/** One answer as it went out. */
export interface Sent {
  /** Milliseconds since 1970, with fractions: a page's `performance.timeOrigin` is on the same clock. */
  readonly at: number;
  readonly path: string;
  readonly status: number;
  /** Of the body, as it was sent. */
  readonly bytes: number;
}

export interface ServedSite {
  /** https, see `site-certificate.ts`. */
  readonly url: string;
  /** Everything that was answered, in its order. */
  readonly sent: Sent[];
  close(): Promise<void>;
}

export interface SiteOptions {
  /** What was built. */
  readonly folder: string;
  /** Answers `/api/stories/*`; see `seedApi`. */
  readonly api: (path: string) => ApiAnswer;
  /** Where the other functions are, for instance the emulators' Hosting. Without it they answer 503. */
  readonly functionsAt?: string;
  /** Otherwise those of a deployment of that folder. */
  readonly rules?: HostingRules;
}

/** What a build without configuration is for (web/vite.config.ts). */
const DEMO = { projectId: 'demo-tuckaway', authDomain: 'demo-tuckaway.firebaseapp.com' };

type Request = Http2ServerRequest;
type Response = Http2ServerResponse;

export async function serveSite(options: SiteOptions): Promise<ServedSite> {
  const { folder, api, functionsAt, rules = deployedHosting({ folder, ...DEMO }) } = options;
  const files = await compressedFiles(folder);
  const answers = new Map<string, Promise<ServedFile>>();
  const sent: Sent[] = [];

  async function answer(request: Request, response: Response): Promise<void> {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'https://site').pathname);
    const place = placeOf(pathname, rules, (path) => files.has(path));
    if (place.kind === 'redirect') {
      reply(request, response, pathname, 301, { location: place.location });
    } else if (place.kind === 'function' && pathname.startsWith('/story/')) {
      // The shell, as the function gives it but for its head; a function's own time is no part of what is measured here.
      const file = files.get('/app.html');
      if (!file) throw new Error('The deployment has no shell.');
      send(request, response, pathname, 200, { ...headersOf(pathname, rules), 'cache-control': 'no-cache' }, file);
    } else if (place.kind === 'file') {
      const file = files.get(place.path);
      if (!file) throw new Error(`The deployment has no ${place.path}.`);
      send(request, response, pathname, place.status, headersOf(pathname, rules), file);
    } else if (place.functionId === 'stories') {
      const { status, headers, body } = api(pathname);
      const file = answers.get(body) ?? servedFile('answer.json', Buffer.from(body));
      answers.set(body, file);
      send(request, response, pathname, status, headers, await file);
    } else if (functionsAt) {
      handOn(functionsAt, request, response);
    } else {
      reply(
        request,
        response,
        pathname,
        503,
        { 'content-type': 'application/json' },
        Buffer.from('{"message":"There is no function here."}'),
      );
    }
  }

  function send(
    request: Request,
    response: Response,
    path: string,
    status: number,
    rule: Readonly<Record<string, string>>,
    file: ServedFile,
  ) {
    const headers = { 'content-type': file.type, etag: file.etag, vary: 'accept-encoding', ...rule };
    if (status === 200 && request.headers['if-none-match'] === file.etag) return reply(request, response, path, 304, headers);
    const compressed = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')) ? file.brotli : undefined;
    const encoding = compressed ? { 'content-encoding': 'br' } : {};
    return reply(request, response, path, status, { ...headers, ...encoding }, compressed ?? file.plain);
  }

  function reply(
    request: Request,
    response: Response,
    path: string,
    status: number,
    headers: object,
    body: Buffer = Buffer.alloc(0),
  ): void {
    const bytes = request.method === 'HEAD' ? 0 : body.byteLength;
    sent.push({ at: performance.timeOrigin + performance.now(), path, status, bytes });
    const length = status === 304 ? {} : { 'content-length': body.byteLength };
    response.writeHead(status, { ...headers, ...length });
    if (bytes === 0) response.end();
    else response.end(body);
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
    sent,
    async close() {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Hands a call on as Hosting does; HTTP/2's own headers stay behind. */
function handOn(to: string, request: Request, response: Response): void {
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
