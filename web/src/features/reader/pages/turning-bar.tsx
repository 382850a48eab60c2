import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type AutoHideBars, BAR_CLASSES } from '../../../ui/use-auto-hide-bars.ts';

interface TurningBarProps {
  barProps: AutoHideBars['barProps'];
  count: number;
  index: number;
  /** The shown segment of the page, counted from 0, and how many it has. */
  segment: number;
  segments: number;
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
  /** Beside the marks, whose place an unfolded question takes. */
  talk: ReactNode;
}

export function TurningBar(props: TurningBarProps) {
  const { barProps, count, index, segment, segments, goTo, turn, atStart, atEnd, quiet, unfinished, talk } = props;
  const line = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const marks = line.current;
    const mark = marks?.children[index];
    if (!marks || !(mark instanceof HTMLElement)) return;
    // By hand, because `scrollIntoView` would move the page, too.
    marks.scrollLeft = mark.offsetLeft - (marks.clientWidth - mark.offsetWidth) / 2;
  }, [index]);
  return (
    <nav
      {...barProps}
      aria-label="Turn the page"
      data-turning-bar=""
      className={classNames(
        BAR_CLASSES,
        'page-margin sticky bottom-(--dock-bar) z-10 mx-auto grid w-full max-w-6xl grid-cols-[1fr_auto_1fr] items-center gap-2 bg-page xl:max-w-7xl pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] sm:pt-2 sm:pb-3 spread:max-lg:py-1 before:pointer-events-none before:absolute before:inset-x-0 before:-top-5 before:h-5 before:bg-linear-to-t before:from-page spread:before:hidden lg:pt-4 lg:pb-6 data-away:translate-y-2.5',
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
      {/* One line: its marks get narrower, and at their narrowest (WCAG 2.5.8) it scrolls. The buttons, a swipe and the list of pages have larger targets. */}
      <div data-marks="" className="flex min-w-0 items-center justify-center">
        <ol
          ref={line}
          aria-label="Pages"
          className="relative m-0 flex min-w-0 list-none justify-center-safe overflow-x-auto [scrollbar-width:none] overscroll-x-contain p-0"
        >
          {Array.from({ length: count }, (_, page) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
            <li key={page} className="min-w-[24px] flex-[0_1_44px]">
              <button
                type="button"
                aria-label={`Page ${page + 1}`}
                aria-current={page === index ? 'page' : undefined}
                onClick={() => goTo(page)}
                className="group grid h-[44px] w-full place-items-center rounded-full -outline-offset-3"
              >
                <span
                  className={classNames(
                    'block overflow-clip rounded-full border-2 transition-colors duration-300 ease-paper',
                    page === index ? 'h-3 w-5 border-lamp-ink sm:w-6' : 'size-3 border-line group-hover:border-lamp-ink',
                  )}
                >
                  {page === index && (
                    <span
                      style={{ width: `${(100 * (segment + 1)) / segments}%` }}
                      className="block h-full bg-lamp-ink transition-[width] duration-300 ease-paper forced-colors:bg-[Highlight] rtl:ml-auto"
                    />
                  )}
                </span>
              </button>
            </li>
          ))}
        </ol>
        {talk}
      </div>
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
