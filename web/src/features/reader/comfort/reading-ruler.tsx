import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useListening } from '../api/reading/listening.ts';
import { RULER } from './messages.ts';
import { bandAt, beginningOfText, plainBand, storyText } from './ruled-lines.ts';

/** The band's first position without visible text, as a share of the screen's height, and its distance from the edges. */
const BEGIN = 0.4;
const EDGE = 0.1;
/** Milliseconds after which scrolling counts as ended. */
const SCROLL_END_MS = 120;

const VEIL = 'absolute inset-x-0 border-edge bg-sheet/46';

const within = (y: number): number => Math.min((1 - EDGE) * window.innerHeight, Math.max(EDGE * window.innerHeight, y));

function beginning(): number {
  const begin = beginningOfText();
  return begin !== null && begin === within(begin) ? begin : BEGIN * window.innerHeight;
}

/**
 * A clear band on whole lines of the story; the text above and below is dimmed, but can be read and pressed. Its position is fixed on the
 * screen, so that the text scrolls through it. Its handle moves it by finger, mouse and arrow keys; reading aloud moves it along, and
 * another page starts at its first lines.
 */
export function ReadingRuler() {
  const { mark, reading } = useListening();
  const [band, setBand] = useState(() => plainBand(BEGIN * window.innerHeight));
  const dragged = useRef(false);
  /** Whether the user or the voice has moved it on this page. */
  const moved = useRef(false);
  const center = band.top + band.height / 2;
  const here = useRef(center);
  here.current = center;
  const settle = useCallback((y: number) => setBand(bandAt(within(y))), []);

  useLayoutEffect(() => {
    let text = storyText();
    settle(beginning());
    let waiting = 0;
    const soon =
      (delay: number, byHand = false) =>
      () => {
        moved.current ||= byHand;
        window.clearTimeout(waiting);
        waiting = window.setTimeout(() => {
          if (storyText() !== text) moved.current = false;
          text = storyText();
          settle(moved.current ? here.current : beginning());
        }, delay);
      };
    // Pages, sizes, fonts, spacings and scrolling move the lines.
    const watching = new MutationObserver(soon(0));
    const main = document.getElementById('main');
    if (main) watching.observe(main, { childList: true, subtree: true, attributeFilter: ['class'] });
    watching.observe(document.documentElement, { attributeFilter: ['data-face', 'data-spacing'] });
    const scrolled = soon(SCROLL_END_MS, true);
    const changed = soon(SCROLL_END_MS);
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('resize', changed);
    document.fonts?.addEventListener('loadingdone', changed);
    return () => {
      window.clearTimeout(waiting);
      watching.disconnect();
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('resize', changed);
      document.fonts?.removeEventListener('loadingdone', changed);
    };
  }, [settle]);

  const sentence = reading && mark !== null ? `${mark.page} ${mark.place} ${mark.start}` : null;
  useEffect(() => {
    const box = sentence === null ? undefined : document.querySelector('#main .reading-mark')?.getBoundingClientRect();
    if (!box) return;
    moved.current = true;
    settle(box.top + box.height / 2);
  }, [sentence, settle]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    moved.current = true;
    settle(center + way * band.line);
  };
  const onPointerMove = ({ clientY }: PointerEvent): void => {
    if (dragged.current) settle(clientY);
  };
  const share = Math.round((center / window.innerHeight) * 100);

  return (
    <div
      className="pointer-events-none fixed inset-y-0 z-5 overflow-clip"
      style={{
        left: band.left,
        right: band.right === null ? 0 : `calc(100% - ${band.right}px)`,
      }}
    >
      <div data-testid="ruler-above" className={`${VEIL} top-0 border-b`} style={{ height: Math.max(0, band.top) }} />
      <div className={`${VEIL} bottom-0 border-t`} style={{ top: band.top + band.height }} />
      <div
        role="slider"
        tabIndex={0}
        aria-label={RULER.label}
        aria-orientation="vertical"
        aria-valuemin={EDGE * 100}
        aria-valuemax={(1 - EDGE) * 100}
        aria-valuenow={share}
        aria-valuetext={`${share} percent down the page`}
        style={{ top: center - 22 }}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          dragged.current = true;
          moved.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          dragged.current = false;
        }}
        onPointerCancel={() => {
          dragged.current = false;
        }}
        // Otherwise the book would turn its page.
        onTouchStart={(event) => event.stopPropagation()}
        className="pointer-events-auto absolute right-0 grid size-11 cursor-ns-resize touch-none items-center justify-items-end -outline-offset-3"
      >
        <span className="grid h-10 w-5 place-items-center rounded-l-[10px] border border-r-0 border-line bg-raised text-lamp-ink shadow-card">
          <svg
            viewBox="0 0 12 24"
            aria-hidden="true"
            focusable="false"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          >
            <path d="M3 7l3-3 3 3M3 17l3 3 3-3" />
          </svg>
        </span>
      </div>
    </div>
  );
}
