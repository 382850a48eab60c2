import type { Page, Request } from '@playwright/test';

/** A page that has sent no request for this long has loaded all that it needs. Milliseconds. */
const QUIET_MS = 500;

/**
 * Watches the page's requests from now on. Playwright's `networkidle` cannot be used after a press: it only happens once per document.
 * @returns whether no request is under way and none was sent just now.
 */
export function watchNetwork(page: Page): () => boolean {
  const underWay = new Set<Request>();
  let lastRequest = Date.now();
  page.on('request', (request) => {
    underWay.add(request);
    lastRequest = Date.now();
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => underWay.size === 0 && Date.now() - lastRequest > QUIET_MS;
}
