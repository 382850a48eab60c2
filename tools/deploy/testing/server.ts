/** The stand-in as a server, for the real Firebase CLI, which is pointed at it by its own environment variables. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { GoogleError, Method } from '../../operations/google.ts';
import type { StandIn } from './google.ts';

/** The CLI's variables for the addresses of Google's APIs, as its own code has them. */
const ADDRESSES = readFileSync(createRequire(import.meta.url).resolve('firebase-tools/lib/api.js'), 'utf8').matchAll(
  /envOverride\("(\w+)", "https:\/\/(\w+)\.googleapis\.com"/g,
);

export interface Server {
  /** For the CLI. */
  readonly environment: Record<string, string>;
  /** Source archives of functions that were uploaded. */
  readonly uploads: Buffer[];
  /** Compressed files of Hosting that were uploaded, by their hash. */
  readonly pages: ReadonlyMap<string, Buffer>;
  close(): Promise<void>;
}

/** @param home an empty folder for what the CLI remembers. */
export async function serve({ google, project }: StandIn, home: string): Promise<Server> {
  const uploads: Buffer[] = [];
  const pages = new Map<string, Buffer>();
  const answerTo = async (method: string, [api = '', ...rest]: readonly string[], body: Buffer): Promise<object> => {
    if (api === 'token') return { access_token: 'token', expires_in: 3600, token_type: 'Bearer' };
    if (api === 'upload') return { uploaded: uploads.push(body) };
    if (api !== 'pages') {
      const parsed = body.length > 0 ? JSON.parse(String(body)) : undefined;
      return google(method as Method, `https://${api}.googleapis.com/${rest.join('/')}`, parsed);
    }
    const [hash = ''] = rest;
    if (createHash('sha256').update(body).digest('hex') !== hash) throw new Error('The content hash is another.');
    pages.set(hash, body);
    project.contents.push(hash);
    return {};
  };
  const server = createServer(async (request, response) => {
    const send = (status: number, answer: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer).replaceAll('{server}', address));
    };
    try {
      send(200, await answerTo(request.method ?? '', (request.url ?? '').split('/').slice(1), await bodyOf(request)));
    } catch (error) {
      const { status = 500, message, reason } = error as GoogleError;
      send(status, { error: { code: status, message, status: reason } });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const urls = [...ADDRESSES, ['', 'FIREBASE_TOKEN_URL', 'token']].map(([, name = '', api]) => [name, `${address}/${api}`]);
  return {
    // The functions may take longer to load than the CLI's ten seconds, on a busy machine.
    environment: {
      ...Object.fromEntries(urls),
      FIREBASE_TOKEN: 'refresh',
      XDG_CONFIG_HOME: home,
      FUNCTIONS_DISCOVERY_TIMEOUT: '120',
      CI: '1',
    },
    uploads,
    pages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
