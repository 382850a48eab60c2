import { type TouchEvent, useDeferredValue, useEffect, useRef, useState } from 'react';

/** Milliseconds of one turn (styles/book.css). */
const TURN_MS = 420;
/** Pixels a finger travels sideways before it turns the page, and how much more sideways than down. */
const SWIPE_DISTANCE = 48;
const SWIPE_SLANT = 1.5;
/** Pixels and milliseconds within which a touch is a tap. */
const TAP_DISTANCE = 10;
const TAP_TIME_MS = 400;
/** The share of the width at each edge in which a tap turns the page. */
const TAP_ZONE = 0.28;
const PRESSABLE = 'a, button, input, textarea, select, label, summary, [role="button"]';

/**
 * Turns pages by button, dot, arrow key, swipe, and a tap at either side.
 * @param onMiddle called for a tap between the two sides.
 * @param turns false where all pages are one column, of which only the voice changes the open one.
 * @param startPage the page to open first, counted from 0.
 */
export function usePageTurning(pageCount: number, onMiddle: () => void, turns: boolean, startPage: number) {
  const [opened, setIndex] = useState(startPage);
  // A fresh copy of the open story may have fewer pages.
  const index = Math.min(opened, pageCount - 1);
  /** The page before the last turn; null before the first one. */
  const [from, setFrom] = useState<number | null>(null);
  /** Where that page was on the screen, while it turns away. */
  const [leaving, setLeaving] = useState<DOMRect | null>(null);
  // The neighbors follow when there is time, so that they and their pictures are ready when the user turns to them.
  const near = useDeferredValue(index, Number.NaN);
  const start = useRef<{ x: number; y: number; at: number } | null>(null);
  /** The element that holds one element for each page. */
  const stackRef = useRef<HTMLDivElement>(null);

  const goTo = (wanted: number) => {
    const next = Math.min(pageCount - 1, Math.max(0, wanted));
    if (next === index) return;
    const page = turns && stackRef.current?.querySelector(':scope > :not([inert])');
    const moves = page && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setIndex(next);
    setFrom(index);
    setLeaving(moves ? page.getBoundingClientRect() : null);
    if (page) window.scrollTo({ top: 0, behavior: 'instant' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each turn.
  useEffect(() => {
    const timer = window.setTimeout(() => setLeaving(null), TURN_MS);
    return () => window.clearTimeout(timer);
  }, [leaving]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Dialogs use the arrow keys themselves.
      if (!turns || (event.target instanceof Element && event.target.closest('dialog'))) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      if (event.key === 'ArrowRight') goTo(index + 1);
      if (event.key === 'ArrowLeft') goTo(index - 1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  function onTouchStart(event: TouchEvent): void {
    const touch = event.touches[0];
    // Two fingers zoom. React also reports touches on dialogs, which are not inside the book's element.
    const ours = event.target instanceof Node && event.currentTarget.contains(event.target);
    start.current = ours && touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp } : null;
  }

  function onTouchEnd(event: TouchEvent): void {
    const begun = start.current;
    const touch = event.changedTouches[0];
    start.current = null;
    if (begun === null || touch === undefined || event.touches.length > 0) return;
    // The user is moving around a zoomed page, or selecting text.
    if ((window.visualViewport?.scale ?? 1) > 1.01 || window.getSelection()?.isCollapsed === false) return;
    const across = touch.clientX - begun.x;
    const down = Math.abs(touch.clientY - begun.y);
    if (Math.max(Math.abs(across), down) < TAP_DISTANCE) {
      if (event.timeStamp - begun.at > TAP_TIME_MS || (event.target as Element).closest(PRESSABLE)) return;
      // Otherwise the browser would click what the new page has in this place.
      if (event.cancelable) event.preventDefault();
      const place = touch.clientX / window.innerWidth;
      if (place < TAP_ZONE) goTo(index - 1);
      else if (place > 1 - TAP_ZONE) goTo(index + 1);
      else onMiddle();
    } else if (Math.abs(across) >= SWIPE_DISTANCE && Math.abs(across) >= down * SWIPE_SLANT) goTo(index - Math.sign(across));
  }

  /** How a page moves, and where. */
  function turnOf(page: number) {
    if (leaving === null || from === null || (page !== index && page !== from)) return {};
    const way = index > from ? 'next' : 'back';
    const { top, left, width, height } = leaving;
    return page === index ? { 'data-turn': `${way}-new` } : { 'data-turn': `${way}-old`, style: { top, left, width, height } };
  }

  const pages = Array.from({ length: pageCount }, (_, page) => page);
  return {
    index,
    turned: from !== null,
    goTo,
    /** The pages to have in the document: the open one, the previous one while it turns away, and their neighbors. */
    leaves: pages.filter((page) => !turns || page === index || page === from || Math.abs(page - near) <= 1),
    turnOf,
    stackRef,
    touch: turns && { onTouchStart, onTouchEnd },
  };
}
