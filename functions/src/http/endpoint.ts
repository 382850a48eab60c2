/** The one wrapper around every endpoint: method, token, body, headers, errors. An endpoint itself is (input, user, context) -> object. */
import { LIMITS } from '@tuckaway/domain';
import type { HttpsFunction, Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { appCheck } from '../params.ts';
import { type Addresses, addressesOf } from './addresses.ts';
import { readJson } from './body.ts';
import { HttpProblem } from './http-problem.ts';
import type { Confirmed, SignedIn } from './identity.ts';
import { JsonAnswer } from './json-answer.ts';

export type { Request };
export type Response = Parameters<HttpsFunction>[1];

export interface Context extends Addresses {
  path: string;
  header(name: string): string | undefined;
  /**
   * Lets the CDN and browsers keep this one answer for so many seconds. Whatever does not say so is kept by nobody, nor is an error.
   * Throws where callers may be known: what is said to one of them is for nobody else.
   */
  cacheFor(seconds: { cdn: number; browser: number }): void;
}

/**
 * `confirmed`, `required`: nobody else is let in, and an account that was disabled, deleted or signed out everywhere is refused at once:
 * what these endpoints do costs money or cannot be taken back. `confirmed` also tells when the person signed in. `optional`: whoever sends a
 * token has to send a good one, so that nobody acts as a visitor without knowing; without one, nobody is known. There, revocation shows when
 * the token ends.
 */
export type AuthMode = 'confirmed' | 'required' | 'optional' | 'none';

type Caller<Auth extends AuthMode> = { confirmed: Confirmed; required: SignedIn; optional: SignedIn | null; none: null }[Auth];

export interface Endpoint<Auth extends AuthMode> {
  /** For the log. */
  name: string;
  method: 'GET' | 'POST';
  auth: Auth;
  /** A second field that repeats the message of whatever is not OK, where the specification reads it under that name. */
  messageAlsoAs?: string;
  /** Bytes of a body; 8 KB unless said. */
  maxBody?: number;
  /** `input` is the parsed body of a POST, undefined for a GET. A {@link JsonAnswer} is sent as it is, any other object as its JSON. */
  handler(input: unknown, user: Caller<Auth>, context: Context): Promise<object>;
}

const BASE_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // Said to whoever calls the function by its own address; on the site Hosting says it in its own words (firebase.json).
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
};

/** @param identify looks the caller up; the default loads the Auth SDK when it is first needed. */
export function endpoint<Auth extends AuthMode>(
  definition: Endpoint<Auth>,
  identify: (authorization: string | undefined, auth: AuthMode) => Promise<SignedIn> = async (authorization, auth) => {
    const identity = await import('./identity.ts');
    return auth === 'confirmed' ? identity.confirmedCaller(authorization) : identity.signedInCaller(authorization, auth === 'required');
  },
): (request: Request, response: Response) => Promise<void> {
  const allowed = definition.method === 'GET' ? ['GET', 'HEAD'] : [definition.method];
  return async (request, response) => {
    response.removeHeader('X-Powered-By');
    response.set(BASE_HEADERS);
    try {
      if (request.method === 'OPTIONS') {
        response.set('Allow', allowed.join(', ')).status(204).end();
        return;
      }
      if (!allowed.includes(request.method)) {
        throw new HttpProblem(405, `Only ${definition.method} works here.`, { Allow: allowed.join(', ') });
      }
      if (definition.method === 'POST' && appCheck.value() === 'on') {
        await (await import('./app-check.ts')).requireOurApp(request.get('x-firebase-appcheck'));
      }
      const authorization = request.get('authorization');
      const known = ['confirmed', 'required'].includes(definition.auth) || (definition.auth === 'optional' && authorization !== undefined);
      const user = (known ? await identify(authorization, definition.auth) : null) as Caller<Auth>;
      const input = definition.method === 'GET' ? undefined : await readJson(request, definition.maxBody ?? LIMITS.requestBody);
      let keep: string | undefined;
      const answer = await definition.handler(input, user, {
        path: request.path,
        header: (name) => request.get(name),
        ...addressesOf(request),
        cacheFor: ({ cdn, browser }) => {
          if (definition.auth !== 'none') throw new TypeError(`${definition.name} knows its callers, and its answers are not for keeping.`);
          keep = `public, max-age=${browser}, s-maxage=${cdn}`;
        },
      });
      if (keep !== undefined) response.set('Cache-Control', keep);
      response.status(200);
      // With an ETag of its own Express makes none.
      if (answer instanceof JsonAnswer) response.set('ETag', answer.etag).send(answer.bytes);
      else response.send(JSON.stringify(answer));
    } catch (error) {
      const problem = error instanceof HttpProblem ? error : unexpected(definition.name, error);
      const named = definition.messageAlsoAs === undefined ? {} : { [definition.messageAlsoAs]: problem.message };
      response.set({ ...problem.headers }).status(problem.status);
      response.send(JSON.stringify({ message: problem.message, ...named, ...problem.details }));
    }
  };
}

/** Logs where it happened and never the message, which may quote what a family typed. */
export function unexpected(endpointName: string, error: unknown): HttpProblem {
  const { name, code, stack } =
    error instanceof Error ? (error as Error & { code?: unknown }) : { name: typeof error, code: null, stack: '' };
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  logger.error('request failed', { endpoint: endpointName, error: name, code: String(code ?? 'none'), frames });
  return new HttpProblem(500, 'Something went wrong on our side. Please try again.');
}
