/**
 * Draws what lies below the fold and was left out of the first paint (`content-visibility`), one part after the other when nothing else is to
 * be done: whoever scrolls fast, or takes a picture of the whole page, finds all of it.
 * @param parts that were left out, in the order in which they are drawn.
 * @param unseen of them: what nobody can see yet. Left to itself a browser draws what is within a screen and a half with the first frame; called
 * before that (`useLayoutEffect`), this keeps it out.
 */
export function drawLater(parts: Iterable<HTMLElement>, unseen: Iterable<HTMLElement> = []): void {
  // Where the browser has none, it leaves nothing out either.
  if (!('requestIdleCallback' in window)) return;
  for (const part of unseen) part.style.contentVisibility = 'hidden';
  const left = parts[Symbol.iterator]();
  const next = (): void => {
    const { value: part } = left.next();
    if (part === undefined) return;
    part.style.contentVisibility = 'visible';
    window.requestIdleCallback(next, { timeout: PATIENCE });
  };
  window.requestIdleCallback(next, { timeout: PATIENCE });
}

/** Milliseconds after which a part is drawn, however much else is to be done. */
const PATIENCE = 500;
