/** Milliseconds after which waiting ends although the network is still busy. */
const MAX_WAIT_MS = 15_000;

/**
 * Resolves once the page has loaded and no resource has arrived for a while: the screen has what it needs.
 * @param idleMs milliseconds without a resource.
 */
export async function networkIdle(idleMs: number): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise<unknown>((resolve) => {
      window.addEventListener('load', resolve);
      // A single picture without an answer keeps a page from loading.
      setTimeout(resolve, MAX_WAIT_MS);
    });
  return new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      clearTimeout(limit);
      clearTimeout(timer);
      resolve();
    };
    const limit = setTimeout(end, MAX_WAIT_MS);
    let timer = setTimeout(end, idleMs);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, idleMs);
    });
    observer.observe({ type: 'resource' });
  });
}
