import { startTransition, type TouchEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lift } from './turning-sheet.ts';

/** Pixels a finger travels sideways before it turns the page, and how much more sideways than down. */
const SWIPE_DISTANCE = 48;
const SWIPE_SLANT = 1.5;
/** Pixels and milliseconds within which a touch is a tap. */
const TAP_DISTANCE = 10;
const TAP_TIME_MS = 400;
/** The share of the width at each edge in which a tap turns the page. */
const TAP_ZONE = 0.28;

/** Milliseconds until the neighbors of an opened page are put into the document. */
const NEIGHBORS_DELAY_MS = 500;

const PRESSABLE = 'a, button, input, textarea, select, label, summary, [role="button"]';

/** How the open page was reached; null for the page that the book opened at. */
export type Turn = 'next' | 'back' | null;

function openPage(stack: HTMLElement | null): HTMLElement | null {
  return stack?.querySelector<HTMLElement>(':scope > :not([inert])') ?? null;
}

/**
 * Turns pages by button, dot, arrow key, swipe, and a tap at either side.
 * @param onMiddle called for a tap between the two sides.
 */
export function usePageTurning(pageCount: number, onMiddle: () => void) {
  const [{ index, turn }, setPlace] = useState<{ index: number; turn: Turn }>({ index: 0, turn: null });
  const start = useRef<{ x: number; y: number; at: number } | null>(null);
  /** The element that holds one element for each page, and the layer over it in which the halves of a spread turn. */
  const stackRef = useRef<HTMLDivElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  const lifted = useRef<ReturnType<typeof lift>>(null);

  const goTo = (wanted: number) => {
    const next = Math.min(pageCount - 1, Math.max(0, wanted));
    if (next === index) return;
    const page = openPage(stackRef.current);
    lifted.current = page && layerRef.current ? lift(layerRef.current, page) : null;
    setPlace({ index: next, turn: next > index ? 'next' : 'back' });
    window.scrollTo({ top: 0, behavior: 'instant' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the page.
  useLayoutEffect(() => {
    const page = openPage(stackRef.current);
    if (page && turn !== null) lifted.current?.(turn, page);
    lifted.current = null;
  }, [index]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Dialogs use the arrow keys themselves.
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
      onTouchStart(event: TouchEvent) {
        const touch = event.touches[0];
        // Two fingers zoom. React also reports touches on dialogs, which are not inside the book's element.
        const ours = event.target instanceof Node && event.currentTarget.contains(event.target);
        start.current = ours && touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp } : null;
      },
      onTouchEnd(event: TouchEvent) {
        const from = start.current;
        const touch = event.changedTouches[0];
        start.current = null;
        if (from === null || touch === undefined || event.touches.length > 0) return;
        // The user is moving around a zoomed page, or selecting text.
        if ((window.visualViewport?.scale ?? 1) > 1.01 || window.getSelection()?.isCollapsed === false) return;
        const across = touch.clientX - from.x;
        const down = Math.abs(touch.clientY - from.y);
        if (Math.max(Math.abs(across), down) < TAP_DISTANCE) {
          if (event.timeStamp - from.at > TAP_TIME_MS || (event.target as Element).closest(PRESSABLE)) return;
          // Otherwise the browser would click what the new page has in this place.
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

/**
 * The pages to have in the document, in order: the open one, and its neighbors once it is being read, so that they and their pictures are
 * ready when the user turns to them.
 * @param index the open page.
 */
export function useLeaves(index: number, count: number): readonly number[] {
  const [leaves, setLeaves] = useState<readonly number[]>([index]);
  // The previous page stays in the document while it turns away.
  const withOpen = leaves.includes(index) ? leaves : [...leaves, index].sort((a, b) => a - b);
  if (withOpen !== leaves) setLeaves(withOpen);

  useEffect(() => {
    // Mounting pages while one turns would make the animation stutter.
    const timer = window.setTimeout(() => {
      const near = [index - 1, index, index + 1].filter((page) => page >= 0 && page < count);
      startTransition(() => setLeaves(near));
    }, NEIGHBORS_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [index, count]);

  return withOpen;
}
