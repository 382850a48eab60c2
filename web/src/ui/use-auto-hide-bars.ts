import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds without input after which the bars hide. */
const HIDE_AFTER_MS = 6000;
/** Milliseconds for which hiding bars can still be pressed: 320 of fading ({@link BAR_CLASSES}), and the time that a finger takes to arrive. */
const FADING_MS = 700;
/** Pixels of scrolling that count as intended. */
const MIN_SCROLL_PX = 24;
/** Milliseconds within which a touch is a tap. */
const TAP_TIME_MS = 400;
const PRESSABLE = 'a, button, input, textarea, label, dialog';

/** Hidden bars stay in place for the Tab key and for screen readers. */
export const BAR_CLASSES = 'transition-[opacity,translate] duration-320 ease-paper data-away:opacity-0';

export type AutoHideBars = ReturnType<typeof useAutoHideBars>;

/**
 * Hides a reader's bars after a rest and while the user scrolls down. Scrolling up, a mouse, the Tab key, `toggle` and a tap on a hidden bar
 * bring them back; that tap does not press the button that was hidden.
 * @param onTap whether a tap anywhere on the page toggles them; a book with pages turns them with some taps instead.
 */
export function useAutoHideBars({ onTap = false } = {}) {
  const [away, setAway] = useState(false);
  const tappedBlind = useRef(false);
  /** When the bars were last visible, on the clock of events. */
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
      }, HIDE_AFTER_MS);
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
    let from = window.scrollY;
    const onScroll = (): void => {
      const moved = window.scrollY - from;
      if (Math.abs(moved) < MIN_SCROLL_PX) return;
      from = window.scrollY;
      if (moved < 0) show();
      else if (document.querySelector('[data-reader-bar] :focus-visible') === null) setAway(true);
    };
    window.addEventListener('pointermove', onPointerMove, { passive: true });
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocusIn);
    return () => {
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
    // Not sent where the finger scrolled.
    const onUp = ({ timeStamp, pointerType, target }: globalThis.PointerEvent): void => {
      if (pointerType === 'mouse' || timeStamp - downAt > TAP_TIME_MS) return;
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
    /** Shows or hides the bars. Hidden ones can still be focused. */
    toggle: () => setAway((now) => !now),
    barProps: {
      'data-reader-bar': '',
      'data-away': away ? '' : undefined,
      onPointerDownCapture({ pointerType, timeStamp }: PointerEvent) {
        // A mouse shows the bars before it presses.
        tappedBlind.current = away && pointerType !== 'mouse' && timeStamp - lastThere.current > FADING_MS;
        setAway(false);
      },
      onClickCapture(event: MouseEvent) {
        if (!tappedBlind.current) return;
        tappedBlind.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
