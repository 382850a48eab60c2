/** Starts a fresh browser for each measurement; it reaches only this machine. */
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
  // Requests to Google's servers fail at once, with and without a network.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Lighthouse's mobile device. */
const PHONE = { ...devices['Moto G4'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export interface MeasuringBrowser {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/** Long enough for a busy machine. Milliseconds. */
const TIMEOUT_MS = 180_000;

/** A phone with an empty profile, driven by Playwright. */
export async function openPhone(options: { serviceWorkers?: 'allow' | 'block' } = {}): Promise<MeasuringBrowser> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS });
  const context = await browser.newContext({ ...PHONE, locale: 'en-US', ...options });
  context.setDefaultTimeout(TIMEOUT_MS);
  context.setDefaultNavigationTimeout(TIMEOUT_MS);
  return { context, close: () => browser.close() };
}

/**
 * A separate browser for Lighthouse, which emulates its own phone.
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

/** The browser prints its address on standard error. */
async function portOf(stream: Readable): Promise<number> {
  const lines = createInterface({ input: stream, signal: AbortSignal.timeout(TIMEOUT_MS) });
  for await (const line of lines) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
    if (port) {
      // Discards further output, so that the browser never blocks on a full pipe.
      stream.resume();
      return Number(port);
    }
  }
  throw new Error('The browser did not start.');
}
