/** The stand-in as a server, for the real Firebase CLI, which is pointed at it by its own environment variables. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { CallGoogle, GoogleError, Method } from '../../operations/google.ts';

/** The CLI's variables for the addresses of Google's APIs, as its own code has them. */
const ADDRESSES = readFileSync(createRequire(import.meta.url).resolve('firebase-tools/lib/api.js'), 'utf8').matchAll(
  /envOverride\("(\w+)", "https:\/\/(\w+)\.googleapis\.com"/g,
);

export type Server = Awaited<ReturnType<typeof serve>>;

/** @param home an empty folder for what the CLI remembers. */
export async function serve(google: CallGoogle, home: string) {
  /** Source archives of functions. */
  const uploads: Buffer[] = [];
  /** Compressed files of Hosting, by their hash. */
  const pages = new Map<string, Buffer>();
  const answerTo = async (method = '', [, api = '', ...rest]: readonly string[], body: Buffer): Promise<object> => {
    if (api === 'token') return { access_token: 'token', expires_in: 3600, token_type: 'Bearer' };
    if (api === 'upload') return { uploaded: uploads.push(body) };
    if (api === 'pages') return pages.set(String(rest[0]), body);
    return google(method as Method, `https://${api}.googleapis.com/${rest.join('/')}`, JSON.parse(String(body) || '{}'));
  };
  const server = createServer(async (request, response) => {
    const send = (status: number, answer: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer).replaceAll('{server}', address));
    };
    try {
      send(200, await answerTo(request.method, String(request.url).split('/'), await buffer(request)));
    } catch (error) {
      const { status = 500, message, reason } = error as GoogleError;
      send(status, { error: { code: status, message, status: reason } });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const urls = [...ADDRESSES, ['', 'FIREBASE_TOKEN_URL', 'token']].map(([, name = '', api]) => [name, `${address}/${api}`] as const);
  // The functions may take longer to load than the CLI's ten seconds, on a busy machine.
  const others = { FIREBASE_TOKEN: 'refresh', XDG_CONFIG_HOME: home, FUNCTIONS_DISCOVERY_TIMEOUT: '120', CI: '1' };
  const environment: Record<string, string> = { ...Object.fromEntries(urls), ...others };
  return { environment, uploads, pages, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
