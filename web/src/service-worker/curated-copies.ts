/**
 * Copies of the curated stories, for reading without a network. An answer comes from the copy at once, and the network is asked behind it;
 * where that has something else to say, the copy is replaced and every page is told. Errors are never kept.
 */
import type { CuratedStory, CuratedStorySummary } from '@tuckaway/domain';
import { anySignal } from '../data/lib/any-signal.ts';
import { tellPages } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'tuckaway-curated';
const FEATURED = '/api/stories/featured';
/** Milliseconds after pages were told, in which their asking again starts no other round: servers that do not agree could go on for ever. */
const NEW_FOR = 5000;
/** Milliseconds for one answer that nobody waits for. */
const LIMIT = 15_000;

/** Aborts what nobody waits for, once a newer worker is to take this one's place. */
const aside = new AbortController();

/** When pages were told of a path's new copy, milliseconds since 1970; as long as this worker runs. */
const told = new Map<string, number>();

function open(): Promise<Cache> {
  return caches.open(CACHE);
}

function pathOf({ id }: CuratedStorySummary): string {
  return `/api/stories/${id}`;
}

/** @param keepAlive takes what goes on after the answer. */
export async function answerCurated(path: string, keepAlive: (work: Promise<unknown>) => void): Promise<Response> {
  const copy = await (await open()).match(path);
  if (copy === undefined) return refresh(path, keepAlive);
  if (Math.abs(Date.now() - (told.get(path) ?? 0)) >= NEW_FOR) keepAlive(refresh(path, keepAlive, inSpareTime()).catch(noNetwork));
  return copy;
}

/** From now on copies are answered as they are: what is on its way for them ends, and nothing more is asked for. */
export function lookNoFurther(): void {
  aside.abort();
}

function inSpareTime(): AbortSignal {
  return anySignal(AbortSignal.timeout(LIMIT), aside.signal);
}

/** Fetches the list and each story of it that has no copy yet. Never rejects; whoever saves data gets copies of what they read alone. */
export async function fetchAllCurated(): Promise<void> {
  if (self.navigator.connection?.saveData) return;
  const work: Promise<unknown>[] = [];
  await refresh(FEATURED, (more) => work.push(more), inSpareTime()).catch(noNetwork);
  await Promise.all(work);
}

/** Every address of a picture that the copies name. */
export async function curatedPictures(): Promise<Set<string>> {
  const cache = await open();
  const pictures = new Set<string>();
  for (const request of await cache.keys()) {
    const kept = (await (await cache.match(request))?.json()) as CuratedStory | CuratedStorySummary[];
    for (const story of Array.isArray(kept) ? kept : [kept]) {
      const pages = 'pages' in story ? (story as CuratedStory).pages : [];
      for (const { imageUrl } of [story, ...pages]) if (imageUrl) pictures.add(imageUrl);
    }
  }
  return pictures;
}

async function refresh(path: string, keepAlive: (work: Promise<unknown>) => void, signal?: AbortSignal): Promise<Response> {
  // Past the browser's own cache: the copy is that already.
  const response = await fetch(path, { headers: { accept: 'application/json' }, cache: 'no-cache', ...(signal ? { signal } : {}) });
  const cache = await open();
  const copy = await cache.match(path);
  if (response.status === 404) {
    // It was taken off the shelf.
    if (await cache.delete(path)) await tell(path);
    return response;
  }
  const text = await readable(path, response.clone());
  if (text === null || text === (await copy?.text())) return response;
  const before = path === FEATURED ? await listOf(cache) : [];
  await cache.put(path, response.clone());
  if (copy !== undefined) await tell(path);
  if (path === FEATURED) keepAlive(followList(cache, before).catch(noNetwork));
  return response;
}

async function tell(path: string): Promise<void> {
  told.set(path, Date.now());
  await tellPages({ type: 'CURATED_CHANGED' });
}

/** The text of a good answer; null for whatever is none, such as a proxy's page with status 200. */
async function readable(path: string, response: Response): Promise<string | null> {
  if (response.status !== 200 || response.redirected) return null;
  try {
    const text = await response.text();
    const value: unknown = JSON.parse(text);
    const good = path === FEATURED ? Array.isArray(value) : Array.isArray((value as CuratedStory).pages);
    return good ? text : null;
  } catch {
    return null;
  }
}

async function listOf(cache: Cache): Promise<CuratedStorySummary[]> {
  return ((await (await cache.match(FEATURED))?.json()) as CuratedStorySummary[] | undefined) ?? [];
}

/** After the list is another: what is new on it is fetched, what is no longer on it is asked for and leaves if it is gone. One by one. */
async function followList(cache: Cache, before: readonly CuratedStorySummary[]): Promise<void> {
  const list = await listOf(cache);
  const known = new Map(before.map((story) => [story.id, JSON.stringify(story)]));
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const listed = new Set(list.flatMap((story) => [pathOf(story), `/api/stories/${story.slug}`]));
  const changed = list.filter((story) => known.get(story.id) !== JSON.stringify(story));
  const wanted = self.navigator.connection?.saveData ? [] : list.filter((story) => changed.includes(story) || !kept.has(pathOf(story)));
  const gone = [...kept].filter((path) => path !== FEATURED && !listed.has(path));
  for (const path of new Set([...wanted.map(pathOf), ...gone])) {
    await refresh(path, () => undefined, inSpareTime()).catch(noNetwork);
  }
}

/** The copies stay as they are, and the next reader asks again. */
function noNetwork(): void {}
