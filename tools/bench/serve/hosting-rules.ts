/** What Firebase Hosting makes of an address, by the rules of firebase.json. Pure, so that every rule can be tried. */
import { posix } from 'node:path';
import { firebaseJson, type Hosting } from '../../local/hosting.ts';

export type HostingRules = Hosting;

/** For a build that was made without a thought of one: our policy would take away what it stands on. */
export function withoutPolicy(rules: HostingRules): HostingRules {
  const isPolicy = ({ key }: { key: string }) => key === 'Content-Security-Policy';
  return { ...rules, headers: rules.headers.map((rule) => ({ ...rule, headers: rule.headers.filter((header) => !isPolicy(header)) })) };
}

/** Where an address leads: a file of the deployment (with its status), a function, or another address. */
export type Place =
  | { kind: 'file'; path: string; status: 200 | 404 }
  | { kind: 'function'; functionId: string }
  | { kind: 'redirect'; location: string };

/** Hosting's own, where the rules say nothing (https://firebase.google.com/docs/hosting/manage-cache). */
const DEFAULT_CACHE = 'max-age=3600';

/** As they stand in the file, with the blanks that a deployment fills in. */
export function hostingRules(): HostingRules {
  return firebaseJson().hosting;
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
  if (source.startsWith('!')) return !matches(pathname, source.slice(1));
  return posix.matchesGlob(pathname, source.startsWith('/') ? source : `/${source}`);
}
