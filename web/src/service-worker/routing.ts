/** Which requests the worker answers, and from where. Pure, so that every address can be tried. */

import { isAppPath } from '../app/routes.ts';

/** Never answered from a copy, and never by the shell: the API, what share links open, and Firebase's own pages. */
const NETWORK_ALONE = /^\/(?:api|s|__)(?:\/|$)/;

/** A path whose last part has an extension is a file's. */
const FILE = /\.[^/]+$/;

/** Google's pictures of people: they belong to somebody, and would outlive the sign-out. */
const FACES = /(?:^|\.)googleusercontent\.com$/;

export type Answer =
  /** The shell, at once: the version that is kept here whole. */
  | 'shell'
  /** The network; where there is none, the shell, whose router says what there is to say. */
  | 'network-else-shell'
  /** A file of this version. */
  | 'precached'
  /** A file of the version before, for tabs that still run it. */
  | 'previous'
  /** A face that not every device carries: kept once it was chosen. */
  | 'face'
  /** The list of curated stories, or one of them. */
  | 'curated'
  /** A picture that is kept once it was seen. */
  | 'picture';

export interface Asked {
  url: URL;
  method: string;
  /** The request's mode and destination, as the browser has them. */
  mode: string;
  destination: string;
  /** Whether it carries an `Authorization` header. */
  authorized: boolean;
}

export interface Here {
  origin: string;
  /** Whether the file is one of this version's. */
  isPrecached: (url: URL) => boolean;
}

/** Where the answer comes from; null leaves the request to the browser as if there were no worker. */
export function answerFor({ url, method, mode, destination, authorized }: Asked, { origin, isPrecached }: Here): Answer | null {
  if (method !== 'GET' || authorized) return null;
  if (url.origin !== origin) return mayBeCuratedPicture(url, destination) ? 'picture' : null;
  if (NETWORK_ALONE.test(url.pathname)) return mode !== 'navigate' && isCuratedPath(url.pathname) && url.search === '' ? 'curated' : null;
  if (mode === 'navigate') return navigation(url.pathname);
  if (isPrecached(url)) return 'precached';
  // Sound is asked for in parts, which a kept file is no answer to; the browser keeps its own copy.
  if (destination === 'audio') return null;
  if (url.pathname.startsWith('/assets/')) return destination === 'font' ? 'face' : 'previous';
  return destination === 'image' ? 'picture' : null;
}

function navigation(pathname: string): Answer | null {
  if (isAppPath(pathname)) return 'shell';
  return FILE.test(pathname) ? null : 'network-else-shell';
}

/** `/api/stories/featured` or `/api/stories/{id-or-key}`. */
function isCuratedPath(pathname: string): boolean {
  return /^\/api\/stories\/[^/]+$/.test(pathname);
}

function mayBeCuratedPicture(url: URL, destination: string): boolean {
  return destination === 'image' && url.protocol === 'https:' && !FACES.test(url.hostname);
}
