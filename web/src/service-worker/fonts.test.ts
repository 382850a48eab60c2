import { beforeEach, expect, it, vi } from 'vitest';

const FACE = 'https://tales.example.com/assets/opendyslexic-1.woff2';

const kept = new Map<string, Response>();
const fromElsewhere = vi.fn<(request: Request) => Promise<Response>>();
vi.mock('./shell.ts', () => ({ previousCode: (request: Request) => fromElsewhere(request) }));
vi.stubGlobal('caches', {
  open: async () => ({
    match: async (url: string) => kept.get(url)?.clone(),
    put: async (url: string, response: Response) => void kept.set(url, response),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    delete: async (request: Request) => kept.delete(request.url),
  }),
});
const { face } = await import('./fonts.ts');
const ask = (url = FACE) => face(new Request(url));

beforeEach(() => {
  kept.clear();
  fromElsewhere.mockReset().mockImplementation(async () => new Response('letters'));
});

it('a chosen face is fetched once, and there without a network', async () => {
  expect(await (await ask()).text()).toBe('letters');
  fromElsewhere.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await (await ask()).text()).toBe('letters');
  expect(fromElsewhere).toHaveBeenCalledOnce();
});

it('an error is handed on and never kept', async () => {
  fromElsewhere.mockResolvedValue(new Response('', { status: 404 }));
  expect((await ask()).status).toBe(404);
  expect(kept.size).toBe(0);
});

it('faces of older versions make room', async () => {
  for (let version = 1; version <= 9; version += 1) await ask(FACE.replace('1', String(version)));
  expect([...kept.keys()].map((url) => url.at(-7))).toEqual(['4', '5', '6', '7', '8', '9']);
});
