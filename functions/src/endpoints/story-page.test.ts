import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Request, Response } from '../http/endpoint.ts';

const log = vi.hoisted(() => ({ error: vi.fn(), warn: vi.fn() }));
vi.mock('firebase-functions/logger', () => log);
const { readPublishedById } = vi.hoisted(() => ({ readPublishedById: vi.fn() }));
vi.mock('../repositories/published-stories.ts', () => ({ readPublishedById }));

const SHELL = '<!doctype html><html><head><meta charset="utf-8" /><title>Tales</title></head><body><div id="root"></div></body></html>';
const STORY = { id: 7, title: 'The Lamp', description: 'It yawns.', pages: [] };
const hosting = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubEnv('SITE_ORIGIN', 'https://tales.example');
  vi.stubEnv('STORY_LIST_SECONDS', '20');
  vi.stubGlobal('fetch', hosting);
  vi.resetModules();
  readPublishedById.mockReset().mockResolvedValue(STORY);
  hosting.mockReset().mockImplementation(async () => new Response(SHELL) as never);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function instance() {
  const { storyPageOfAnInstance } = await import('./story-page.ts');
  const handle = storyPageOfAnInstance();
  return async (path: string) => {
    const answer = { status: 0, headers: {} as Record<string, string>, html: '' };
    const response = {
      removeHeader: () => response,
      set: (given: Record<string, string>) => {
        Object.assign(answer.headers, given);
        return response;
      },
      status: (status: number) => {
        answer.status = status;
        return response;
      },
      send: (html: string) => {
        answer.html = html;
        return response;
      },
    };
    await handle({ method: 'GET', path, ip: '192.0.2.1', get: () => undefined } as unknown as Request, response as unknown as Response);
    return answer;
  };
}

describe('the page of a story', () => {
  test('is the shell that Hosting has now, with the story’s head', async () => {
    const open = await instance();
    const { status, headers, html } = await open('/story/7');
    expect([status, headers['Cache-Control']]).toEqual([200, 'no-cache']);
    expect(html).toContain('<title>The Lamp – Tuckaway Tales</title>');
    expect(html).toContain('<div id="root"></div>');
    expect(hosting).toHaveBeenCalledExactlyOnceWith('https://tales.example/app.html', expect.anything());
  });

  test('after a deployment is the new shell, while the story need not be read again', async () => {
    const open = await instance();
    await open('/story/7');
    hosting.mockImplementation(async () => new Response(SHELL.replace('root', 'new-root')) as never);
    expect((await open('/story/7')).html).toContain('<div id="new-root"></div>');
    expect(readPublishedById).toHaveBeenCalledOnce();
  });

  test('of a story that is not there is the shell with status 404, which nobody keeps', async () => {
    readPublishedById.mockResolvedValue(null);
    const open = await instance();
    for (const path of ['/story/987654', '/story/the-lamp', '/story/%00']) {
      expect(await open(path)).toMatchObject({ status: 404, html: SHELL, headers: { 'Cache-Control': 'no-store' } });
    }
    expect(readPublishedById).toHaveBeenCalledOnce();
  });

  test('is the plain shell where the database does not answer: the app tries again by itself', async () => {
    readPublishedById.mockRejectedValue(new Error('no answer'));
    expect(await (await instance())('/story/7')).toMatchObject({ status: 200, html: SHELL });
    expect(log.warn).toHaveBeenCalledOnce();
  });

  test('says that it does not work just now where there is no shell', async () => {
    hosting.mockImplementation(async () => new Response('', { status: 503 }) as never);
    const { status, headers, html } = await (await instance())('/story/7');
    expect([status, headers['Cache-Control']]).toEqual([500, 'no-store']);
    expect(html).toContain('The story does not open just now');
  });
});
