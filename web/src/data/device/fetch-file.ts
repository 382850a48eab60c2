import { withTimeout } from './with-timeout.ts';

/** Milliseconds. */
const SITE_TIMEOUT_MS = 10_000;

/** Fetches a file of this or an allowed site. @param timeoutMs milliseconds. Throws what `fetch` throws. */
export function fetchFile(url: string, timeoutMs: number): Promise<Response> {
  return fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
}

/** Asks for a path without its content. Rejects without an answer. */
export function askSite(path: string): Promise<Response> {
  return withTimeout(SITE_TIMEOUT_MS, (signal) => fetch(path, { method: 'HEAD', cache: 'no-store', signal }));
}

/** Whether the site answers for a path at all; a server error counts as no answer. Never rejects. */
export async function siteAnswers(path: string): Promise<boolean> {
  try {
    return (await askSite(path)).status < 500;
  } catch {
    return false;
  }
}
