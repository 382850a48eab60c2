import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callFunction } from '../../testing/call-function.ts';

const log = vi.hoisted(() => ({ error: vi.fn(), warn: vi.fn() }));
vi.mock('firebase-functions/logger', () => log);
const readFeatured = vi.hoisted(() => vi.fn());
vi.mock('../store/stories/published-stories.ts', () => ({ readFeatured }));

const SHELL = '<!doctype html><html><head><meta charset="utf-8" /><title>Tales</title></head><body><div id="root"></div></body></html>';
const STORY = { id: 7, slug: 'the-lamp', title: 'The Lamp', description: 'It yawns.' };
const hosting = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubEnv('SITE_ORIGIN', 'https://tales.example');
  vi.stubEnv('GCLOUD_PROJECT', 'tales');
  vi.stubEnv('STORY_LIST_SECONDS', '20');
  vi.stubGlobal('fetch', hosting);
  vi.resetModules();
  readFeatured.mockReset().mockResolvedValue([STORY]);
  log.warn.mockReset();
  hosting.mockReset().mockImplementation(async () => new Response(SHELL) as never);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function instance() {
  const { storyPage: handle } = await import('./story-page.ts');
  return (path: string, headers: Record<string, string> = {}) => callFunction(handle, { path, headers });
}

describe('the page of a story', () => {
  test.each([
    ['a preview channel, whose build differs', 'tales--pr-7-abc123.web.app', 'https://tales--pr-7-abc123.web.app'],
    ['a host of somebody else', 'evil.example', 'https://tales.example'],
    ['another project', 'tales-evil.web.app', 'https://tales.example'],
  ])('on %s has the shell of its own site, and names the site in its head', async (_what, host, origin) => {
    const { body } = await (await instance())('/story/7', { 'x-forwarded-host': host });
    expect(hosting).toHaveBeenCalledExactlyOnceWith(`${origin}/app.html`, expect.anything());
    expect(body).toContain('<link rel="canonical" href="https://tales.example/story/7" />');
  });

  test('opens while the site’s own domain is not connected', async () => {
    hosting.mockImplementation(async (address) => {
      if (String(address).startsWith('https://tales.example')) throw new TypeError('fetch failed');
      return new Response(SHELL) as never;
    });
    expect((await (await instance())('/story/7')).status).toBe(200);
    expect(hosting).toHaveBeenLastCalledWith('https://tales.web.app/app.html', expect.anything());
  });

  test('after a deployment is the new shell, without reading the story again', async () => {
    const open = await instance();
    await open('/story/7');
    hosting.mockImplementation(async () => new Response(SHELL.replace('root', 'new-root')) as never);
    expect((await open('/story/7')).body).toContain('<div id="new-root"></div>');
    expect(readFeatured).toHaveBeenCalledOnce();
  });

  test('is the plain shell if the database fails: the app loads the story itself', async () => {
    readFeatured.mockRejectedValue(new Error('no answer'));
    expect(await (await instance())('/story/7')).toMatchObject({ status: 200, body: SHELL });
    expect(log.warn).toHaveBeenCalledOnce();
  });

  test('is the plain shell if the story’s entry is broken', async () => {
    readFeatured.mockResolvedValue([{ id: 7, title: 'The Lamp' }]);
    expect(await (await instance())('/story/7')).toMatchObject({ status: 200, body: SHELL });
  });

  test('shows an error if there is no shell', async () => {
    hosting.mockImplementation(async () => new Response('', { status: 503 }) as never);
    const { status, headers, body } = await (await instance())('/story/7');
    expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(body).toContain('The story didn’t open');
  });
});
