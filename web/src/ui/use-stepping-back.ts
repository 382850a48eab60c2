import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds without input after which the bars hide. */
const REST = 6000;
/**
 * Milliseconds for which bars that have begun to step back can still be seen or remembered: 320 of fading ({@link BAR_CLASSES}), and the time that
 * a finger on its way to them takes to arrive.
 */
const STILL_SEEN = 700;
/** Pixels of scrolling that are meant. */
const MEANT = 24;
/** Milliseconds within which a touch is a tap. */
const TAP_TIME = 400;
const PRESSABLE = 'a, button, input, textarea, label, dialog';

/** Hidden bars stay in place for the Tab key and for screen readers. */
export const BAR_CLASSES = 'transition-[opacity,translate] duration-320 ease-paper data-away:opacity-0';

export interface SteppingBack {
  /** Brings the bars back, or sends them away. While away they are out of sight, and can still be focused. */
  toggle: () => void;
  barProps: {
    'data-reader-bar': '';
    'data-away': '' | undefined;
    onPointerDownCapture: (event: PointerEvent) => void;
    onClickCapture: (event: MouseEvent) => void;
  };
}

/**
 * A reader's bars, which step back while somebody reads: after a rest, and while the text is scrolled on. Scrolling back, a mouse, the Tab
 * key, a tap between the pages (`toggle`) and a tap where they were bring them back; that tap presses nothing that could not be seen, and
 * what a finger was already on its way to is pressed.
 * @param onTap whether a tap anywhere on the page is such a one; a book with pages to turn has another use for some.
 */
export function useSteppingBack({ onTap = false } = {}): SteppingBack {
  const [away, setAway] = useState(false);
  const tappedBlind = useRef(false);
  /** The latest moment at which the bars were in their place, on the clock of events. */
  const lastThere = useRef(Number.NEGATIVE_INFINITY);

  useLayoutEffect(() => {
    if (away) lastThere.current = performance.now();
  }, [away]);

  useEffect(() => {
    if (away) return;
    let timer: number | undefined;
    const rest = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        // The focus is in the bar, or in a dialog above the page.
        if (document.querySelector('[data-reader-bar] :focus-visible, dialog[open]') !== null) rest();
        else setAway(true);
      }, REST);
    };
    rest();
    const signs = ['pointerdown', 'pointermove', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, rest, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, rest);
    };
  }, [away]);

  useEffect(() => {
    const show = (): void => setAway(false);
    const onPointerMove = ({ pointerType }: globalThis.PointerEvent): void => {
      if (pointerType === 'mouse') show();
    };
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.closest('[data-reader-bar]')) show();
    };
    // Asked in the frame's own time: before it, the page would be laid out once more for the answer.
    let from = 0;
    const frame = requestAnimationFrame(() => {
      from = window.scrollY;
    });
    const onScroll = (): void => {
      const moved = window.scrollY - from;
      if (Math.abs(moved) < MEANT) return;
      from = window.scrollY;
      if (moved < 0) show();
      else if (document.querySelector('[data-reader-bar] :focus-visible') === null) setAway(true);
    };
    window.addEventListener('pointermove', onPointerMove, { passive: true });
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocusIn);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', onPointerMove);
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, []);

  useEffect(() => {
    if (!onTap) return;
    let downAt = Number.NEGATIVE_INFINITY;
    const onDown = ({ timeStamp }: globalThis.PointerEvent): void => {
      downAt = timeStamp;
    };
    // None comes where the finger scrolled.
    const onUp = ({ timeStamp, pointerType, target }: globalThis.PointerEvent): void => {
      if (pointerType === 'mouse' || timeStamp - downAt > TAP_TIME) return;
      if (target instanceof Element && !target.closest(PRESSABLE)) setAway((now) => !now);
    };
    window.addEventListener('pointerdown', onDown, { passive: true });
    window.addEventListener('pointerup', onUp, { passive: true });
    return () => {
      window.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointerup', onUp);
    };
  }, [onTap]);

  return {
    toggle: () => setAway((now) => !now),
    barProps: {
      'data-reader-bar': '',
      'data-away': away ? '' : undefined,
      onPointerDownCapture({ pointerType, timeStamp }) {
        // A mouse brought the bar back by coming here.
        tappedBlind.current = away && pointerType !== 'mouse' && timeStamp - lastThere.current > STILL_SEEN;
        setAway(false);
      },
      onClickCapture(event) {
        if (!tappedBlind.current) return;
        tappedBlind.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
