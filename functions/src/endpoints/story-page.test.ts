import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callFunction } from '../../testing/call-function.ts';
import type { StoryHead } from '../publishing/story-head.ts';
import { storyPageOf } from './story-page.ts';

const log = vi.hoisted(() => ({ error: vi.fn(), warn: vi.fn() }));
vi.mock('firebase-functions/logger', () => log);

const SHELL = '<!doctype html><html><head><meta charset="utf-8" /><title>Tales</title></head><body><div id="root"></div></body></html>';
const STORY = { id: 7, title: 'The Lamp', description: 'It yawns.' };
const hosting = vi.fn<typeof fetch>();
const find = vi.fn<(id: string) => Promise<StoryHead | null>>();

beforeEach(() => {
  vi.stubEnv('SITE_ORIGIN', 'https://tales.example');
  vi.stubEnv('GCLOUD_PROJECT', 'tales');
  vi.stubGlobal('fetch', hosting);
  find.mockReset().mockResolvedValue(STORY);
  log.warn.mockReset();
  hosting.mockReset().mockImplementation(async () => new Response(SHELL) as never);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const open = (headers: Record<string, string> = {}) => callFunction(storyPageOf({ find }), { path: '/story/7', headers });

describe('the page of a story', () => {
  test.each([
    ['a preview channel, whose build differs', 'tales--pr-7-abc123.web.app', 'https://tales--pr-7-abc123.web.app'],
    ['a host of somebody else', 'evil.example', 'https://tales.example'],
    ['another project', 'tales-evil.web.app', 'https://tales.example'],
  ])('on %s has the shell of its own site, and names the site in its head', async (_what, host, origin) => {
    const { body } = await open({ 'x-forwarded-host': host });
    expect(hosting).toHaveBeenCalledExactlyOnceWith(`${origin}/app.html`, expect.anything());
    expect(body).toContain('<link rel="canonical" href="https://tales.example/story/7" />');
  });

  test('opens while the site’s own domain is not connected', async () => {
    hosting.mockRejectedValueOnce(new TypeError('fetch failed'));
    expect((await open()).status).toBe(200);
    expect(hosting.mock.calls.map(([address]) => address)).toEqual(['https://tales.example/app.html', 'https://tales.web.app/app.html']);
  });

  test('after a deployment is the new shell', async () => {
    const page = storyPageOf({ find });
    await callFunction(page, { path: '/story/7' });
    hosting.mockImplementation(async () => new Response(SHELL.replace('root', 'new-root')) as never);
    expect((await callFunction(page, { path: '/story/7' })).body).toContain('<div id="new-root"></div>');
  });

  test.each([
    ['the database fails', () => find.mockRejectedValue(new Error('no answer'))],
    ['the story’s entry is broken', () => find.mockResolvedValue({ id: 7, title: 'The Lamp' } as StoryHead)],
  ])('is the plain shell if %s: the app loads the story itself', async (_what, breakIt) => {
    breakIt();
    expect(await open()).toMatchObject({ status: 200, body: SHELL });
    expect(log.warn).toHaveBeenCalledOnce();
  });

  test('shows an error if there is no shell', async () => {
    hosting.mockImplementation(async () => new Response('', { status: 503 }) as never);
    const { status, headers, body } = await open();
    expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(body).toContain('The story didn’t open');
  });
});
