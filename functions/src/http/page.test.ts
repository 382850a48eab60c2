import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callFunction } from '../../testing/call-function.ts';
import { type Page, page } from './page.ts';

const log = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock('firebase-functions/logger', () => log);

const handler = vi.fn<Page['handler']>();
beforeEach(() => {
  handler.mockReset().mockResolvedValue({ status: 200, html: '<p>Read.</p>' });
  log.error.mockReset();
});

const ask = (headers: Record<string, string> = {}, method = 'GET', policy: Page['policy'] = 'shut') =>
  callFunction(page({ name: 'test', policy, handler, trouble: (status) => `<p>Trouble ${status}.</p>` }), {
    method,
    path: '/s/x',
    headers,
  });

describe('a page', () => {
  test('is HTML that cannot be cached, framed or scripted', async () => {
    const { status, headers, body } = await ask();
    expect([status, body]).toEqual([200, '<p>Read.</p>']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'self'; .*frame-ancestors 'none'$/),
    });
  });

  test('of the app leaves the content security policy to Hosting, also for errors', async () => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const { headers } = await ask({}, method, 'site');
      expect(headers).not.toHaveProperty('content-security-policy');
      expect(headers).not.toHaveProperty('referrer-policy');
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    }
  });

  test('knows the addresses that our proxies appended', async () => {
    vi.stubEnv('TRUSTED_PROXIES', '2');
    await ask({ 'x-forwarded-for': 'forged, 203.0.113.9, 10.0.0.1' });
    expect(handler).toHaveBeenCalledWith(expect.objectContaining({ address: '203.0.113.9 10.0.0.1' }));
    vi.unstubAllEnvs();
  });

  test('that fails shows a message, and the log has the place but no text', async () => {
    handler.mockRejectedValue(new TypeError('Mia and the Lamp'));
    expect(await ask()).toMatchObject({ status: 500, body: '<p>Trouble 500.</p>', headers: { 'cache-control': 'no-store' } });
    expect(log.error).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('Mia');
  });

  test.each(['POST', 'PUT', 'DELETE'])('cannot be requested with %s', async (method) => {
    expect(await ask({}, method)).toMatchObject({ status: 405, body: '<p>Trouble 405.</p>', headers: { allow: 'GET, HEAD' } });
    expect(handler).not.toHaveBeenCalled();
  });
});
