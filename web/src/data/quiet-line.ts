/** Milliseconds in which nothing has come. */
const QUIET = 2000;
/** Milliseconds after which it is quiet enough, whatever comes. */
const LIMIT = 15_000;

/** Resolves once the page has loaded and nothing has come over the line for a while: what is on the screen has what it needs. */
export async function lineQuiet(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve));
  return new Promise((resolve) => {
    const end = (): void => {
      observer.disconnect();
      clearTimeout(limit);
      clearTimeout(timer);
      resolve();
    };
    const limit = setTimeout(end, LIMIT);
    let timer = setTimeout(end, QUIET);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, QUIET);
    });
    observer.observe({ type: 'resource' });
  });
}
