/** The wrapper around every page that a function renders: method, headers, errors, as `endpoint.ts` is for JSON. No page knows who asks. */
import { type Addresses, addressesOf } from './addresses.ts';
import { type Context, type Request, type Response, unexpected } from './endpoint.ts';

export interface PageAnswer {
  status: number;
  html: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Page {
  /** For the log. */
  name: string;
  /**
   * What a browser may do with it. `shut`: nothing but show it, with our sheet, pictures and faces. `site`: what the site's own headers say
   * (firebase.json), and no word of the function's, which would shut the app out wherever it came through, or came along.
   */
  policy: 'shut' | 'site';
  handler(context: Pick<Context, 'path' | 'header'> & Addresses & { origin: string }): Promise<PageAnswer>;
  /** What somebody sees where it goes wrong, or was asked for in a way that is none. */
  trouble(status: 405 | 500): string;
}

const BASE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  // What was taken back is gone with the next look, on every device and in every cache between.
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000',
};
const POLICIES: Readonly<Record<Page['policy'], Readonly<Record<string, string>>>> = {
  shut: {
    // The same stands in firebase.json, which is what the site says; this is for whoever calls the function by its own address.
    'Content-Security-Policy':
      "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
  },
  site: {},
};
const ALLOWED = ['GET', 'HEAD'];

export function page({ name, policy, handler, trouble }: Page): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    response.removeHeader('X-Powered-By');
    response.set({ ...BASE_HEADERS, ...POLICIES[policy] });
    if (request.method === 'OPTIONS') {
      response.set('Allow', ALLOWED.join(', ')).status(204).end();
      return;
    }
    if (!ALLOWED.includes(request.method)) {
      response.set('Allow', ALLOWED.join(', ')).status(405).send(trouble(405));
      return;
    }
    try {
      const header = (wanted: string) => request.get(wanted);
      const {
        status,
        html,
        headers = {},
      } = await handler({ path: request.path, ...addressesOf(request), header, origin: originOf(header) });
      response
        .set({ ...headers })
        .status(status)
        .send(html);
    } catch (error) {
      response.status(unexpected(name, error).status).send(trouble(500));
    }
  };
}

/** The site's own address, for those who want pictures by their whole one. What is no host's name is not repeated. */
function originOf(header: (name: string) => string | undefined): string {
  const host = header('x-forwarded-host')?.split(',')[0]?.trim() || header('host') || '';
  if (!/^[a-z0-9.-]{1,253}(?::\d{1,5})?$/i.test(host)) return '';
  return `${/^(?:localhost|127\.0\.0\.1)(?::|$)/.test(host) ? 'http' : 'https'}://${host}`;
}
