import { type TouchEvent, useEffect, useRef, useState } from 'react';

/** Pixels a finger travels sideways before it turns the page, and how much more sideways than down. */
const SWIPE_DISTANCE = 48;
const SWIPE_SLANT = 1.5;

export type Turn = 'next' | 'back' | null;

export interface PageTurning {
  index: number;
  /** Which way the page on show was reached; null for the one the book opened at. */
  turn: Turn;
  goTo: (index: number) => void;
  swipe: { onTouchStart: (event: TouchEvent) => void; onTouchEnd: (event: TouchEvent) => void };
}

/** Turning pages by button, dot, arrow key and swipe; the ends hold. */
export function usePageTurning(pageCount: number): PageTurning {
  const [{ index, turn }, setPlace] = useState<{ index: number; turn: Turn }>({ index: 0, turn: null });
  const start = useRef<{ x: number; y: number } | null>(null);

  const goTo = (wanted: number) => {
    const next = Math.min(pageCount - 1, Math.max(0, wanted));
    if (next === index) return;
    setPlace({ index: next, turn: next > index ? 'next' : 'back' });
    // A page is read from its top.
    window.scrollTo({ top: 0, behavior: 'instant' });
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A sheet above the book has arrow keys of its own.
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      if (event.key === 'ArrowRight') goTo(index + 1);
      if (event.key === 'ArrowLeft') goTo(index - 1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  return {
    index,
    turn,
    goTo,
    swipe: {
      onTouchStart(event) {
        const touch = event.touches[0];
        // A second finger is a pinch.
        start.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
      },
      onTouchEnd(event) {
        const from = start.current;
        const touch = event.changedTouches[0];
        start.current = null;
        if (from === null || touch === undefined || event.touches.length > 0) return;
        const across = touch.clientX - from.x;
        const down = Math.abs(touch.clientY - from.y);
        if (Math.abs(across) < SWIPE_DISTANCE || Math.abs(across) < down * SWIPE_SLANT) return;
        // Somebody who zoomed in is looking around, and somebody who selects text is selecting.
        if ((window.visualViewport?.scale ?? 1) > 1.01 || window.getSelection()?.isCollapsed === false) return;
        goTo(across < 0 ? index + 1 : index - 1);
      },
    },
  };
}
