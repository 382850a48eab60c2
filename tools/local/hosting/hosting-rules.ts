/** How Firebase Hosting answers a path by the rules of firebase.json. */
import { posix } from 'node:path';
import type { Hosting } from './hosting.ts';

/** What a path leads to. */
export type Place =
  | { kind: 'file'; path: string; status: 200 | 404 }
  | { kind: 'function'; functionId: string }
  | { kind: 'redirect'; location: string };

/** Hosting's default (https://firebase.google.com/docs/hosting/manage-cache). */
const DEFAULT_CACHE = 'max-age=3600';

/** Follows Hosting's order: trailing slash, files, rewrites, 404 page. */
export function placeOf(pathname: string, { rewrites, trailingSlash }: Hosting, isFile: (path: string) => boolean): Place {
  if (trailingSlash === false && pathname !== '/' && pathname.endsWith('/')) {
    return { kind: 'redirect', location: pathname.replace(/\/+$/, '') || '/' };
  }
  const path = pathname === '/' ? '/index.html' : posix.normalize(pathname);
  if (isFile(path)) return { kind: 'file', path, status: 200 };
  const rewrite = rewrites.find(({ source }) => matches(pathname, source));
  if (rewrite?.function) return { kind: 'function', functionId: rewrite.function.functionId };
  if (rewrite?.destination) return { kind: 'file', path: rewrite.destination, status: 200 };
  return { kind: 'file', path: '/404.html', status: 404 };
}

/** Headers by lower-case name. Hosting matches the requested path, not the file that a rewrite leads to. */
export function headersOf(pathname: string, { headers }: Hosting): Record<string, string> {
  const matching = headers.filter(({ source }) => matches(pathname, source)).flatMap((rule) => rule.headers);
  return { 'cache-control': DEFAULT_CACHE, ...Object.fromEntries(matching.map(({ key, value }) => [key.toLowerCase(), value])) };
}

function matches(pathname: string, source: string): boolean {
  if (source.startsWith('!')) return !matches(pathname, source.slice(1));
  return posix.matchesGlob(pathname, source.startsWith('/') ? source : `/${source}`);
}
