/** A proxy between the service worker and the servers, for stopping the worker at any request of a drain. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** When the worker is stopped, relative to the request's arrival at the server and the response's arrival at the worker. */
export const MOMENTS = ['before it is sent', 'while it is answered', 'before its answer arrives', 'after its answer'] as const;

export interface Interruption {
  /** The number of the request in this drain, from 1. */
  request: number;
  moment: (typeof MOMENTS)[number];
  stop: () => Promise<void>;
}

export interface WorkerProxy {
  url: string;
  /** Stops the worker in the next drain. @returns a function that tells whether it was stopped. */
  interrupt(interruption: Interruption): () => boolean;
  /** Whether the worker's requests fail from now on, because “offline” in DevTools does not hold for each worker. */
  cut(isCut: boolean): void;
  close(): Promise<void>;
}

const DATABASE = new URL(`http://${process.env.FIRESTORE_EMULATOR_HOST}`);

/** The same site, with the service worker's API and Firestore requests going through this proxy. */
export async function openWorkerProxy(site: string): Promise<WorkerProxy> {
  let url = '';
  let counted = 0;
  let isCut = false;
  let next: (Interruption & { done: () => void }) | null = null;

  async function forward(incoming: IncomingMessage): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
    const path = incoming.url ?? '/';
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { host: _host, connection: _connection, 'transfer-encoding': _, ...headers } = incoming.headers as Record<string, string>;
    const answer = await fetch(`${path.startsWith('/v1/') ? DATABASE.origin : site}${path}`, {
      method: incoming.method ?? 'GET',
      headers,
      ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
    });
    const kept = ['content-type', 'cache-control', 'retry-after'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    let body = Buffer.from(await answer.arrayBuffer());
    // Only the worker's Firestore URL is changed; pages connect directly.
    if (path === '/service-worker.js') {
      const port = new URL(url).port;
      body = Buffer.from(body.toString().replaceAll(new RegExp(`(port:\\s*)${DATABASE.port}\\b`, 'g'), `$1${port}`));
    }
    return { status: answer.status, headers: Object.fromEntries(kept), body };
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.method === 'POST' && isCut) {
      response.destroy();
      return;
    }
    if (incoming.method === 'POST') counted += 1;
    const current = next !== null && counted === next.request ? next : null;
    if (current) next = null;
    if (current?.moment === 'before it is sent') {
      await current.stop();
      response.destroy();
      return current.done();
    }
    const answering = forward(incoming);
    if (current?.moment === 'while it is answered') await current.stop();
    const { status, headers, body } = await answering;
    if (current?.moment === 'before its answer arrives') await current.stop();
    if (!response.destroyed) response.writeHead(status, headers).end(body);
    if (current?.moment === 'after its answer') await current.stop();
    current?.done();
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    interrupt(interruption) {
      counted = 0;
      let stopped = false;
      next = {
        ...interruption,
        done: () => {
          stopped = true;
        },
      };
      return () => stopped;
    },
    cut(isCutNow) {
      isCut = isCutNow;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
