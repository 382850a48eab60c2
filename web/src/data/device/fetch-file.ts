/** Fetches a file of this or an allowed site. @param timeoutMs milliseconds. Throws what `fetch` throws. */
export function fetchFile(url: string, timeoutMs: number): Promise<Response> {
  return fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
}

/** Whether the site answers for a path at all; a server error counts as no answer. Never rejects. */
export async function siteAnswers(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}
