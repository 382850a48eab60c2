/**
 * A local push service (RFC 8030, 8291, 8292) over TLS on 127.0.0.1: creates the subscriptions and their keys itself, so it can decrypt the messages,
 * simulates faults, and records the messages. Clients trust its certificate by `NODE_EXTRA_CA_CERTS`.
 *
 * - `POST /push/{token}`: 201; 403 for a bad VAPID token, 404 unknown, 400 what cannot be decrypted, 413 above 4,096 bytes.
 * - `POST /control/subscriptions`: `{token, endpoint, keys}`.
 * - `POST /control/plays`: a {@link Play}, which is answered instead.
 * - `GET /control/received`: all messages. `DELETE /control` removes plays and records.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Certificate, makeCertificate } from './certificate.ts';
import { makeSubscriber, type Subscriber } from './subscriber.ts';
import { vapidProblem } from './vapid.ts';

/** What the service answers instead of 201. `silence` never answers, `drip` sends a byte of the response now and then and never ends it. */
export interface Play {
  answer: number | 'silence' | 'drip';
  /** The header's value: seconds, or a date. */
  retryAfter?: string;
  /** For redirects. */
  location?: string;
  /** How often; always by default. */
  times?: number;
  /** One subscription's token; all by default. */
  token?: string;
}

export interface Received {
  token: string;
  status: Play['answer'];
  /** The decrypted text, if the message was accepted. */
  text: string | null;
  ttl: string | undefined;
  urgency: string | undefined;
  topic: string | undefined;
  /** Bytes of the encrypted body. */
  bytes: number;
  /** Milliseconds since 1970. */
  at: number;
}

export interface MadeSubscription {
  token: string;
  endpoint: string;
  keys: Subscriber['keys'];
}

export type RunningPushService = Awaited<ReturnType<typeof startPushService>>;

/** The largest message that push services accept (RFC 8291, section 4). */
const MAX_BYTES = 4096;

/** Listens on 127.0.0.1; port 0 takes a free one. */
export async function startPushService({ port, certificate = makeCertificate() }: { port: number; certificate?: Certificate }) {
  const subscribers = new Map<string, Subscriber>();
  let plays: (Play & { left: number })[] = [];
  let records: Received[] = [];
  let connections = 0;

  const subscribe = (): MadeSubscription => {
    const token = randomUUID();
    const subscriber = makeSubscriber();
    subscribers.set(token, subscriber);
    return { token, endpoint: `${origin}/push/${token}`, keys: subscriber.keys };
  };
  const play = (wanted: Play) => {
    plays.unshift({ ...wanted, left: wanted.times ?? Number.POSITIVE_INFINITY });
  };

  /** The status of a message, and its text if it is accepted. */
  const judge = (token: string, body: Buffer, { headers }: IncomingMessage): Pick<Received, 'status' | 'text'> => {
    const refused = (status: number) => ({ status, text: null });
    const subscriber = subscribers.get(token);
    if (vapidProblem(headers.authorization, origin) !== null) return refused(403);
    if (!subscriber) return refused(404);
    if (!/^\d+$/.test(String(headers.ttl)) || headers['content-encoding'] !== 'aes128gcm') return refused(400);
    if (body.byteLength > MAX_BYTES) return refused(413);
    try {
      return { status: 201, text: subscriber.read(body) };
    } catch {
      // A real service cannot decrypt messages and would accept this one.
      return refused(400);
    }
  };

  const receive = (token: string, body: Buffer, request: IncomingMessage, response: ServerResponse): void => {
    const played = plays.find((one) => one.left > 0 && (one.token === undefined || one.token === token));
    if (played) played.left -= 1;
    const { status, text } = played ? { status: played.answer, text: null } : judge(token, body, request);
    const header = (name: string) => request.headers[name] as string | undefined;
    const described = { ttl: header('ttl'), urgency: header('urgency'), topic: header('topic'), bytes: body.byteLength };
    records.push({ token, status, text, ...described, at: Date.now() });
    if (status === 'drip') {
      response.writeHead(201);
      const timer = setInterval(() => response.write('.'), 50);
      response.once('close', () => clearInterval(timer));
    } else if (status !== 'silence') {
      const { retryAfter, location } = played ?? {};
      response.writeHead(status, { ...(retryAfter && { 'retry-after': retryAfter }), ...(location && { location }) }).end();
    }
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const body = Buffer.concat(await request.toArray());
    const token = /^\/push\/([\w-]+)$/.exec(request.url ?? '')?.[1];
    if (token !== undefined && request.method === 'POST') return receive(token, body, request, response);
    switch (`${request.method} ${request.url}`) {
      case 'POST /control/subscriptions':
        answer(201, subscribe());
        break;
      case 'POST /control/plays':
        play(JSON.parse(body.toString()) as Play);
        answer(201, {});
        break;
      case 'GET /control/received':
        answer(200, records);
        break;
      case 'DELETE /control':
        plays = [];
        records = [];
        answer(200, {});
        break;
      default:
        answer(404, { message: 'There is nothing here.' });
    }
  };

  const server = createServer(certificate, (request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin: string = `https://localhost:${(server.address() as AddressInfo).port}`;

  return {
    /** `https://localhost:PORT` */
    origin,
    /** PEM, for clients to trust. */
    cert: certificate.cert,
    subscribe,
    play,
    received: (): readonly Received[] => records,
    /** Connections opened so far. */
    connections: () => connections,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
