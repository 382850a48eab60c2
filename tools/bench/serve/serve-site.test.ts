import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedSite, serveSite } from './serve-site.ts';
import { SITE_CERTIFICATE } from './site-certificate.ts';

const HOME = `<!doctype html><title>Home</title>${'<p>The lamp yawned.</p>'.repeat(50)}`;
let folder: string;
let site: ServedSite;
let session: ClientHttp2Session;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tuckaway-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), HOME);
  writeFileSync(join(folder, 'app.html'), '<!doctype html><title>Shell</title>');
  writeFileSync(join(folder, '404.html'), '<!doctype html><title>Nowhere</title>');
  writeFileSync(join(folder, 'assets', 'picture.png'), Buffer.from([1, 2, 3]));
  site = await serveSite({ folder });
  session = connect(site.url, { ca: SITE_CERTIFICATE.cert });
}, 120_000);

afterAll(async () => {
  session?.close();
  await site?.close();
  rmSync(folder, { recursive: true });
});

function ask(path: string, headers: Record<string, string> = {}): Promise<{ headers: IncomingHttpHeaders; status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ ':path': path, ...headers });
    const chunks: Buffer[] = [];
    let got: IncomingHttpHeaders = {};
    stream.on('response', (answer) => {
      got = answer;
    });
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => resolve({ headers: got, status: Number(got[':status']), body: Buffer.concat(chunks) }));
    stream.on('error', reject);
  });
}

const BROTLI = { 'accept-encoding': 'gzip, br' };

describe('the site that benchmarks are served from', () => {
  it('speaks HTTP/2 and sends complete text in brotli', async () => {
    const { headers, status, body } = await ask('/', BROTLI);
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
    expect((await ask('/')).body.toString()).toBe(HOME);
    const picture = await ask('/assets/picture.png', BROTLI);
    expect(picture.headers).not.toHaveProperty('content-encoding');
    expect([...picture.body]).toEqual([1, 2, 3]);
  });

  it('answers 304 to a matching ETag', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  });

  it('serves the shell for a screen and the 404 page for an unknown path', async () => {
    expect((await ask('/create-story')).body.toString()).toContain('Shell');
    const nowhere = await ask('/no-such-page');
    expect(nowhere.status).toBe(404);
    expect(nowhere.body.toString()).toContain('Nowhere');
  });

  it("answers for the seed's twelve stories in the function's format", async () => {
    const { headers, body } = await ask('/api/stories/featured', BROTLI);
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'br' });
    const stories = JSON.parse(brotliDecompressSync(body).toString()) as { id: number; slug: string }[];
    expect(stories).toHaveLength(12);
    const [first] = stories;
    const byNumber = await ask(`/api/stories/${first?.id}`);
    expect(JSON.parse(byNumber.body.toString())).toMatchObject({ slug: first?.slug, pages: expect.any(Array) });
    expect((await ask(`/api/stories/${first?.slug}`)).body).toEqual(byNumber.body);
    expect(await ask('/api/stories/no-such-story')).toMatchObject({ status: 404 });
  });

  it('answers 503 for other functions where none is running', async () => {
    expect((await ask('/api/report-story')).status).toBe(503);
  });
});
