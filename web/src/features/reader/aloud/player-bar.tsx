import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { focusIsLost } from '../../../ui/dialog/lost-focus.ts';
import { Drawing, Icon } from '../../../ui/icon.tsx';
import { DARK, LABELS, minutesLeft, TROUBLES } from './messages.ts';
import type { ReadingState } from './reading-ports.ts';

export interface PlayerBarProps {
  state: ReadingState;
  /** Milliseconds of the sleep timer; null without one that counts. */
  left: number | null;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onManner: () => void;
  onLightsOut: () => void;
  onClose: () => void;
}

/** The player's controls. Unlike the other bars it never hides, so that one press can pause. */
export function PlayerBar({ state, left, onToggle, onPrevious, onNext, onManner, onLightsOut, onClose }: PlayerBarProps) {
  const reading = state.stage === 'reading';
  const needsPress = state.trouble === 'refused' || state.trouble === 'interrupted';
  const trouble = state.trouble !== null && !needsPress && !navigator.onLine ? 'offline' : state.trouble;
  const timer = state.timer.choice === 'end' ? 'The end' : left === null ? LABELS.timer : minutesLeft(left);

  return (
    <section aria-label={LABELS.player} data-player-bar="" className="player-bar pointer-events-none fixed inset-x-0 z-30 px-2">
      <p
        role="status"
        className={classNames(
          'mx-auto w-fit max-w-sm rounded-card text-center text-label text-ink',
          trouble !== null && 'pointer-events-auto mb-2 border border-edge bg-sheet px-4 py-2 shadow-card',
        )}
      >
        {trouble !== null && TROUBLES[trouble]}
      </p>
      <div className={CONTROLS}>
        <Round label={LABELS.close} onPress={onClose}>
          <Icon name="close" />
        </Round>
        <Round label={LABELS.previous} onPress={onPrevious}>
          <Drawing paths={ICON_PATHS.back} className="size-5.5" />
        </Round>
        <button
          ref={holdFocus}
          type="button"
          aria-label={reading ? LABELS.pause : LABELS.play}
          onClick={onToggle}
          className="mx-1 grid size-14 shrink-0 place-items-center rounded-full border border-lamp-edge bg-lamp text-on-lamp shadow-card transition-colors hover:bg-lamp-lit sm:mx-2"
        >
          {reading ? (
            <Drawing paths={ICON_PATHS.pause} className="size-7 stroke-3" />
          ) : (
            <Drawing paths={ICON_PATHS.play} filled className="size-7" />
          )}
        </button>
        <Round label={LABELS.next} onPress={onNext}>
          <Drawing paths={ICON_PATHS.on} className="size-5.5" />
        </Round>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onManner}
          className={classNames(
            'flex min-h-11 min-w-11 items-center gap-1.5 rounded-full px-2.5 text-label font-semibold whitespace-nowrap transition-colors hover:bg-raised',
            state.timer.choice === null ? 'text-ink' : 'text-lamp-ink',
          )}
        >
          <Icon name="clock" className="size-5 max-[22rem]:hidden" />
          {timer}
          <span className="sr-only">: {LABELS.settings}</span>
        </button>
        <Round label={DARK.begin} onPress={onLightsOut}>
          <Icon name="moon" />
        </Round>
      </div>
    </section>
  );
}

/** Gives the focus to the button that pauses, and back to the one that opened the bar, which remains. */
function holdFocus(toggle: HTMLButtonElement): () => void {
  toggle.focus({ preventScroll: true });
  return () =>
    queueMicrotask(() => {
      if (focusIsLost()) document.querySelector<HTMLElement>('[data-listen]')?.focus({ preventScroll: true });
    });
}

/** With text of twice the usual size its buttons do not grow, and wrap where they must, so that all of them fit. */
const CONTROLS =
  'pointer-events-auto mx-auto flex w-fit max-w-full items-center rounded-full border border-edge bg-sheet p-1.5 shadow-lifted ' +
  'large-text:flex-wrap large-text:justify-center large-text:rounded-[28px] large-text:p-0 ' +
  'large-text:[&_button]:h-[44px] large-text:[&_button]:min-h-0 large-text:[&_button]:w-auto large-text:[&_button]:min-w-[44px]';

function Round({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-raised"
    >
      {children}
    </button>
  );
}

const ICON_PATHS = {
  play: ['M7.5 5.2v13.6a.8.8 0 0 0 1.2.7l10.8-6.8a.8.8 0 0 0 0-1.4L8.7 4.5a.8.8 0 0 0-1.2.7Z'],
  pause: ['M8.3 5.2v13.6M15.7 5.2v13.6'],
  back: ['M6 5.5v13M18.5 6.4v11.2a.6.6 0 0 1-.95.5L9.6 12.5a.6.6 0 0 1 0-1l7.95-5.6a.6.6 0 0 1 .95.5Z'],
  on: ['M18 5.5v13M5.5 6.4v11.2a.6.6 0 0 0 .95.5l7.95-5.6a.6.6 0 0 0 0-1L6.45 5.9a.6.6 0 0 0-.95.5Z'],
} as const;
