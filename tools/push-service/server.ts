/** A local push service (RFC 8030) over TLS: decrypts messages with its subscribers' keys, plays faults, keeps records. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
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

export interface RunningPushService {
  /** `https://localhost:PORT` */
  origin: string;
  /** PEM, for clients to trust. */
  cert: string;
  subscribe(): MadeSubscription;
  play(play: Play): void;
  received(): readonly Received[];
  /** Connections opened so far. */
  connections(): number;
  reset(): void;
  close(): Promise<void>;
}

/** What push services accept (RFC 8291, section 4). */
const MOST_BYTES = 4096;
const RECORDS = 200_000;
const LARGEST_BODY = 1_000_000;

export interface PushServiceOptions {
  port: number;
  certificate?: Certificate;
}

/** Listens on 127.0.0.1; port 0 takes a free one. */
export async function startPushService(options: PushServiceOptions): Promise<RunningPushService> {
  const certificate = options.certificate ?? makeCertificate();
  const subscribers = new Map<string, Subscriber>();
  const sockets = new Set<Socket>();
  let plays: (Play & { left: number })[] = [];
  let records: Received[] = [];
  let connections = 0;
  let origin = '';

  const subscribe = (): MadeSubscription => {
    const token = randomUUID();
    const subscriber = makeSubscriber();
    subscribers.set(token, subscriber);
    return { token, endpoint: `${origin}/push/${token}`, keys: subscriber.keys };
  };
  const play = (wanted: Play) => {
    plays.unshift({ ...wanted, left: wanted.times ?? Number.POSITIVE_INFINITY });
  };
  const nextPlay = (token: string) => {
    const found = plays.find((one) => one.left > 0 && (one.token === undefined || one.token === token));
    if (found) found.left -= 1;
    return found;
  };

  const take = (token: string, body: Buffer, request: IncomingMessage): { record: Received; played: Play | undefined } => {
    const header = (name: string) => request.headers[name] as string | undefined;
    const played = nextPlay(token);
    const { status, text } = played ? { status: played.answer, text: null } : read(token, body, header);
    const record = {
      token,
      status,
      text,
      ttl: header('ttl'),
      urgency: header('urgency'),
      topic: header('topic'),
      bytes: body.byteLength,
      at: Date.now(),
    };
    return { record, played };
  };

  const read = (token: string, body: Buffer, header: (name: string) => string | undefined): Pick<Received, 'status' | 'text'> => {
    const refused = (status: number) => ({ status, text: null });
    const subscriber = subscribers.get(token);
    if (vapidProblem(header('authorization'), origin) !== null) return refused(403);
    if (!subscriber) return refused(404);
    if (!/^\d+$/.test(header('ttl') ?? '') || header('content-encoding') !== 'aes128gcm') return refused(400);
    if (body.byteLength > MOST_BYTES) return refused(413);
    try {
      return { status: 201, text: subscriber.read(body) };
    } catch {
      // A real service cannot decrypt messages and would accept this one.
      return refused(400);
    }
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, value?: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(status, { ...(value === undefined ? {} : { 'content-type': 'application/json' }), ...headers });
      response.end(value === undefined ? '' : JSON.stringify(value));
    };
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of request) {
      size += (chunk as Buffer).byteLength;
      if (size <= LARGEST_BODY) chunks.push(chunk as Buffer);
    }
    const body = Buffer.concat(chunks);
    const token = /^\/push\/([\w-]+)$/.exec(request.url ?? '')?.[1];
    if (token !== undefined && request.method === 'POST') {
      const { record, played } = take(token, body, request);
      records.push(record);
      if (records.length > RECORDS) records.shift();
      if (record.status === 'drip') {
        response.writeHead(201);
        const timer = setInterval(() => response.write('.'), 50);
        response.once('close', () => clearInterval(timer));
      } else if (record.status !== 'silence') {
        const { retryAfter, location } = played ?? {};
        answer(record.status, undefined, { ...(retryAfter && { 'retry-after': retryAfter }), ...(location && { location }) });
      }
      return;
    }
    switch (`${request.method} ${request.url}`) {
      case 'POST /control/subscriptions':
        return answer(201, subscribe());
      case 'POST /control/plays':
        play(JSON.parse(body.toString()) as Play);
        return answer(201, {});
      case 'GET /control/received':
        return answer(200, records);
      case 'GET /control/connections':
        return answer(200, { connections });
      case 'DELETE /control':
        reset();
        return answer(200, {});
      default:
        return answer(404, { message: 'There is nothing here.' });
    }
  };
  const reset = () => {
    plays = [];
    records = [];
  };

  const server = createServer(certificate, (request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    cert: certificate.cert,
    subscribe,
    play,
    received: () => records,
    connections: () => connections,
    reset,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
