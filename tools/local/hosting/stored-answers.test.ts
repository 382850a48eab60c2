import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import './stored-answers.ts';

let calls = 0;
const server = createServer((call, answer) => {
  calls += 1;
  const age = call.url?.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
  answer.statusCode = call.url?.includes('missing') ? 404 : 200;
  answer.setHeader('cache-control', age);
  answer.setHeader('content-type', 'text/plain');
  answer.write(`answer ${calls}, `);
  answer.end(call.headers['accept-encoding']);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { 'accept-encoding': 'gzip', ...headers },
  });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

it('answers again with the same headers and text for a file that never changes', async () => {
  const first = await get('/assets/a.js');
  expect(first).toMatchObject({ status: 200, type: 'text/plain' });
  expect(await get('/assets/a.js')).toEqual(first);
});

it.each<[string, string, Record<string, string>]>([
  ['a file that may change', '/index.html', {}],
  ['a missing file', '/assets/missing.js', {}],
  ['a part of a file', '/assets/b.js', { range: 'bytes=0-3' }],
  ['a file that the browser may have', '/assets/c.js', { 'if-none-match': '"c"' }],
])('asks again for %s', async (_what, path, headers) => {
  const first = await get(path, headers);
  expect((await get(path, headers)).text).not.toBe(first.text);
});

it('keeps the encodings of a file apart', async () => {
  const first = await get('/assets/d.js');
  expect((await get('/assets/d.js', { 'accept-encoding': 'identity' })).text).not.toBe(first.text);
});
