import { type RefObject, type TouchEvent, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isCalm, useDrag } from './use-drag.ts';

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
/** The same beside a picture whose characters take taps themselves. */
const PICTURE_TAP_ZONE = 0.1;
const PRESSABLE = 'a, button, input, textarea, select, label, summary, [role="button"]';

interface Place {
  page: number;
  /** Of the page's segments, counted from 0; the last one where there are not as many. */
  segment: number;
}

/**
 * Turns pages by button, dot, arrow key, swipe, and a tap at either side. A page may have several segments, which are turned to one after another.
 * @param segmentCounts how many segments each page has, 1 or more.
 * @param onMiddle called for a tap between the two sides.
 * @param turns false if all pages are one column, of which only the voice changes the open one.
 * @param startPage the page to open first, counted from 0.
 * @param stackRef the element that holds one element for each page.
 */
export function usePageTurning(
  segmentCounts: readonly number[],
  onMiddle: () => void,
  turns: boolean,
  startPage: number,
  stackRef: RefObject<HTMLElement | null>,
) {
  const pageCount = segmentCounts.length;
  const [opened, setOpened] = useState<Place>({ page: startPage, segment: 0 });
  // A fresh copy of the open story may have fewer pages, and a turned phone fewer segments.
  const index = Math.min(opened.page, pageCount - 1);
  const lastSegment = (page: number) => (segmentCounts[page] ?? 1) - 1;
  const segment = Math.min(opened.segment, lastSegment(index));
  /** The place before the last turn of a page; null before the first one. */
  const [left, setLeft] = useState<Place | null>(null);
  const from = left?.page ?? null;
  /** Where that page was on the screen, while it turns away. */
  const [leaving, setLeaving] = useState<DOMRect | null>(null);
  const turnTimer = useRef<number>(undefined);
  // The neighbors follow when there is time, so that they and their pictures are ready when the user turns to them.
  const near = useDeferredValue(index, Number.NaN);
  const start = useRef<{ x: number; y: number; at: number } | null>(null);

  /** Whether another page opens. */
  const goTo = (wanted: number, wantedSegment = 0): boolean => {
    const next = Math.min(pageCount - 1, Math.max(0, wanted));
    if (next === index) return false;
    const page = turns && openPage();
    const moves = page && !isCalm();
    setOpened({ page: next, segment: wantedSegment });
    setLeft({ page: index, segment });
    setLeaving(moves ? page.getBoundingClientRect() : null);
    window.clearTimeout(turnTimer.current);
    turnTimer.current = window.setTimeout(() => setLeaving(null), TURN_MS);
    if (page) window.scrollTo({ top: 0, behavior: 'instant' });
    return true;
  };

  const showSegment = (wanted: number) => {
    if (wanted !== segment) setOpened({ page: index, segment: wanted });
  };

  /** Shows the next or previous segment, or else page. Whether another page opens. */
  const turn = (way: -1 | 1): boolean => {
    const next = segment + way;
    if (next < 0 || next > lastSegment(index)) return goTo(index + way, way === 1 ? 0 : lastSegment(index + way));
    showSegment(next);
    if (turns) window.scrollTo({ top: 0, behavior: 'instant' });
    return false;
  };
  const atStart = index === 0 && segment === 0;
  const atEnd = index === pageCount - 1 && segment === lastSegment(index);

  const openPage = () => stackRef.current?.querySelector<HTMLElement>(':scope > :not([inert])') ?? null;
  const drag = useDrag(openPage);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Dialogs use the arrow keys themselves.
    if (!turns || (event.target instanceof Element && event.target.closest('dialog'))) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  function onTouchStart(event: TouchEvent): void {
    const touch = event.touches[0];
    drag.end(true);
    // Two fingers zoom. React also reports touches on dialogs, which are not inside the book's element.
    const ours = event.target instanceof Node && event.currentTarget.contains(event.target);
    start.current = ours && touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp } : null;
  }

  function onTouchMove(event: TouchEvent): void {
    const begun = start.current;
    const touch = event.touches[0];
    if (begun === null || touch === undefined || isOtherwiseBusy()) return;
    const across = touch.clientX - begun.x;
    const isSideways = Math.abs(across) > TAP_DISTANCE && Math.abs(across) >= Math.abs(touch.clientY - begun.y) * SWIPE_SLANT;
    if (isSideways || drag.isMoving()) drag.move((across > 0 && atStart) || (across < 0 && atEnd) ? across / 4 : across);
  }

  function onTouchEnd(event: TouchEvent): void {
    const begun = start.current;
    const touch = event.changedTouches[0];
    start.current = null;
    if (begun === null || touch === undefined || event.touches.length > 0 || isOtherwiseBusy()) {
      drag.end(true);
      return;
    }
    const across = touch.clientX - begun.x;
    const down = Math.abs(touch.clientY - begun.y);
    let isTurning = false;
    if (Math.max(Math.abs(across), down) < TAP_DISTANCE) {
      if (event.timeStamp - begun.at > TAP_TIME_MS || (event.target as Element).closest(PRESSABLE)) {
        drag.end(true);
        return;
      }
      const place = touch.clientX / window.innerWidth;
      const isOnCharacters = (event.target as Element).closest('[data-own-taps]') !== null;
      const zone = isOnCharacters ? PICTURE_TAP_ZONE : TAP_ZONE;
      const isMiddle = place >= zone && place <= 1 - zone;
      if (isMiddle && isOnCharacters) {
        drag.end(true);
        return;
      }
      // Otherwise the browser would click what the new page has in this place.
      if (event.cancelable) event.preventDefault();
      if (isMiddle) onMiddle();
      else turn(place < zone ? -1 : 1);
    } else if (Math.abs(across) >= SWIPE_DISTANCE && Math.abs(across) >= down * SWIPE_SLANT) isTurning = turn(across < 0 ? 1 : -1);
    // After the turn has measured where the finger left the page.
    drag.end(!isTurning);
  }

  /** How a page moves, and where. */
  function turnOf(page: number) {
    if (leaving === null || from === null || (page !== index && page !== from)) return {};
    const way = index > from ? 'next' : 'back';
    const { top, left, width, height } = leaving;
    return page === index ? { 'data-turn': `${way}-new` } : { 'data-turn': `${way}-old`, style: { top, left, width, height } };
  }

  /** The segment that a page shows: of a neighbor the one that a turn to it leads to. */
  function segmentOf(page: number): number {
    if (page === index) return segment;
    if (page === left?.page) return Math.min(left.segment, lastSegment(page));
    return page < index ? lastSegment(page) : 0;
  }

  const pages = Array.from({ length: pageCount }, (_, page) => page);
  return {
    index,
    segment,
    atStart,
    atEnd,
    turned: from !== null,
    goTo,
    turn,
    showSegment,
    segmentOf,
    /** The pages to have in the document: the open one, the previous one while it turns away, and their neighbors. */
    leaves: pages.filter((page) => !turns || page === index || page === from || Math.abs(page - near) <= 1),
    turnOf,
    touch: turns && { onTouchStart, onTouchMove, onTouchEnd, onTouchCancel: () => drag.end(true) },
  };
}

/** The user is moving around a zoomed page, or selecting text. */
function isOtherwiseBusy(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01 || window.getSelection()?.isCollapsed === false;
}
