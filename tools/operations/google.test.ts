/** How answers of Google are read, with a server in its place. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { callsWith } from './google.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const call = callsWith('bedtime-tales', async () => 'token');

async function answering(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/policy`;
}

describe('an answer', () => {
  it('that is cut off is a failure, and not an empty policy', async () => {
    const url = await answering((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"bindings": [', () => response.destroy());
    });
    await expect(call('POST', url, {})).rejects.toThrow(TypeError);
  });

  it('of a proxy in place of Google is a failure that may pass', async () => {
    const url = await answering((_request, response) => response.end('<html>Please sign in</html>'));
    await expect(call('GET', url)).rejects.toMatchObject({ status: 502, message: expect.stringContaining('did not answer in JSON') });
  });

  it('that is an error keeps Google’s word for it, in JSON or not', async () => {
    const body = { error: { message: 'off', status: 'PERMISSION_DENIED', details: [{ '@type': 'help' }, { reason: 'SERVICE_DISABLED' }] } };
    const url = await answering(({ method }, response) => {
      response.writeHead(method === 'GET' ? 403 : 500).end(method === 'GET' ? JSON.stringify(body) : '<html>Sorry</html>');
    });
    await expect(call('GET', url)).rejects.toMatchObject({ status: 403, message: 'off', reason: 'SERVICE_DISABLED' });
    await expect(call('POST', url, {})).rejects.toMatchObject({ status: 500, message: 'status 500' });
  });
});
