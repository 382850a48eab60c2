/** A visitor's browser, which notes everything that goes wrong on the pages of a site. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { SITE_KEY_HASH } from '../../../tools/bench/serve-site.ts';
import { findBrowser, LOCAL_ONLY, QUIET_ARGUMENTS } from '../../../tools/local/browser.ts';
import { watchPolicy } from '../../browser/support/policy-watch.ts';

/** Milliseconds for a page, on a busy machine. */
const PAGE_LIMIT = 30_000;

export interface Visitor {
  readonly context: BrowserContext;
  /** Uncaught errors, errors in the console, violations of the policy, and requests of the site's own files that failed. */
  readonly troubles: string[];
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [...QUIET_ARGUMENTS, LOCAL_ONLY, `--ignore-certificate-errors-spki-list=${SITE_KEY_HASH}`],
  });
}

export async function newVisitor(browser: Browser, site: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: site, locale: 'en-US', reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(PAGE_LIMIT);
  const troubles: string[] = [];
  const own = (url: string) => url.startsWith(`${site}/`);
  await watchPolicy(context, troubles);
  context.on('weberror', (event) => troubles.push(String(event.error())));
  context.on('console', (message) => {
    // Its requests are noted below, with their address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) troubles.push(message.text());
  });
  context.on('requestfailed', (request) => {
    if (own(request.url())) troubles.push(`${request.url().slice(site.length)}: ${request.failure()?.errorText}`);
  });
  context.on('response', (response) => {
    if (own(response.url()) && response.status() >= 400) troubles.push(`${response.url().slice(site.length)}: ${response.status()}`);
  });
  return { context, troubles };
}

/** Opens a path in a new page and waits until it has loaded everything. */
export async function open({ context }: Visitor, path: string): Promise<{ page: Page; status: number | undefined }> {
  const page = await context.newPage();
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  return { page, status: response?.status() };
}
