/** What Firebase Hosting makes of an address, by the rules of firebase.json. Pure, so that every rule can be tried. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../../local/paths.ts';

export interface HostingRules {
  readonly trailingSlash?: boolean;
  readonly rewrites: readonly { source: string; destination?: string; function?: { functionId: string } }[];
  readonly headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[];
}

/** Where an address leads: a file of the deployment (with its status), a function, or another address. */
export type Place =
  | { kind: 'file'; path: string; status: 200 | 404 }
  | { kind: 'function'; functionId: string }
  | { kind: 'redirect'; location: string };

/** Hosting's own, where the rules say nothing (https://firebase.google.com/docs/hosting/manage-cache). */
const DEFAULT_CACHE = 'max-age=3600';

export function hostingRules(): HostingRules {
  return (JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as { hosting: HostingRules }).hosting;
}

/** In Hosting's order: the slash at the end, then files, then rewrites, then the 404 page. */
export function placeOf(pathname: string, { rewrites, trailingSlash }: HostingRules, isFile: (path: string) => boolean): Place {
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

/** The headers of a file, by lower-case name. Hosting looks at the address that was asked for, not at the file behind it. */
export function headersOf(pathname: string, { headers }: HostingRules): Record<string, string> {
  const matching = headers.filter(({ source }) => matches(pathname, source)).flatMap((rule) => rule.headers);
  return { 'cache-control': DEFAULT_CACHE, ...Object.fromEntries(matching.map(({ key, value }) => [key.toLowerCase(), value])) };
}

function matches(pathname: string, source: string): boolean {
  return posix.matchesGlob(pathname, source.startsWith('/') ? source : `/${source}`);
}
