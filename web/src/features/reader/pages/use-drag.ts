import { useRef } from 'react';

/** Milliseconds in which a page that is not turned goes back to its place. */
const BACK_MS = 180;

/** Whether the user asked for less motion. */
export function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How much what is far in a page's picture stays behind the finger (styles/book.css), as a share, and in pixels at most. */
const FAR_SHARE = 0.08;
const FAR_MOST = 16;

/** Moves the open page with the finger, and less what is far in its picture, by transforms alone. With reduced motion all stays where it is. */
export function useDrag(openPage: () => HTMLElement | null) {
  const moved = useRef<{ page: HTMLElement; far: HTMLElement[] } | null>(null);

  return {
    isMoving: () => moved.current !== null,
    /** @param across pixels to the right of where the finger went down. */
    move(across: number): void {
      const page = moved.current?.page ?? openPage();
      if (page === null || isCalm()) return;
      const far = moved.current?.far ?? [...page.querySelectorAll<HTMLElement>('.book-far')];
      moved.current = { page, far };
      page.style.transform = `translateX(${across}px)`;
      const behind = -Math.sign(across) * Math.min(FAR_MOST, Math.abs(across) * FAR_SHARE);
      for (const each of far) each.style.transform = `translateX(${behind}px) scale(${toFill(behind, each.clientWidth)})`;
    },
    /** @param back whether the page goes back to its place, instead of turning away from where it is. */
    end(back: boolean): void {
      if (moved.current === null) return;
      const { page, far } = moved.current;
      moved.current = null;
      for (const each of [page, ...far]) {
        const { transform } = each.style;
        each.style.transform = '';
        if (back && typeof each.animate === 'function')
          each.animate([{ transform }, { transform: 'none' }], { duration: BACK_MS, easing: 'ease-out' });
      }
    },
  };
}

/** How much a picture of a width has to be enlarged to fill its frame after it has moved. */
const toFill = (moved: number, width: number): number => 1 + (2 * Math.abs(moved)) / Math.max(1, width);
