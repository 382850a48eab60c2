import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SITE = 'https://tales.example.com';
const FEATURED = '/api/stories/featured';

/** The browser's caches, in memory. */
class MemoryCache {
  readonly kept = new Map<string, Response>();
  private url(key: string | Request): string {
    return new URL(typeof key === 'string' ? key : key.url, SITE).href;
  }
  async match(key: string | Request) {
    return this.kept.get(this.url(key))?.clone();
  }
  async put(key: string | Request, response: Response) {
    this.kept.set(this.url(key), response);
  }
  async delete(key: string | Request) {
    return this.kept.delete(this.url(key));
  }
  async keys() {
    return [...this.kept.keys()].map((url) => new Request(url));
  }
}

let stored: Map<string, MemoryCache>;
const told = vi.fn();
const network = vi.fn<(url: string | Request, init?: RequestInit) => Promise<Response>>();
const background: Promise<unknown>[] = [];
const keepAlive = (work: Promise<unknown>) => void background.push(work);

/** A worker that was just started, on a device that saves data or not. */
async function start({ saveData = false } = {}) {
  vi.resetModules();
  vi.stubGlobal('self', {
    location: { origin: SITE },
    navigator: { connection: { saveData } },
    clients: { matchAll: async () => [{ focused: true, postMessage: told }] },
  });
  return { ...(await import('./curated-copies.ts')), ...(await import('./pictures.ts')) };
}

const story = (id: number, more: object = {}) => ({ id, slug: `story-${id}`, title: `Story ${id}`, ...more });

/** What the site answers with from now on; everything else is not found. */
function publish(stories: readonly ReturnType<typeof story>[]): void {
  network.mockImplementation(async (asked) => {
    const path = String(asked instanceof Request ? asked.url : asked);
    if (path === FEATURED) return Response.json(stories);
    const found = stories.find(({ id }) => path === `/api/stories/${id}`);
    return found
      ? Response.json({ ...found, pages: [{ content: 'Once.' }] })
      : Response.json({ message: 'Story not found' }, { status: 404 });
  });
}

const asked = () => network.mock.calls.map(([url]) => String(url instanceof Request ? url.url : url));
const copies = () => [...(stored.get('tuckaway-curated')?.kept.keys() ?? [])].map((url) => new URL(url).pathname);

async function settle(): Promise<void> {
  while (background.length > 0) await Promise.all(background.splice(0));
}

beforeEach(() => {
  stored = new Map();
  told.mockClear();
  network.mockReset();
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = stored.get(name) ?? new MemoryCache();
      stored.set(name, cache);
      return cache;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the curated stories', () => {
  it('are all fetched ahead', async () => {
    publish([story(1), story(2)]);
    await (await start()).fetchAllCurated();
    expect(copies()).toEqual([FEATURED, '/api/stories/1', '/api/stories/2']);
    expect(told).not.toHaveBeenCalled();
  });

  it('are fetched ahead for nobody who saves data, and kept as they are read', async () => {
    publish([story(1), story(2)]);
    const { fetchAllCurated, answerCurated } = await start({ saveData: true });
    await fetchAllCurated();
    expect(asked()).toEqual([]);
    await answerCurated(FEATURED, keepAlive);
    await answerCurated('/api/stories/2', keepAlive);
    await settle();
    expect(copies()).toEqual([FEATURED, '/api/stories/2']);
  });

  it('that could not be fetched ahead come with the next list', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const { fetchAllCurated, answerCurated } = await start();
    await fetchAllCurated();
    expect(copies()).toEqual([]);
    publish([story(1)]);
    await answerCurated(FEATURED, keepAlive);
    await settle();
    expect(copies()).toEqual([FEATURED, '/api/stories/1']);
  });

  it('are fetched anew where the list says something else about them, and only those', async () => {
    publish([story(1), story(2)]);
    const { fetchAllCurated, answerCurated } = await start();
    await fetchAllCurated();
    publish([story(1), story(2, { title: 'Another title' })]);
    network.mockClear();
    await answerCurated(FEATURED, keepAlive);
    await settle();
    expect(asked()).toEqual([FEATURED, '/api/stories/2']);
    expect(told).toHaveBeenCalledWith({ type: 'CURATED_CHANGED' });
  });

  it('that two servers do not agree about set no page going round and round', async () => {
    publish([story(1)]);
    const { fetchAllCurated, answerCurated } = await start();
    await fetchAllCurated();
    // Told once, the page asks again: that is answered, and asks nobody.
    publish([story(1), story(2)]);
    await answerCurated(FEATURED, keepAlive);
    await settle();
    network.mockClear();
    expect(await (await answerCurated(FEATURED, keepAlive)).json()).toHaveLength(2);
    await settle();
    expect(asked()).not.toContain(FEATURED);
  });
});

describe('a picture of another site', () => {
  const PICTURE = 'https://pictures.example.org/fox.png';
  const image = () => new Response('fox', { headers: { 'content-type': 'image/png' } });

  it('that a curated story names is kept once it was seen', async () => {
    publish([story(1, { imageUrl: PICTURE })]);
    const { fetchAllCurated, picture } = await start();
    await fetchAllCurated();
    network.mockImplementation(async () => image());
    await picture(new Request(PICTURE));
    expect(network).toHaveBeenLastCalledWith(PICTURE, { mode: 'cors', credentials: 'omit' });
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await (await picture(new Request(PICTURE))).text()).toBe('fox');
  });

  it('that no story names is handed on and never kept', async () => {
    publish([story(1)]);
    const { fetchAllCurated, picture } = await start();
    await fetchAllCurated();
    network.mockImplementation(async () => image());
    await picture(new Request(PICTURE));
    expect(stored.get('tuckaway-pictures')?.kept.size).toBe(0);
  });

  it('whose site does not let it be read is shown as ever, and not kept', async () => {
    publish([story(1, { imageUrl: PICTURE })]);
    const { fetchAllCurated, picture } = await start();
    await fetchAllCurated();
    network.mockImplementation(async (url) => {
      if (!(url instanceof Request)) throw new TypeError('Failed to fetch');
      return image();
    });
    expect((await picture(new Request(PICTURE))).status).toBe(200);
    expect(stored.get('tuckaway-pictures')?.kept.size).toBe(0);
  });
});

it('an error in the place of a picture of this site is not kept', async () => {
  const { picture } = await start();
  network.mockResolvedValue(new Response('gone', { status: 404, headers: { 'content-type': 'image/png' } }));
  await picture(new Request(`${SITE}/art/of-an-editor.png`));
  network.mockResolvedValue(new Response('<h1>Welcome to the airport</h1>', { headers: { 'content-type': 'text/html' } }));
  await picture(new Request(`${SITE}/art/of-an-editor.png`));
  expect(stored.get('tuckaway-pictures')?.kept.size).toBe(0);
});
