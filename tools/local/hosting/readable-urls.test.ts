import { createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import './readable-urls.ts';

const require = createRequire(import.meta.url);
/** The part of the Hosting emulator that throws on a URL such as `//`. */
const { initMiddleware } = require('firebase-tools/lib/hosting/initMiddleware.js');
const hosting = initMiddleware({});
const server = createServer((call, answer) => hosting(call, answer, () => answer.end(call.url)));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

function get(path: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: (server.address() as AddressInfo).port, path };
    const call = request(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
    call.on('error', reject).end();
  });
}

it.each([
  ['//', '/'],
  ['///story/3?page=2', '/story/3?page=2'],
  ['//[', '/['],
  ['/auth', '/auth'],
])('serves %s as %s', async (path, served) => {
  expect(await get(path)).toEqual({ status: 200, text: served });
});

it('answers 400 to a URL that cannot be read', async () => {
  expect(await get('http://[')).toMatchObject({ status: 400 });
});
