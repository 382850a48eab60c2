import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type AutoHideBars, BAR_CLASSES } from '../../../ui/use-auto-hide-bars.ts';

/**
 * Targets of 24 px (WCAG 2.5.8) that fit beside the two buttons on a phone of 320 px. Several rows are low, so that the text keeps its lines;
 * the buttons and a swipe turn pages with larger targets.
 */
const DOTS_PER_ROW = 7;

interface TurningBarProps {
  barProps: AutoHideBars['barProps'];
  count: number;
  index: number;
  goTo: (index: number) => void;
  /** Turns to what comes before or after what is shown, a segment or a page. */
  turn: (way: -1 | 1) => void;
  /** Nothing comes before what is shown. */
  atStart: boolean;
  /** Nothing follows what is shown. */
  atEnd: boolean;
  /** Without a filled button, which is bright at night and not the first one while a voice reads. */
  quiet: boolean;
  /** More pages will follow the last one. */
  unfinished: boolean;
}

export function TurningBar({ barProps, count, index, goTo, turn, atStart, atEnd, quiet, unfinished }: TurningBarProps) {
  const rows = Math.ceil(count / DOTS_PER_ROW);
  return (
    <nav
      {...barProps}
      aria-label="Turn the page"
      data-turning-bar={Math.min(rows, 4)}
      className={classNames(
        BAR_CLASSES,
        'page-margin sticky bottom-(--dock-bar) z-10 mx-auto grid w-full max-w-6xl grid-cols-[1fr_auto_1fr] items-center gap-2 bg-page xl:max-w-7xl pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] sm:pt-2 sm:pb-3 spread:max-lg:py-1 before:pointer-events-none before:absolute before:inset-x-0 before:-top-5 before:h-5 before:bg-linear-to-t before:from-page lg:pt-4 lg:pb-6 data-away:translate-y-2.5',
      )}
    >
      <Button
        variant="secondary"
        disabled={atStart}
        onClick={() => turn(-1)}
        className="min-w-11 justify-self-start max-md:px-3 large-text:size-[56px] large-text:min-h-0 large-text:min-w-0 large-text:px-0"
      >
        <Icon name="arrow-left" />
        <span className="max-md:sr-only">Previous</span>
      </Button>
      <ol
        aria-label="Pages"
        style={{ '--columns': Math.ceil(count / rows) } as CSSProperties}
        className="m-0 flex min-w-0 list-none flex-wrap justify-center p-0 max-[36rem]:grid max-[36rem]:grid-cols-[repeat(var(--columns),minmax(24px,44px))]"
      >
        {Array.from({ length: count }, (_, page) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          <li key={page}>
            <button
              type="button"
              aria-label={`Page ${page + 1}`}
              aria-current={page === index ? 'page' : undefined}
              onClick={() => goTo(page)}
              className={classNames(
                'group grid size-[44px] place-items-center rounded-full -outline-offset-3 max-[36rem]:w-full',
                rows > 1 && 'max-[36rem]:h-[26px]',
              )}
            >
              <span
                className={classNames(
                  'block rounded-full border-2 transition-colors duration-300 ease-paper',
                  page === index
                    ? 'h-3 w-5 border-lamp-ink sm:w-6 bg-lamp-ink forced-colors:bg-[Highlight]'
                    : 'size-3 border-line group-hover:border-lamp-ink',
                )}
              />
            </button>
          </li>
        ))}
      </ol>
      <Button
        variant={quiet ? 'secondary' : 'primary'}
        disabled={atEnd}
        busy={atEnd && unfinished}
        onClick={() => turn(1)}
        className="min-w-11 justify-self-end max-md:px-3 large-text:size-[56px] large-text:min-h-0 large-text:min-w-0 large-text:px-0"
      >
        <span className="max-md:sr-only">Next</span>
        {!(atEnd && unfinished) && <Icon name="arrow-right" />}
      </Button>
    </nav>
  );
}
