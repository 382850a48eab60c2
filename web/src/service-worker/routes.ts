/** Which requests the worker answers. Pure, so that every address can be tested. */
import type { RouteMatchCallback, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { isAppPath, pathPattern, ROUTES } from '../app/routes.ts';

/** Never answered from a cache and never by the shell: the API, share links, and Firebase's own pages. */
const NETWORK_ONLY = /^\/(?:api|s|__)(?:\/|$)/;

/** The last part of a file's path has an extension. */
const FILE = /\.[^/]+$/;

/** Google's pictures of its users: they are private, and a cached one would outlive the sign-out. */
const PROFILE_PICTURES = /(?:^|\.)googleusercontent\.com$/;

export type RouteName =
  | 'home'
  | 'recording-page'
  | 'app-page'
  | 'other-page'
  | 'app-file'
  | 'font'
  | 'previous-code'
  | 'curated-story'
  | 'picture'
  | 'picture-elsewhere';

/**
 * The first route that matches answers; a request that none matches goes to the network as if there were no worker.
 * All are for GET requests without a token.
 * - Pages of the app and files of this version come from the precache, so that a version is served as a whole; other pages from the network, and
 *   without one the shell; other files in `/assets` from the previous version's code; fonts CacheFirst.
 * - `/api/stories/...`: StaleWhileRevalidate; open pages hear about changes (`CURATED_CHANGED`), and a 404 removes the copy.
 * - Pictures: CacheFirst; of other sites only those that a curated story names.
 * @param isAppFile whether the file is part of this version of the app
 */
export function routes(isAppFile: (url: URL) => boolean): readonly (readonly [RouteName, RouteMatchCallback])[] {
  const table: Record<RouteName, (options: RouteMatchCallbackOptions) => boolean> = {
    home: ({ url, request }) => request.mode === 'navigate' && url.pathname === '/',
    'recording-page': ({ url, request }) => request.mode === 'navigate' && pathPattern(ROUTES.record).test(url.pathname),
    'app-page': ({ url, request }) => request.mode === 'navigate' && isAppPath(url.pathname),
    'other-page': ({ url, request }) => request.mode === 'navigate' && !FILE.test(url.pathname) && !NETWORK_ONLY.test(url.pathname),
    'app-file': ({ url, request }) => request.mode !== 'navigate' && isAppFile(url),
    font: ({ url, request }) => url.pathname.startsWith('/assets/') && request.destination === 'font',
    // Sound is requested in ranges, which a cached file cannot answer.
    'previous-code': ({ url, request }) => url.pathname.startsWith('/assets/') && request.destination !== 'audio',
    // `/api/stories/featured` and `/api/stories/{id-or-key}`
    'curated-story': ({ url, request }) => request.mode !== 'navigate' && url.search === '' && /^\/api\/stories\/[^/]+$/.test(url.pathname),
    picture: ({ url, request }) => request.destination === 'image' && !NETWORK_ONLY.test(url.pathname),
    'picture-elsewhere': ({ url, request }) =>
      request.destination === 'image' && url.protocol === 'https:' && !PROFILE_PICTURES.test(url.hostname),
  };
  return Object.entries(table).map(([name, matches]) => [
    name as RouteName,
    (options) =>
      options.sameOrigin === (name !== 'picture-elsewhere') &&
      options.request.method === 'GET' &&
      !options.request.headers.has('authorization') &&
      matches(options),
  ]);
}
