import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Request, Response } from './endpoint.ts';
import { type Page, page } from './page.ts';

const log = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock('firebase-functions/logger', () => log);

const handler = vi.fn<Page['handler']>();
beforeEach(() => {
  handler.mockReset().mockResolvedValue({ status: 200, html: '<p>Read.</p>' });
  log.error.mockReset();
});

async function ask(headers: Record<string, string> = {}, method = 'GET') {
  const answer = { status: 0, headers: {} as Record<string, string>, body: '' };
  const response = {
    removeHeader: () => response,
    set: (first: string | Record<string, string>, second = '') => {
      Object.assign(answer.headers, typeof first === 'string' ? { [first]: second } : first);
      return response;
    },
    status: (status: number) => {
      answer.status = status;
      return response;
    },
    send: (text: string) => {
      answer.body = text;
      return response;
    },
    end: () => response,
  };
  const request = { method, path: '/s/x', ip: '192.0.2.1', get: (name: string) => headers[name] };
  const trouble = (status: number) => `<p>Trouble ${status}.</p>`;
  await page({ name: 'test', handler, trouble })(request as unknown as Request, response as unknown as Response);
  return answer;
}

describe('a page', () => {
  test('is HTML that nobody keeps, frames, or runs anything in', async () => {
    const { status, headers, body } = await ask();
    expect([status, body]).toEqual([200, '<p>Read.</p>']);
    expect(headers).toMatchObject({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': expect.stringMatching(/^default-src 'none'; style-src 'self'; .*frame-ancestors 'none'$/),
    });
  });

  test('brings the status and the headers of its own', async () => {
    handler.mockResolvedValue({ status: 404, html: 'Gone.', headers: { 'X-Robots-Tag': 'noindex' } });
    expect(await ask()).toMatchObject({ status: 404, body: 'Gone.', headers: { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' } });
  });

  test('that goes wrong says so in words, and the log tells where and never what', async () => {
    handler.mockRejectedValue(new TypeError('Mia and the Lamp'));
    expect(await ask()).toMatchObject({ status: 500, body: '<p>Trouble 500.</p>', headers: { 'Cache-Control': 'no-store' } });
    expect(log.error).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('Mia');
  });

  test.each(['POST', 'PUT', 'DELETE'])('is asked for, and %s is no asking', async (method) => {
    expect(await ask({}, method)).toMatchObject({ status: 405, body: '<p>Trouble 405.</p>', headers: { Allow: 'GET, HEAD' } });
    expect(handler).not.toHaveBeenCalled();
  });

  test.each([
    [{ 'x-forwarded-host': 'tales.example, inner' }, 'https://tales.example'],
    [{ host: 'tales.example' }, 'https://tales.example'],
    [{ 'x-forwarded-host': '127.0.0.1:5002' }, 'http://127.0.0.1:5002'],
    [{ host: '"><script>' }, ''],
    [{ host: 'evil.example/x' }, ''],
    [{}, ''],
  ])('knows the site’s address from %j', async (headers, origin) => {
    await ask(headers);
    expect(handler).toHaveBeenCalledWith(expect.objectContaining({ origin }));
  });

  test('knows the nearest address that a proxy tells', async () => {
    await ask({ 'x-forwarded-for': '203.0.113.9, 10.0.0.1' });
    expect(handler).toHaveBeenCalledWith(expect.objectContaining({ address: '203.0.113.9' }));
  });
});
