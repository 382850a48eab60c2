/** The browser that measures: a fresh one each time, which knows this machine alone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type BrowserContext, chromium, devices } from '@playwright/test';
import { findBrowser, QUIET_ARGUMENTS } from '../../local/browser.ts';
import { SITE_KEY_HASH } from '../serve/site-certificate.ts';

const FLAGS = [
  ...QUIET_ARGUMENTS,
  '--disable-extensions',
  `--ignore-certificate-errors-spki-list=${SITE_KEY_HASH}`,
  // What asks for Google's servers fails at once, on every machine alike.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Lighthouse's mobile device, also where Lighthouse does not measure. */
const PHONE = { ...devices['Moto G4'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export interface MeasuringBrowser {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/** A busy machine takes its time; this is for what does not happen at all. Milliseconds. */
const LIMIT = 180_000;

/** A phone with nothing on it yet, driven by Playwright. */
export async function openPhone(options: { serviceWorkers?: 'allow' | 'block' } = {}): Promise<MeasuringBrowser> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS });
  const context = await browser.newContext({ ...PHONE, locale: 'en-US', ...options });
  context.setDefaultTimeout(LIMIT);
  context.setDefaultNavigationTimeout(LIMIT);
  return { context, close: () => browser.close() };
}

/**
 * A browser of its own for Lighthouse, which brings its own phone and does not like to share.
 * @param use gets the port of the DevTools protocol.
 */
export async function withBrowser<T>(use: (port: number) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'tuckaway-bench-'));
  const flags = [...FLAGS, '--headless=new', '--lang=en-US', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(findBrowser(), flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  try {
    return await use(await portOf(child.stderr));
  } finally {
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/** The browser says on its error stream where it listens. */
async function portOf(stream: Readable): Promise<number> {
  const lines = createInterface({ input: stream, signal: AbortSignal.timeout(LIMIT) });
  for await (const line of lines) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
    if (port) {
      // Nobody reads what else it says, and it must not wait for a reader.
      stream.resume();
      return Number(port);
    }
  }
  throw new Error('The browser did not start.');
}
