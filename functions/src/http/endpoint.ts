/** The wrapper around every JSON endpoint: method, token, body, headers, errors. An endpoint itself is (input, user, context) -> object. */
import { LIMITS } from '@tuckaway/domain';
import type { HttpsFunction, Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { appCheck, trustedProxies } from '../config/params.ts';
import { ContentionError } from '../lib/retry.ts';
import { readJson } from './body.ts';
import { HttpProblem } from './http-problem.ts';
import type { SignedIn } from './identity.ts';
import { requireJson, requireOwnOrigin } from './origin.ts';
import { framesOf } from './quiet-errors.ts';
import { addressOf, type Caller } from './rate-limit.ts';

export type { Request };
export type Response = Parameters<HttpsFunction>[1];

export interface Context extends Caller {
  path: string;
  header(name: string): string | undefined;
  /**
   * Lets the CDN and browsers cache this response for so many seconds; by default nothing is cached, and errors never are.
   * Throws TypeError if the endpoint knows its callers.
   */
  cacheFor(seconds: { cdn: number; browser: number }): void;
}

/**
 * `required`: only signed-in callers; a disabled, deleted or revoked account is refused at once, because these endpoints cost money or cannot be
 * undone. `optional`: a token that is sent has to be valid, so that no user acts as a visitor unknowingly; revocation takes effect when the token
 * expires.
 */
export type AuthMode = 'required' | 'optional' | 'none';

type User<Auth extends AuthMode> = { required: SignedIn; optional: SignedIn | null; none: null }[Auth];

export interface Endpoint<Auth extends AuthMode> {
  name: string;
  method: 'GET' | 'POST';
  auth: Auth;
  /** Sent by the browser itself: from pages without an origin, too, with a type of its own, and without an App Check token. */
  byBrowser?: true;
  /** A second field for the message of errors, if the specification names it differently. */
  messageAlsoAs?: string;
  /** Bytes of a body; 8 KB by default. */
  maxBody?: number;
  /** `input` is the parsed body of a POST, undefined for a GET. The result is sent as JSON. */
  handler(input: unknown, user: User<Auth>, context: Context): Promise<object>;
}

const BASE_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // For direct calls of the function's own address; on the site Hosting sets its own policy (firebase.json).
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
};

/** Loaded on first use, because visitors' functions do without the Admin SDK. */
const CHECKS = {
  signedInCaller: async (authorization: string | undefined, checkRevoked: boolean): Promise<SignedIn> =>
    (await import('./identity.ts')).signedInCaller(authorization, checkRevoked),
  requireOurApp: async (token: string | undefined): Promise<void> => (await import('./app-check.ts')).requireOurApp(token),
};

/** @param checks who calls, and from which app. */
export function endpoint<Auth extends AuthMode>(
  definition: Endpoint<Auth>,
  checks = CHECKS,
): (request: Request, response: Response) => Promise<void> {
  const allowed = definition.method === 'GET' ? 'GET, HEAD' : definition.method;
  return async (request, response) => {
    response.removeHeader('X-Powered-By');
    response.set(BASE_HEADERS);
    try {
      if (request.method === 'OPTIONS') {
        response.set('Allow', allowed).status(204).end();
        return;
      }
      if (!allowed.split(', ').includes(request.method))
        throw new HttpProblem(405, `Only ${definition.method} works here.`, { Allow: allowed });
      const byPage = definition.method === 'POST' && !definition.byBrowser;
      if (byPage) requireOwnOrigin(request.get('origin'));
      if (byPage && appCheck.value() === 'on') await checks.requireOurApp(request.get('x-firebase-appcheck'));
      const authorization = request.get('authorization');
      const known = definition.auth === 'required' || (definition.auth === 'optional' && authorization !== undefined);
      const user = (known ? await checks.signedInCaller(authorization, definition.auth === 'required') : null) as User<Auth>;
      if (byPage) requireJson(request.get('content-type'));
      const input = definition.method === 'GET' ? undefined : readJson(request.rawBody, definition.maxBody ?? LIMITS.requestBody);
      let caching: string | undefined;
      const answer = await definition.handler(input, user, {
        path: request.path,
        header: (name) => request.get(name),
        address: addressOf(request, trustedProxies.value()),
        uid: user?.uid,
        cacheFor: ({ cdn, browser }) => {
          if (definition.auth !== 'none') throw new TypeError(`${definition.name} knows its callers, so its answers must not be cached.`);
          caching = `public, max-age=${browser}, s-maxage=${cdn}`;
        },
      });
      if (caching !== undefined) response.set('Cache-Control', caching);
      response.status(200).send(JSON.stringify(answer));
    } catch (error) {
      const problem = error instanceof HttpProblem ? error : unexpected(definition.name, error);
      const named = definition.messageAlsoAs === undefined ? {} : { [definition.messageAlsoAs]: problem.message };
      response.set({ ...problem.headers }).status(problem.status);
      response.send(JSON.stringify({ message: problem.message, ...named, ...problem.details }));
    }
  };
}

const BUSY_RETRY_SECONDS = 5;

/** Logs the stack frames but never the message, which may quote a family's text. */
export function unexpected(endpointName: string, error: unknown): HttpProblem {
  if (error instanceof ContentionError) {
    logger.warn('document contended', { endpoint: endpointName });
    return new HttpProblem(503, 'Too much is happening at once. Please try again in a moment.', {
      'Retry-After': String(BUSY_RETRY_SECONDS),
    });
  }
  const { name, code, stack } =
    error instanceof Error ? (error as Error & { code?: unknown }) : { name: typeof error, code: null, stack: '' };
  logger.error('request failed', { endpoint: endpointName, error: name, code: String(code ?? 'none'), frames: framesOf(stack) });
  return new HttpProblem(500, 'Something went wrong on our side. Please try again.');
}
