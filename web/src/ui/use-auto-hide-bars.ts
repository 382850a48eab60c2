import { type MouseEvent, type PointerEvent, useCallback, useState, useSyncExternalStore } from 'react';

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

/** Whether a reader's bars are hidden, which follows what the user does while somebody listens. */
function createBars() {
  let away = false;
  /** When the bars were last visible, on the clock of events. */
  let lastThere = Number.NEGATIVE_INFINITY;
  let tappedBlind = false;
  let timer: number | undefined;
  let notify = (): void => undefined;

  function set(next: boolean): void {
    if (next === away) return;
    away = next;
    if (away) lastThere = performance.now();
    rest();
    notify();
  }
  const show = (): void => set(false);
  const toggle = (): void => set(!away);

  function rest(): void {
    window.clearTimeout(timer);
    if (away) return;
    timer = window.setTimeout(() => {
      // The focus is in the bar, or in a dialog above the page.
      if (document.querySelector('[data-reader-bar] :focus-visible, dialog[open]') !== null) rest();
      else set(true);
    }, HIDE_AFTER_MS);
  }

  function follow(onTap: boolean, listener: () => void): () => void {
    const ended = new AbortController();
    const { signal } = ended;
    const options = { passive: true, signal };
    notify = listener;
    rest();
    for (const sign of ['pointerdown', 'pointermove', 'keydown']) window.addEventListener(sign, rest, options);
    window.addEventListener('pointermove', ({ pointerType }) => pointerType === 'mouse' && show(), options);
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Element && target.closest('[data-reader-bar]')) show();
      },
      { signal },
    );
    let from = window.scrollY;
    window.addEventListener(
      'scroll',
      () => {
        const moved = window.scrollY - from;
        if (Math.abs(moved) < MIN_SCROLL_PX) return;
        from = window.scrollY;
        if (moved < 0) show();
        else if (document.querySelector('[data-reader-bar] :focus-visible') === null) set(true);
      },
      options,
    );
    if (onTap) followTaps(toggle, options);
    return () => {
      ended.abort();
      window.clearTimeout(timer);
      notify = () => undefined;
    };
  }

  return {
    follow,
    toggle,
    isAway: () => away,
    press({ pointerType, timeStamp }: Pick<PointerEvent, 'pointerType' | 'timeStamp'>): void {
      // A mouse shows the bars before it presses.
      tappedBlind = away && pointerType !== 'mouse' && timeStamp - lastThere > FADING_MS;
      show();
    },
    /** @returns whether the press came from a tap on hidden bars; asked once for each press. */
    wasBlind(): boolean {
      const blind = tappedBlind;
      tappedBlind = false;
      return blind;
    },
  };
}

function followTaps(onTap: () => void, options: AddEventListenerOptions): void {
  let downAt = Number.NEGATIVE_INFINITY;
  const onDown = ({ timeStamp }: globalThis.PointerEvent): void => {
    downAt = timeStamp;
  };
  // Browsers send no `pointerup` if the finger scrolled.
  const onUp = ({ timeStamp, pointerType, target }: globalThis.PointerEvent): void => {
    if (pointerType === 'mouse' || timeStamp - downAt > TAP_TIME_MS) return;
    if (target instanceof Element && !target.closest(PRESSABLE)) onTap();
  };
  window.addEventListener('pointerdown', onDown, options);
  window.addEventListener('pointerup', onUp, options);
}

/**
 * Hides a reader's bars after a rest and while the user scrolls down. Scrolling up, a mouse, the Tab key, `toggle` and a tap on a hidden bar
 * bring them back; that tap does not press the button that was hidden.
 * @param onTap whether a tap anywhere on the page toggles them; a book with pages turns them with some taps instead.
 */
export function useAutoHideBars({ onTap = false } = {}) {
  const [bars] = useState(createBars);
  const follow = useCallback((notify: () => void) => bars.follow(onTap, notify), [bars, onTap]);
  const away = useSyncExternalStore(follow, bars.isAway, bars.isAway);
  return {
    /** Shows or hides the bars. Hidden ones can still be focused. */
    toggle: bars.toggle,
    barProps: {
      'data-reader-bar': '',
      'data-away': away ? '' : undefined,
      onPointerDownCapture: bars.press,
      onClickCapture(event: MouseEvent) {
        if (!bars.wasBlind()) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
