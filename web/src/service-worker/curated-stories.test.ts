import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SITE = 'https://tales.example.com';
const FEATURED = '/api/stories/featured';

/** A cache of the browser, in memory. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  async match(key: string | Request) {
    return this.entries.get(urlOf(key))?.clone();
  }
  async put(key: string | Request, response: Response) {
    this.entries.set(urlOf(key), response);
  }
  async delete(key: string | Request) {
    return this.entries.delete(urlOf(key));
  }
  async keys() {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
}

const urlOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, SITE).href;

/** An event that keeps the worker alive until its work is done. */
class TestEvent extends Event {
  readonly request: Request | undefined;
  private readonly works: Promise<unknown>[] = [];
  constructor(request?: Request) {
    super('fetch');
    this.request = request;
  }
  waitUntil(work: Promise<unknown>): void {
    this.works.push(work);
  }
  async done(): Promise<void> {
    while (this.works.length > 0) await Promise.allSettled(this.works.splice(0));
  }
}

let stored: Map<string, MemoryCache>;
const told = vi.fn();
const network = vi.fn<(request: Request, init?: RequestInit) => Promise<Response>>();

/** A worker that was just started. */
async function start({ saveData = false } = {}) {
  vi.resetModules();
  vi.stubGlobal('self', {
    location: { origin: SITE },
    navigator: { connection: { saveData } },
    caches,
    clients: { matchAll: async () => [{ focused: true, postMessage: told }] },
  });
  const stories = await import('./curated-stories.ts');
  const pictures = await import('./pictures.ts');
  const { countAllEntries } = await import('./expiration.ts');
  /** The answer to a page's request, once all work that follows is done. */
  const request = async (url: string, strategy: typeof stories.curatedStory | typeof pictures.picture) => {
    const event = new TestEvent(new Request(url));
    const response = await strategy.handle({ event: event as unknown as ExtendableEvent, request: new Request(url) });
    await event.done();
    return response;
  };
  return {
    removePicturesOfThisSite: pictures.removePicturesOfThisSite,
    countAllEntries,
    stopUpdatingCopies: stories.stopUpdatingCopies,
    async updateAllStories() {
      const event = new TestEvent();
      await stories.updateAllStories(event as unknown as ExtendableEvent);
      await event.done();
    },
    read: (path: string) => request(SITE + path, stories.curatedStory),
    show: (url: string) => request(url, url.startsWith(SITE) ? pictures.picture : pictures.pictureElsewhere),
  };
}

const story = (id: number, more: object = {}) => ({ id, slug: `story-${id}`, title: `Story ${id}`, ...more });

/** The site's answers from now on; everything else is not found. */
function publish(stories: readonly ReturnType<typeof story>[]): void {
  network.mockImplementation(async ({ url }) => {
    const path = new URL(url).pathname;
    if (path === FEATURED) return Response.json(stories);
    const found = stories.find(({ id }) => path === `/api/stories/${id}`);
    return found
      ? Response.json({ ...found, pages: [{ content: 'Once.' }] })
      : Response.json({ message: 'Story not found' }, { status: 404 });
  });
}

const offline = () => network.mockImplementation(async () => Promise.reject(new TypeError('Failed to fetch')));
const requested = () => network.mock.calls.map(([{ url }]) => new URL(url).pathname);
const copies = () => [...(stored.get('tuckaway-curated')?.entries.keys() ?? [])].map((url) => new URL(url).pathname);
const keptPictures = () => [...(stored.get('tuckaway-pictures')?.entries.keys() ?? [])];

beforeEach(() => {
  // Workbox as it is built.
  vi.stubEnv('NODE_ENV', 'production');
  stored = new Map();
  told.mockClear();
  network.mockReset();
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new MemoryCache();
    stored.set(name, cache);
    return cache;
  };
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('FetchEvent', TestEvent);
  vi.stubGlobal('location', new URL(SITE));
  vi.stubGlobal('caches', {
    open,
    has: async (name: string) => stored.has(name),
    match: async (request: Request, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(request),
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the curated stories', () => {
  it('are not fetched in advance with Save-Data, but kept once they were read', async () => {
    publish([story(1), story(2)]);
    const { updateAllStories, read } = await start({ saveData: true });
    await updateAllStories();
    expect(requested()).toEqual([]);
    await read(FEATURED);
    await read('/api/stories/2');
    expect(copies()).toEqual([FEATURED, '/api/stories/2']);
  });

  it('that could not be fetched in advance are fetched with the next list', async () => {
    offline();
    const { updateAllStories, read } = await start();
    await updateAllStories();
    expect(copies()).toEqual([]);
    publish([story(1)]);
    await read(FEATURED);
    expect(copies()).toEqual([FEATURED, '/api/stories/1']);
  });

  it('that cannot be read any more are replaced, and the others are fetched all the same [fault 8]', async () => {
    publish([story(1)]);
    const { updateAllStories, read } = await start();
    await updateAllStories();
    for (const path of [FEATURED, '/api/stories/1']) await stored.get('tuckaway-curated')?.put(path, new Response('{"cut o'));
    publish([story(1), story(2)]);
    network.mockClear();
    await read(FEATURED);
    expect(requested()).toEqual([FEATURED, '/api/stories/1', '/api/stories/2']);
    expect(await (await read('/api/stories/1')).json()).toMatchObject({ title: 'Story 1' });
  });

  it('do not make a page load in circles while two servers disagree', async () => {
    publish([story(1)]);
    const { updateAllStories, read } = await start();
    await updateAllStories();
    for (const title of ['Another title', 'Story 1', 'Another title']) {
      publish([story(1, { title })]);
      await read(FEATURED);
    }
    // Once about the list and once about the story.
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('that change again right after pages were told are fetched, and pages told, with the next request after five seconds', async () => {
    publish([story(1)]);
    const { updateAllStories, read } = await start();
    await updateAllStories();
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const title of ['Second title', 'Third title']) {
      publish([story(1, { title })]);
      await read('/api/stories/1');
    }
    expect(told).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 5000);
    await read('/api/stories/1');
    expect(told).toHaveBeenCalledTimes(2);
    expect(await (await read('/api/stories/1')).json()).toMatchObject({ title: 'Third title' });
  });

  it('are no longer requested once the worker has to make way for a new one', async () => {
    publish([story(1)]);
    const { updateAllStories, read, stopUpdatingCopies } = await start();
    await updateAllStories();
    const signals: AbortSignal[] = [];
    network.mockImplementation(({ signal }) => {
      signals.push(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    const reading = read('/api/stories/1');
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    stopUpdatingCopies();
    expect(await (await reading).json()).toMatchObject({ title: 'Story 1' });
    expect(signals[0]?.aborted).toBe(true);
  });
});

describe('a picture of another site', () => {
  const PICTURE = 'https://pictures.example.org/fox.png';
  const image = async () => new Response('fox', { headers: { 'content-type': 'image/png' } });

  it('is kept once it was shown if a curated story names it, and only then', async () => {
    publish([story(1, { imageUrl: PICTURE })]);
    const { updateAllStories, show } = await start();
    await updateAllStories();
    network.mockImplementation(image);
    expect((await show('https://pictures.example.org/owl.png')).status).toBe(200);
    expect(keptPictures()).toEqual([]);
    await show(PICTURE);
    expect(network).toHaveBeenLastCalledWith(expect.objectContaining({ url: PICTURE }), { mode: 'cors', credentials: 'omit' });
    offline();
    expect(await (await show(PICTURE)).text()).toBe('fox');
  });

  it('stays stored if the copy of another story cannot be read any more [fault 8]', async () => {
    publish([story(1, { imageUrl: PICTURE })]);
    const { updateAllStories, show } = await start();
    await updateAllStories();
    await stored.get('tuckaway-curated')?.put('/api/stories/2', new Response('{"cut o'));
    network.mockImplementation(image);
    await show(PICTURE);
    expect(keptPictures()).toEqual([PICTURE]);
  });
});

it('keeps no error in place of a picture of this site', async () => {
  const PICTURE = `${SITE}/art/of-an-editor.png`;
  const { show } = await start();
  for (const wrong of [
    new Response('gone', { status: 404, headers: { 'content-type': 'image/png' } }),
    new Response('<h1>Welcome to the airport</h1>', { headers: { 'content-type': 'text/html' } }),
  ]) {
    network.mockResolvedValueOnce(wrong);
    await show(PICTURE);
  }
  expect(keptPictures()).toEqual([]);
  network.mockResolvedValueOnce(new Response('fox', { headers: { 'content-type': 'image/png' } }));
  await show(PICTURE);
  expect(keptPictures()).toEqual([PICTURE]);
});

it('counts pictures that a version without expiration stored towards the limit, and drops those of this site', async () => {
  const cache = new MemoryCache();
  stored.set('tuckaway-pictures', cache);
  for (let i = 0; i < 205; i += 1) await cache.put(`https://pictures.example.org/${i}.png`, new Response('fox'));
  await cache.put('/art/of-an-editor.png', new Response('fox'));
  const { removePicturesOfThisSite, countAllEntries } = await start();
  await removePicturesOfThisSite();
  await countAllEntries();
  expect(keptPictures()).toHaveLength(200);
  expect(keptPictures().filter((url) => url.startsWith(SITE))).toEqual([]);
});
