/** The request for a POST to our JSON API; used by pages and the service worker. */
export function jsonPost(body: object, timeoutMs: number, headers: Record<string, string> = {}) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  };
}
