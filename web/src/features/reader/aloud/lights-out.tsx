import { type PointerEvent, useCallback, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useStore } from '../../../data/device/store.ts';
import { useElapsed } from '../../../data/device/use-now.ts';
import { openModal } from '../../../ui/dialog/open-modal.ts';
import { Late } from '../../../ui/late.tsx';
import { LONG_PRESS_MS, listening, openVoice, turnLightsOn } from '../api/reading/listening.ts';
import { DARK } from './messages.ts';

/** Milliseconds for which the way back is shown. */
const HINT_MS = 5000;
/** What a touch adds to the sleep timer. */
const MORE_MS = 5 * 60_000;
/** Touches that add time: a child who plays with the screen falls asleep all the same. */
const MOST_TOUCHES = 3;

/**
 * Shows the black screen, if it is not there yet, until the light is turned on, also if it breaks. It has a root of its own, because it outlasts the
 * player of one story, and every screen would pay for a place beside the other parts that do.
 */
export function showLightsOut(): void {
  if (document.getElementById(PLACE) !== null) return;
  const place = document.body.appendChild(document.createElement('div'));
  place.id = PLACE;
  const root = createRoot(place);
  root.render(
    <Late onError={turnLightsOn}>
      <LightsOut />
    </Late>,
  );
  const stop = listening.subscribe(() => {
    if (listening.get().dark) return;
    stop();
    place.remove();
    // The light may go on while another root is being rendered.
    queueMicrotask(() => root.unmount());
  });
}

const PLACE = 'lights-out';

/**
 * A black screen with only the voice, for all stories of an evening. A touch adds five minutes without any light, and nothing but a long press, a key or
 * a screen reader's press leaves it.
 */
export function LightsOut() {
  const voice = useStore(openVoice);
  const hint = !useElapsed(HINT_MS);
  const [said, setSaid] = useState({ text: '', touch: 0 });
  const touches = useRef(0);
  const press = useRef<{ timer: number; from: { x: number; y: number } } | null>(null);
  const openSheet = useCallback((dialog: HTMLDialogElement) => {
    const close = openModal(dialog);
    return () => {
      window.clearTimeout(press.current?.timer);
      close();
    };
  }, []);

  function down({ clientX, clientY }: PointerEvent): void {
    window.clearTimeout(press.current?.timer);
    const turnOn = (): void => {
      press.current = null;
      turnLightsOn();
    };
    press.current = { timer: window.setTimeout(turnOn, LONG_PRESS_MS), from: { x: clientX, y: clientY } };
  }

  /** Time is added only at the end of a touch, because a press that turns the light on adds none. */
  function up(): void {
    if (press.current === null) return;
    release();
    const text = textOfTouch();
    setSaid(({ touch }) => ({ text, touch: touch + 1 }));
  }

  function textOfTouch(): string {
    if (voice?.stage !== 'reading') return DARK.quiet;
    if (voice.left() === null) return DARK.untilEnd;
    if (touches.current >= MOST_TOUCHES) return DARK.noMore;
    touches.current += 1;
    voice.extend(MORE_MS);
    return DARK.more;
  }

  function release(): void {
    window.clearTimeout(press.current?.timer);
    press.current = null;
  }

  /** A swipe is neither a long press, however long it takes, nor a touch, because a finger that slips asks for no time. */
  function move({ clientX, clientY }: PointerEvent): void {
    const from = press.current?.from;
    if (from && Math.hypot(clientX - from.x, clientY - from.y) > 24) release();
  }

  return (
    <dialog
      ref={openSheet}
      aria-label={DARK.label}
      onCancel={(event) => {
        event.preventDefault();
        turnLightsOn();
      }}
      onPointerDown={down}
      onPointerUp={up}
      onPointerCancel={release}
      onPointerMove={move}
      onContextMenu={(event) => event.preventDefault()}
      className="lights-out h-dvh max-h-none w-screen max-w-none touch-none bg-[#000] select-none backdrop:bg-[#000]"
    >
      {/* Pressed with a key or by a screen reader; fingers have to press long. */}
      <button type="button" onClick={({ detail }) => detail === 0 && turnLightsOn()} className="sr-only">
        {DARK.end}
      </button>
      <p role="status" className="sr-only">
        {/* A new element each time, because screen readers do not announce unchanged words. */}
        <span key={said.touch}>{said.text}</span>
      </p>
      {hint && (
        <p className="pointer-events-none absolute inset-x-0 bottom-[18dvh] px-6 text-center text-label text-[#8b7fa6]">{DARK.hint}</p>
      )}
    </dialog>
  );
}
