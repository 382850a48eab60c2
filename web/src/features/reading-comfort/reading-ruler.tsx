import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useListening } from '../../data/listening.ts';
import { RULER } from './messages.ts';

/** Lines of text in the band. */
const LINES = 3.2;
/** Where the band begins, as a share of the screen's height, and how near to its edges it comes. */
const BEGIN = 0.4;
const EDGE = 0.1;
/** The step of an arrow key, a share of the height. */
const STEP = 0.04;

/**
 * A clear band across the page; what is above and below is quieter, and can still be read and pressed. It lies on the screen, not on the
 * text, so that a text is scrolled through it; its handle moves it by finger, mouse and arrow keys, and a voice that reads takes it along.
 */
export function ReadingRuler() {
  const { mark, reading } = useListening();
  const [place, setPlace] = useState(BEGIN);
  const dragged = useRef(false);
  const moveTo = (share: number): void => setPlace(Math.min(1 - EDGE, Math.max(EDGE, share)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each sentence.
  useEffect(() => {
    const box = reading ? document.querySelector('#main .reading-mark')?.getBoundingClientRect() : undefined;
    if (box) setPlace(Math.min(1 - EDGE, Math.max(EDGE, (box.top + box.height / 2) / window.innerHeight)));
  }, [mark?.page, mark?.place, mark?.start, reading]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    moveTo(place + way * STEP);
  };
  const onPointerMove = ({ clientY }: PointerEvent): void => {
    if (dragged.current) moveTo(clientY / window.innerHeight);
  };

  return (
    <div className="reading-ruler" style={{ '--ruler-place': place, '--ruler-lines': LINES } as object}>
      <div className="ruler-veil ruler-above" />
      <div className="ruler-veil ruler-below" />
      <div
        role="slider"
        tabIndex={0}
        aria-label={RULER.label}
        aria-orientation="vertical"
        aria-valuemin={EDGE * 100}
        aria-valuemax={(1 - EDGE) * 100}
        aria-valuenow={Math.round(place * 100)}
        aria-valuetext={`${Math.round(place * 100)} percent down the page`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          dragged.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          dragged.current = false;
        }}
        onPointerCancel={() => {
          dragged.current = false;
        }}
        // A book turns its pages at a touch that it hears of.
        onTouchStart={(event) => event.stopPropagation()}
        className="ruler-handle"
      >
        <span />
      </div>
    </div>
  );
}
