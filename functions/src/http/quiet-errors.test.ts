import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { framesOf, keepBodiesOutOfLogs } from './quiet-errors.ts';

/** The functions' own Express, as the platform runs it. */
const require = createRequire(createRequire(import.meta.url).resolve('firebase-functions'));
const express = require('express') as (() => RequestListener & { set(name: string, value: string): void; use(handler: unknown): void }) & {
  json(): unknown;
};

test.each(['{"childName": Zebedee', '"Zebedee"', '{"childName": "Zebedee\n    at Zebedee"}', 'Zebedee'])(
  'a body that is not JSON (%j) is logged without an excerpt of it [safety 12]',
  async (body) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    keepBodiesOutOfLogs();
    const app = express();
    app.set('env', 'production');
    app.use(express.json());
    const server = createServer(app);
    try {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const { status } = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(status).toBe(400);
      // Express logs after its answer.
      await expect.poll(() => logged.mock.calls.length).toBe(1);
      const text = logged.mock.calls.flat().join('\n');
      expect(text).toMatch(/^SyntaxError.*\n\s+at JSON\.parse/);
      expect(text).not.toContain('Zebedee');
    } finally {
      server.close();
      vi.restoreAllMocks();
    }
  },
);

test('other lines of a log stay as they are [safety 12]', () => {
  const error = vi.fn();
  const target = { error };
  keepBodiesOutOfLogs(target);
  const other = new TypeError('odd');
  target.error('{"severity":"ERROR"}', other, 7);
  expect(error).toHaveBeenCalledExactlyOnceWith('{"severity":"ERROR"}', other, 7);
  const message = 'Unexpected token, "Zebedee" is not valid JSON';
  for (const quoting of [new SyntaxError(message), `SyntaxError: ${message}`, Object.assign(new Error('verify'), { body: 'Zebedee' })]) {
    target.error(quoting);
    expect(error.mock.lastCall).toEqual([expect.stringMatching(/^(?:Syntax)?Error \(its message may quote a body\)/)]);
    expect(String(error.mock.lastCall)).not.toContain('Zebedee');
  }
});

test('lines of a message that look like code are no frames', () => {
  expect(framesOf('Error: He looked\n    at Zebedee\n    at tell (/srv/story.js:3:7)\n    at new Promise (<anonymous>)')).toEqual([
    '    at tell (/srv/story.js:3:7)',
    '    at new Promise (<anonymous>)',
  ]);
});
