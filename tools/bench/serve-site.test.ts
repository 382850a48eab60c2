import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedSite, SITE_CERTIFICATE, serveSite } from './serve-site.ts';

const HOME = `<!doctype html><title>Home</title>${'<p>The lamp yawned.</p>'.repeat(50)}`;
let folder: string;
let site: ServedSite;
let session: ClientHttp2Session;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tuckaway-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), HOME);
  writeFileSync(join(folder, 'app.html'), '<!doctype html><title>Shell</title>');
  writeFileSync(join(folder, '404.html'), '<!doctype html><title>Not Found</title>');
  writeFileSync(join(folder, 'assets', 'picture.png'), Buffer.from([1, 2, 3]));
  site = await serveSite({ folder });
  session = connect(site.url, { ca: SITE_CERTIFICATE.cert });
}, 120_000);

afterAll(async () => {
  session?.close();
  site?.close();
  rmSync(folder, { recursive: true });
});

async function get(
  path: string,
  headers: Record<string, string> = {},
  through = session,
): Promise<{ headers: IncomingHttpHeaders; status: number; body: Buffer }> {
  const stream = through.request({ ':path': path, ...headers });
  const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  return { headers: answer, status: Number(answer[':status']), body: Buffer.concat(await stream.toArray()) };
}

const BROTLI = { 'accept-encoding': 'gzip, br' };

describe('the site that benchmarks are served from', () => {
  it('speaks HTTP/2 and sends complete text in brotli', async () => {
    const { headers, status, body } = await get('/', BROTLI);
    expect(session.alpnProtocol).toBe('h2');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(body.byteLength).toBeLessThan(HOME.length / 5);
    expect(brotliDecompressSync(body).toString()).toBe(HOME);
  });

  it('sends text uncompressed where brotli is not accepted, and pictures always', async () => {
    expect((await get('/')).body.toString()).toBe(HOME);
    const picture = await get('/assets/picture.png', BROTLI);
    expect(picture.headers).not.toHaveProperty('content-encoding');
    expect([...picture.body]).toEqual([1, 2, 3]);
  });

  it('serves the shell for a screen and the 404 page for an unknown path', async () => {
    expect((await get('/create-story')).body.toString()).toContain('Shell');
    const missing = await get('/no-such-page');
    expect(missing.status).toBe(404);
    expect(missing.body.toString()).toContain('Not Found');
  });

  it("answers for the seed's twenty stories in the function's format", async () => {
    const { headers, body } = await get('/api/stories/featured', BROTLI);
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'br' });
    const stories = JSON.parse(brotliDecompressSync(body).toString()) as { id: number; slug: string }[];
    expect(stories).toHaveLength(20);
    const [first] = stories;
    const byNumber = await get(`/api/stories/${first?.id}`);
    expect(JSON.parse(byNumber.body.toString())).toMatchObject({ slug: first?.slug, pages: expect.any(Array) });
    expect((await get(`/api/stories/${first?.slug}`)).body).toEqual(byNumber.body);
    expect(await get('/api/stories/no-such-story')).toMatchObject({ status: 404 });
  });

  it('lets functions answer, with the headers of Hosting that they do not set themselves', async () => {
    const asked: string[] = [];
    const functions = createServer((request, response) => {
      asked.push(`${request.headers['x-forwarded-host']}${request.url}`);
      response.writeHead(200, { 'cache-control': 'private', 'content-type': 'text/plain' }).end('A lamp');
    });
    functions.listen(0, '127.0.0.1');
    await once(functions, 'listening');
    const origin = `http://127.0.0.1:${(functions.address() as AddressInfo).port}`;
    const other = await serveSite({ folder, functionAt: (id) => (id === 'stories' ? origin : undefined) });
    const toOther = connect(other.url, { ca: SITE_CERTIFICATE.cert });
    try {
      const { headers, body } = await get('/story/7', {}, toOther);
      expect(String(body)).toBe('A lamp');
      expect(asked).toEqual([`${new URL(other.url).host}/story/7`]);
      expect(headers).toMatchObject({ 'cache-control': 'private', 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' });
      expect((await get('/api/health', {}, toOther)).status).toBe(503);
    } finally {
      toOther.close();
      other.close();
      functions.close();
    }
  });
});
