import { useEffect } from 'react';

/** Pixels at the screen's edges that belong to the bars. */
const ABOVE = 88;
const BELOW = 190;

/** Follows the voice: a marked sentence that is not in sight is scrolled there; one that is stays where it is. */
export function useMarkInView(mark: number | null): void {
  useEffect(() => {
    if (mark === null) return;
    const sentence = document.querySelector('#main .reading-mark');
    if (!sentence) return;
    const { top, bottom } = sentence.getBoundingClientRect();
    if (top >= ABOVE && bottom <= window.innerHeight - BELOW) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollBy({ top: top - Math.max(ABOVE, window.innerHeight * 0.25), behavior: calm ? 'instant' : 'smooth' });
  }, [mark]);
}
