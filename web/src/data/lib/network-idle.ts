/** Milliseconds in which nothing has come, where it is for long. */
const QUIET = 2000;
/** The same where it is only not to be at once. */
export const SOON = 300;
/** Milliseconds after which it is quiet enough, whatever comes. */
const LIMIT = 15_000;

/**
 * Resolves once the page has loaded and nothing has come over the line for a while: what is on the screen has what it needs.
 * @param quiet milliseconds.
 */
export async function lineQuiet(quiet = QUIET): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve));
  return new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      clearTimeout(limit);
      clearTimeout(timer);
      resolve();
    };
    const limit = setTimeout(end, LIMIT);
    let timer = setTimeout(end, quiet);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quiet);
    });
    observer.observe({ type: 'resource' });
  });
}
