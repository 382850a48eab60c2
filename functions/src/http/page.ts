/** The wrapper around every HTML page, as `endpoint.ts` is for JSON. Pages do not know their callers. */

import { trustedProxies } from '../config/params.ts';
import { type Context, type Request, type Response, unexpected } from './endpoint.ts';
import { addressOf } from './rate-limit.ts';

export interface PageAnswer {
  status: number;
  html: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Page {
  name: string;
  /**
   * The content security policy. `shut`: our style sheet, pictures and fonts only. `site`: Hosting's own headers (firebase.json); a policy of the
   * function would block the app's scripts.
   */
  policy: 'shut' | 'site';
  handler(context: Pick<Context, 'path' | 'header' | 'address'>): Promise<PageAnswer>;
  trouble(status: 405 | 500): string;
}

const BASE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  // A revoked story must be gone with the next view, on every device and in every cache.
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000',
};
const SHUT_POLICY = {
  // The same as in firebase.json, for direct calls of the function's own address, where no reports are taken.
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};
const ALLOWED = ['GET', 'HEAD'];

export function page({ name, policy, handler, trouble }: Page): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    response.removeHeader('X-Powered-By');
    response.set({ ...BASE_HEADERS, ...(policy === 'shut' ? SHUT_POLICY : {}) });
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
      } = await handler({ path: request.path, address: addressOf(request, trustedProxies.value()), header });
      response
        .set({ ...headers })
        .status(status)
        .send(html);
    } catch (error) {
      response.status(unexpected(name, error).status).send(trouble(500));
    }
  };
}
