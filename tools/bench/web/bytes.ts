/** Which requests a page makes, and how much code it fetches. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Milliseconds without a request after which the page is complete: the latest code starts three seconds after the page. */
const QUIET_MS = 4500;

export interface Fetched {
  readonly url: string;
  /** Bytes of the body after gzip, for JavaScript; 0 for everything else. */
  readonly code: number;
  /** Firebase's code or a request to its servers. */
  readonly firebase: boolean;
}

const FIREBASE_CODE = /@firebase\/(?:auth|firestore)/;
const FIREBASE_PLACE = /reactfire|__\/auth|apis\.google\.com|googleapis\.com|firebaseapp\.com|\/identitytoolkit/;

/** Opens a page and waits until it requests nothing more. */
export async function fetchedBy(page: Page, url: string): Promise<Fetched[]> {
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
  await page.goto(url);
  while (Date.now() - last < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, QUIET_MS - (Date.now() - last)));
  const answered = await Promise.all(responses.map(fetched));
  return [...answered, ...failed.map((address) => ({ url: address, code: 0, firebase: FIREBASE_PLACE.test(address) }))];
}

async function fetched(response: Response): Promise<Fetched> {
  const url = response.url();
  const isCode = /javascript/.test(response.headers()['content-type'] ?? '');
  if (!isCode) return { url, code: 0, firebase: FIREBASE_PLACE.test(url) };
  const body = await response.body();
  return { url, code: gzipSync(body).byteLength, firebase: FIREBASE_PLACE.test(url) || FIREBASE_CODE.test(body.toString()) };
}

/** Kilobytes (1000 bytes) of JavaScript after gzip. */
export function kilobytesOfCode(all: readonly Fetched[]): number {
  return all.reduce((sum, { code }) => sum + code, 0) / 1000;
}
