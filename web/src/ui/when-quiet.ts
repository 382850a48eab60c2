/** Milliseconds after which it is quiet enough, whatever goes on. */
const LIMIT = 2000;
/** The same for browsers that do not tell when they are idle. */
const PAUSE = 300;

/** Calls back once the page has loaded and the browser has nothing better to do. */
export function whenQuiet(callback: () => void): void {
  const wait = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => callback(), { timeout: LIMIT });
    else setTimeout(callback, PAUSE);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
