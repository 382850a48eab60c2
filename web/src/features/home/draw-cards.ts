/**
 * Draws the cards below the fold, which the first paint left out (styles/stage.css), one after the other when nothing else is to be done: whoever
 * scrolls fast, or takes a picture of the whole page, finds all of them.
 */
export function drawCards(): void {
  // Where the browser has none, it leaves nothing out either.
  if (!('requestIdleCallback' in window)) return;
  const cards = document.querySelectorAll<HTMLElement>('.story-cards > li').values();
  const next = (): void => {
    const { value: card } = cards.next();
    if (card === undefined) return;
    card.style.contentVisibility = 'visible';
    window.requestIdleCallback(next);
  };
  window.requestIdleCallback(next);
}
