/**
 * Answers repeated requests for files that never change from memory. The Hosting emulator compresses a file anew for each request, which took it
 * three times as long as all else it does. Loaded with `node --import` before firebase-tools.
 */
import { type IncomingMessage, type OutgoingHttpHeaders, Server, type ServerResponse } from 'node:http';

type Emit = (this: Server, event: string, ...values: unknown[]) => boolean;

interface StoredAnswer {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const emit: Emit = Server.prototype.emit;

/** By address and accepted encodings. */
const answers = new Map<string, StoredAnswer>();

/** A request for a whole file, whatever the browser has already. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && ['range', 'if-none-match', 'if-modified-since'].every((name) => headers[name] === undefined);
}

Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]): boolean {
  if (event === 'request') {
    const [request, response] = values as [IncomingMessage, ServerResponse];
    if (isPlain(request)) {
      const key = `${request.headers.host}${request.url} ${request.headers['accept-encoding']}`;
      const known = answers.get(key);
      if (known) {
        response.writeHead(200, known.headers).end(known.body);
        return true;
      }
      storeIfImmutable(key, response);
    }
  }
  return emit.call(this, event, ...values);
};

function storeIfImmutable(key: string, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  const watch = (name: 'write' | 'end') => {
    const send = response[name] as (...sent: unknown[]) => never;
    response[name] = (...sent: unknown[]): never => {
      const [chunk] = sent;
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
      return send.apply(response, sent);
    };
  };
  watch('write');
  watch('end');
  response.once('finish', () => {
    if (response.statusCode === 200 && String(response.getHeader('cache-control')).includes('immutable'))
      answers.set(key, { headers: response.getHeaders(), body: Buffer.concat(chunks) });
  });
}
