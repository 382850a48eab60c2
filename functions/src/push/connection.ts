/** A kept connection to one push service: HTTP/2 where it is spoken, else HTTP/1.1 with keep-alive. Redirects are never followed. */
import http2, { type ClientHttp2Session, type ClientHttp2Stream } from 'node:http2';
import https from 'node:https';
import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { sharedDeadline } from './shared-deadline.ts';

export interface PushAnswer {
  status: number;
  /** The header as it came. */
  retryAfter: string | undefined;
}

export interface Connection {
  /** Rejects where no answer comes in time, or the line breaks. @param headers names and values in turns */
  post(path: string, headers: readonly string[], body: Buffer): Promise<PushAnswer>;
  close(): void;
}

/** A line to the service; once it is not open any more, another one is needed. */
interface Line extends Connection {
  isOpen(): boolean;
}

/** Milliseconds after which an unused line is not trusted: a function's instance sleeps between requests, and services hang up meanwhile. */
const IDLE_MS = 30_000;
/** Connections to a service that speaks HTTP/1.1 alone. */
const MOST_SOCKETS = 50;
const { NGHTTP2_CANCEL } = http2.constants;

/** Connects with the first post. @param timeoutMs for the connection and for each answer */
export function connectionTo(origin: string, timeoutMs: number): Connection {
  let line: { opened: Promise<Line>; open?: Line } | undefined;
  let usedAt = 0;

  const usable = (): Promise<Line> => {
    const now = Date.now();
    const idle = now - usedAt > IDLE_MS;
    usedAt = now;
    if (line && (line.open === undefined || (line.open.isOpen() && !idle))) return line.opened;
    line?.open?.close();
    const opening: { opened: Promise<Line>; open?: Line } = { opened: openLine(origin, timeoutMs) };
    line = opening;
    opening.opened.then(
      (open) => {
        opening.open = open;
      },
      () => {
        if (line === opening) line = undefined;
      },
    );
    return opening.opened;
  };

  return {
    post: async (path, headers, body) => (await usable()).post(path, headers, body),
    close: () => {
      line?.opened.then(
        (open) => open.close(),
        () => undefined,
      );
      line = undefined;
    },
  };
}

async function openLine(origin: string, timeoutMs: number): Promise<Line> {
  const socket = await openSocket(new URL(origin), timeoutMs);
  if (socket.alpnProtocol === 'h2') return http2Line(origin, socket, timeoutMs);
  socket.destroy();
  return http1Line(origin, timeoutMs);
}

function openSocket({ hostname, port }: URL, timeoutMs: number): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      ...(isIP(hostname) === 0 ? { servername: hostname } : {}),
      ALPNProtocols: ['h2', 'http/1.1'],
    });
    const late = setTimeout(() => socket.destroy(new Error('The push service did not pick up.')), timeoutMs);
    socket.once('secureConnect', () => {
      clearTimeout(late);
      socket.off('error', reject);
      resolve(socket);
    });
    socket.once('error', (error) => {
      clearTimeout(late);
      reject(error);
    });
  });
}

function http2Line(origin: string, socket: TLSSocket, timeoutMs: number): Line {
  const session: ClientHttp2Session = http2.connect(origin, { createConnection: () => socket, settings: { enablePush: false } });
  // Each waiting post hears of it from its own stream.
  session.on('error', () => undefined);
  const { host } = new URL(origin);
  const deadlines = sharedDeadline<ClientHttp2Stream>(timeoutMs, (stream) => stream.close(NGHTTP2_CANCEL));
  return {
    isOpen: () => !session.closed && !session.destroyed,
    post: (path, headers, body) =>
      new Promise((resolve, reject) => {
        // As a list, which Node takes as it is: an object's entries are looked through one by one.
        const stream = session.request([':method', 'POST', ':scheme', 'https', ':authority', host, ':path', path, ...headers]);
        deadlines.begin(stream);
        let answered = false;
        stream.on('response', (answer) => {
          answered = true;
          resolve({ status: answer[':status'] ?? 0, retryAfter: answer['retry-after'] });
        });
        stream.on('error', reject);
        stream.on('close', () => {
          deadlines.end(stream);
          if (!answered) reject(new Error('The push service did not answer.'));
        });
        stream.resume();
        stream.end(body);
      }),
    close: () => session.close(),
  };
}

function http1Line(origin: string, timeoutMs: number): Line {
  const agent = new https.Agent({ keepAlive: true, maxSockets: MOST_SOCKETS });
  return {
    isOpen: () => true,
    post: (path, headers, body) =>
      new Promise((resolve, reject) => {
        const request = https.request(new URL(path, origin), {
          agent,
          method: 'POST',
          headers: { ...inPairs(headers), 'content-length': body.byteLength },
          timeout: timeoutMs,
        });
        request.on('timeout', () => request.destroy(new Error('The push service did not answer.')));
        request.on('response', (answer) => {
          answer.on('error', () => undefined);
          answer.resume();
          resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
        });
        request.on('error', reject);
        request.end(body);
      }),
    close: () => agent.destroy(),
  };
}

function inPairs(list: readonly string[]): Record<string, string> {
  return Object.fromEntries(list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? '']] : [])));
}
