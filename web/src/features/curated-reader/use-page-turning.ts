import { type RefObject, type TouchEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lift } from './turning-sheet.ts';

/** Pixels a finger travels sideways before it turns the page, and how much more sideways than down. */
const SWIPE_DISTANCE = 48;
const SWIPE_SLANT = 1.5;
/** Pixels and milliseconds within which a touch is a tap. */
const TAP_DISTANCE = 10;
const TAP_TIME = 400;
/** The share of the width at each edge in which a tap turns the page. */
const TAP_ZONE = 0.28;

const PRESSABLE = 'a, button, input, textarea, select, label, summary, [role="button"]';

export type Turn = 'next' | 'back' | null;

export interface PageTurning {
  index: number;
  /** Which way the page on show was reached; null for the one the book opened at. */
  turn: Turn;
  goTo: (index: number) => void;
  /** For the element that holds the page. */
  touch: { onTouchStart: (event: TouchEvent) => void; onTouchEnd: (event: TouchEvent) => void };
  /** For the element that holds the pages, an element each, and for the layer over them in which the halves of a spread turn. */
  stackRef: RefObject<HTMLDivElement | null>;
  layerRef: RefObject<HTMLDivElement | null>;
}

/** The one that does not wait. */
function openPage(stack: HTMLElement | null): HTMLElement | null {
  return stack?.querySelector<HTMLElement>(':scope > :not([inert])') ?? null;
}

/**
 * Turning pages by button, dot, arrow key, swipe, and a tap at either side; the ends hold.
 * @param onMiddle a tap between the two sides.
 */
export function usePageTurning(pageCount: number, onMiddle: () => void): PageTurning {
  const [{ index, turn }, setPlace] = useState<{ index: number; turn: Turn }>({ index: 0, turn: null });
  const start = useRef<{ x: number; y: number; at: number } | null>(null);
  const stackRef = useRef<HTMLDivElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  const lifted = useRef<ReturnType<typeof lift>>(null);

  const goTo = (wanted: number) => {
    const next = Math.min(pageCount - 1, Math.max(0, wanted));
    if (next === index) return;
    const page = openPage(stackRef.current);
    lifted.current = page && layerRef.current ? lift(layerRef.current, page) : null;
    setPlace({ index: next, turn: next > index ? 'next' : 'back' });
    // A page is read from its top.
    window.scrollTo({ top: 0, behavior: 'instant' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time another page is there.
  useLayoutEffect(() => {
    const page = openPage(stackRef.current);
    if (page && turn !== null) lifted.current?.(turn, page);
    lifted.current = null;
  }, [index]);

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
    stackRef,
    layerRef,
    touch: {
      onTouchStart(event) {
        const touch = event.touches[0];
        // A second finger is a pinch; and a sheet above the book lies inside it for React alone.
        const ours = event.target instanceof Node && event.currentTarget.contains(event.target);
        start.current = ours && touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp } : null;
      },
      onTouchEnd(event) {
        const from = start.current;
        const touch = event.changedTouches[0];
        start.current = null;
        if (from === null || touch === undefined || event.touches.length > 0) return;
        // Somebody who zoomed in is looking around, and somebody who selects text is selecting.
        if ((window.visualViewport?.scale ?? 1) > 1.01 || window.getSelection()?.isCollapsed === false) return;
        const across = touch.clientX - from.x;
        const down = Math.abs(touch.clientY - from.y);
        if (Math.max(Math.abs(across), down) < TAP_DISTANCE) {
          if (event.timeStamp - from.at > TAP_TIME || (event.target as Element).closest(PRESSABLE)) return;
          // Else the browser would go on to click what the new page has in this place.
          if (event.cancelable) event.preventDefault();
          tap(touch.clientX);
          return;
        }
        if (Math.abs(across) < SWIPE_DISTANCE || Math.abs(across) < down * SWIPE_SLANT) return;
        goTo(across < 0 ? index + 1 : index - 1);
      },
    },
  };

  function tap(x: number): void {
    const place = x / window.innerWidth;
    if (place < TAP_ZONE) goTo(index - 1);
    else if (place > 1 - TAP_ZONE) goTo(index + 1);
    else onMiddle();
  }
}
