/** What a page fetches, and what of it is code. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Milliseconds without a request after which nothing more is coming: the latest code waits three seconds for its turn. */
const QUIET = 4500;

export interface Fetched {
  readonly url: string;
  /** Gzip of the body, for code alone; 0 for everything else. */
  readonly code: number;
  /** Firebase's name for itself in it, or its address. */
  readonly firebase: boolean;
}

const FIREBASE_CODE = /@firebase\/(?:auth|firestore)|reactfire/;
const FIREBASE_PLACE = /__\/auth|apis\.google\.com|googleapis\.com|firebaseapp\.com|\/identitytoolkit/;

/** Follows a page's requests from now on. */
export function followRequests(page: Page) {
  const responses: Response[] = [];
  const failed: string[] = [];
  let last = Date.now();
  page.on('request', () => {
    last = Date.now();
  });
  page.on('requestfailed', (request) => failed.push(request.url()));
  page.on('response', (response) => {
    last = Date.now();
    responses.push(response);
  });

  return {
    /** Resolves when the page has been silent for a while. */
    async silence(): Promise<void> {
      while (Date.now() - last < QUIET) await new Promise((resolve) => setTimeout(resolve, QUIET - (Date.now() - last)));
    },
    async all(): Promise<Fetched[]> {
      const answered = await Promise.all(responses.map(fetched));
      return [...answered, ...failed.map((url) => ({ url, code: 0, firebase: FIREBASE_PLACE.test(url) }))];
    },
  };
}

async function fetched(response: Response): Promise<Fetched> {
  const url = response.url();
  const isCode = /javascript/.test(response.headers()['content-type'] ?? '');
  if (!isCode) return { url, code: 0, firebase: FIREBASE_PLACE.test(url) };
  const body = await response.body();
  return { url, code: gzipSync(body).byteLength, firebase: FIREBASE_PLACE.test(url) || FIREBASE_CODE.test(body.toString()) };
}

/** Kilobytes (1000 bytes) of code among what was fetched, of these addresses only where they are given. */
export function kilobytesOfCode(all: readonly Fetched[], among?: ReadonlySet<string>): number {
  return all.filter(({ url }) => !among || among.has(url)).reduce((sum, { code }) => sum + code, 0) / 1000;
}

/** The addresses that had arrived when the page came alive. */
export async function arrivedByHydration(page: Page): Promise<ReadonlySet<string>> {
  await page.waitForFunction(() => window.tuckawayWatched.hydrated > 0);
  const urls = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= window.tuckawayWatched.hydrated)
      .map(({ name }) => name),
  );
  return new Set(urls);
}
