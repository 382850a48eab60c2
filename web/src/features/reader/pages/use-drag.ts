import { useRef } from 'react';

/** Milliseconds in which a page that is not turned goes back to its place. */
const BACK_MS = 180;

/** Whether the user asked for less motion. */
export function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Moves the open page with the finger, by a transform alone. With reduced motion it stays where it is. */
export function useDrag(openPage: () => HTMLElement | null) {
  const moved = useRef<{ page: HTMLElement; across: number } | null>(null);

  return {
    isMoving: () => moved.current !== null,
    /** @param across pixels to the right of where the finger went down. */
    move(across: number): void {
      const page = moved.current?.page ?? openPage();
      if (page === null || isCalm()) return;
      moved.current = { page, across };
      page.style.transform = `translateX(${across}px)`;
    },
    /** @param back whether the page goes back to its place, instead of turning away from where it is. */
    end(back: boolean): void {
      if (moved.current === null) return;
      const { page, across } = moved.current;
      moved.current = null;
      page.style.transform = '';
      if (back && typeof page.animate === 'function')
        page.animate([{ transform: `translateX(${across}px)` }, { transform: 'none' }], { duration: BACK_MS, easing: 'ease-out' });
    },
  };
}
