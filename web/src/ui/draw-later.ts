/**
 * Draws what lies below the fold and was left out of the first paint (`content-visibility`), one after the other when nothing else is to be
 * done: whoever scrolls fast, or takes a picture of the whole page, finds all of it.
 * @param selector of the parts that were left out.
 */
export function drawLater(selector: string): void {
  // Where the browser has none, it leaves nothing out either.
  if (!('requestIdleCallback' in window)) return;
  const parts = document.querySelectorAll<HTMLElement>(selector).values();
  const next = (): void => {
    const { value: part } = parts.next();
    if (part === undefined) return;
    part.style.contentVisibility = 'visible';
    window.requestIdleCallback(next);
  };
  window.requestIdleCallback(next);
}
