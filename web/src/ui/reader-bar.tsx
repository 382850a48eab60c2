import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ButtonLink } from './form/button.tsx';
import { TextSizeButtons } from './form/text-size-buttons.tsx';
import { Icon } from './icon.tsx';
import { type AutoHideBars, BAR_CLASSES } from './use-auto-hide-bars.ts';

export interface ReaderBarProps {
  barProps: AutoHideBars['barProps'];
  /** Between both ends, announced when it changes; null for none. */
  words: string | null;
  /** Opens the list of pages. */
  onWords: () => void;
  /** Whether screen readers leave it to a voice that is reading. */
  quiet: boolean;
  night: boolean;
  onNight: () => void;
  /** Null if there is no further step. */
  onSmaller: (() => void) | null;
  onLarger: (() => void) | null;
  /** Buttons of 44 px for reading aloud and reading comfort. On a phone the text size is in the latter. */
  listen: ReactNode;
  comfort: ReactNode;
}

/** The bar above a story: the way out, the theme and the text size. It hides while the user reads, and the page shows through it. */
export function ReaderBar(props: ReaderBarProps) {
  const { barProps, words, onWords, quiet, night, onNight, onSmaller, onLarger, listen, comfort } = props;
  return (
    <header
      {...barProps}
      className={classNames(
        BAR_CLASSES,
        'page-margin pointer-events-none sticky top-0 z-20 mx-auto h-14 w-full max-w-6xl data-away:-translate-y-2.5 lg:h-16 xl:max-w-7xl',
      )}
    >
      <div className="flex h-full items-center justify-between gap-2 large-text:gap-1 sm:grid sm:grid-cols-[1fr_auto_1fr]">
        <div className={classNames(SLIP, 'justify-self-start')}>
          <ButtonLink to="/" variant="quiet" size="sm" className="max-sm:px-3.5 large-text:px-0">
            <Icon name="close" />
            <span className="max-[24rem]:sr-only">Close</span>
          </ButtonLink>
        </div>
        <p aria-live={quiet ? 'off' : 'polite'} aria-atomic="true" className="pointer-events-auto">
          {words !== null && (
            <button type="button" aria-haspopup="dialog" onClick={onWords} className={WORDS}>
              {words}
            </button>
          )}
        </p>
        <div className={classNames(SLIP, 'justify-self-end')}>
          {listen}
          <button
            type="button"
            aria-pressed={night}
            aria-label="Night page"
            onClick={onNight}
            className="grid size-11 place-items-center rounded-full text-ink transition-colors hover:bg-raised"
          >
            <Icon name={night ? 'sun' : 'moon'} />
          </button>
          <div className="max-sm:hidden">
            <TextSizeButtons onSmaller={onSmaller} onLarger={onLarger} />
          </div>
          {comfort}
        </div>
      </div>
    </header>
  );
}

/** Each end has its own background, as it lies over pictures and text. Its buttons do not grow with text of twice the size, so that all of them fit. */
const SLIP =
  'pointer-events-auto flex shrink-0 rounded-full border border-edge bg-sheet shadow-card large-text:[&_:is(a,button)]:size-[44px] large-text:[&_:is(a,button)]:min-h-0';

const WORDS =
  'min-h-11 rounded-full border border-edge bg-sheet px-3 py-1 text-center text-label font-medium whitespace-nowrap text-soft shadow-card transition-colors hover:bg-raised max-[22rem]:px-2 max-[22rem]:leading-tight max-[22rem]:whitespace-normal large-text:px-1 large-text:text-[0.75rem]';
