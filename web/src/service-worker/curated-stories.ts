/**
 * Copies of the curated stories for reading without a network: a request is answered from the copy, and the copy is then brought up to date.
 * Open pages are told about changes. Workbox's own broadcast is not used: it compares headers, which a CDN may drop, and sends a message that
 * pages of earlier versions do not know.
 */
import type { CuratedStory, CuratedStorySummary } from '@tuckaway/domain';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { anySignal } from '../data/device/any-signal.ts';
import { tellPages } from './open-pages.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'tuckaway-curated';
const LIST = '/api/stories/featured';
/** Milliseconds in which a copy that pages were told about stays as it is: they then request it again, and two servers may disagree for a while. */
const MIN_UPDATE_INTERVAL_MS = 5000;
const REQUEST_TIMEOUT_MS = 15_000;

const stopping = new AbortController();
/** When pages were last told about a path, milliseconds since 1970. */
const lastTold = new Map<string, number>();

/** Ends the requests under way and makes no more: a browser starts the new worker only when this one is idle. */
export function stopUpdatingCopies(): void {
  stopping.abort();
}

const keepUpToDate: WorkboxPlugin = {
  async requestWillFetch({ request }) {
    if (await wasJustUpdated(request)) throw new Error('Pages were just told about this copy.');
    return new Request(request, {
      // The browser's own cache would return what the copy has already.
      cache: 'no-cache',
      signal: anySignal(AbortSignal.timeout(REQUEST_TIMEOUT_MS), stopping.signal),
    });
  },
  async fetchDidSucceed({ request, response }) {
    // The story is no longer published.
    if (response.status === 404 && (await (await caches.open(CACHE)).delete(request.url))) await tellAbout(request);
    return response;
  },
  cacheWillUpdate: async ({ request, response }) => ((await isWhole(request, response.clone())) ? response : null),
  async cacheDidUpdate({ request, oldResponse, newResponse, event }) {
    const before = await oldResponse?.clone().text();
    const now = await newResponse.text();
    if (before === now) return;
    if (before !== undefined) await tellAbout(request);
    if (pathOf(request) === LIST) await followList(before, now, event);
  },
};

export const curatedStory = new StaleWhileRevalidate({ cacheName: CACHE, matchOptions: { ignoreVary: true }, plugins: [keepUpToDate] });

/** Updates the list and fetches the stories of it that are new or changed. Does nothing with Save-Data. Never rejects. */
export async function updateAllStories(event: ExtendableEvent): Promise<void> {
  if (!self.navigator.connection?.saveData) await update(LIST, event);
}

/** The addresses of all pictures that the copies name. */
export async function picturesInStories(): Promise<Set<string>> {
  const cache = await caches.open(CACHE);
  const pictures = new Set<string>();
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    // A copy that cannot be read names no pictures.
    const copy: CuratedStory | CuratedStorySummary[] = (await response?.json().catch(() => undefined)) ?? [];
    for (const story of Array.isArray(copy) ? copy : [copy]) {
      const pages = 'pages' in story ? (story as CuratedStory).pages : [];
      for (const { imageUrl } of [story, ...pages]) if (imageUrl) pictures.add(imageUrl);
    }
  }
  return pictures;
}

/** Fetches new and changed stories, and checks whether those that are no longer listed still exist. */
async function followList(before: string | undefined, now: string, event: ExtendableEvent): Promise<void> {
  const list = JSON.parse(now) as CuratedStorySummary[];
  const known = new Map(listIn(before).map((story) => [story.id, JSON.stringify(story)]));
  const copies = new Set((await (await caches.open(CACHE)).keys()).map(pathOf));
  const listed = new Set(list.flatMap(({ id, slug }) => [`/api/stories/${id}`, `/api/stories/${slug}`]));
  const changed = list.filter((story) => known.get(story.id) !== JSON.stringify(story) || !copies.has(`/api/stories/${story.id}`));
  const wanted = self.navigator.connection?.saveData ? [] : changed.map(({ id }) => `/api/stories/${id}`);
  const unlisted = [...copies].filter((path) => path !== LIST && !listed.has(path));
  // One after the other, so that what the page requests meanwhile is not held up.
  for (const path of [...wanted, ...unlisted]) await update(path, event);
}

/** The stories of a cached list; none if it cannot be read. */
function listIn(copy = '[]'): CuratedStorySummary[] {
  try {
    const list: unknown = JSON.parse(copy);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Without a network the copy stays as it is. */
async function update(path: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(new URL(path, self.location.origin), { headers: { accept: 'application/json' } });
  await Promise.allSettled(curatedStory.handleAll({ event, request }));
}

async function tellAbout(request: Request): Promise<void> {
  lastTold.set(pathOf(request), Date.now());
  await tellPages({ type: 'CURATED_CHANGED' });
}

async function wasJustUpdated(request: Request): Promise<boolean> {
  const isRecent = Math.abs(Date.now() - (lastTold.get(pathOf(request)) ?? 0)) < MIN_UPDATE_INTERVAL_MS;
  // A copy that was removed has to come from the network.
  return isRecent && (await (await caches.open(CACHE)).match(request.url, { ignoreVary: true })) !== undefined;
}

/** False for anything else than the API's answer, such as a Wi-Fi login page with status 200. */
async function isWhole(request: Request, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  try {
    const value: unknown = await response.json();
    return pathOf(request) === LIST ? Array.isArray(value) : Array.isArray((value as CuratedStory).pages);
  } catch {
    return false;
  }
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}
