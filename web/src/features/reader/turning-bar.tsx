import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type AutoHideBars, BAR_CLASSES } from '../../ui/use-auto-hide-bars.ts';

interface TurningBarProps {
  barProps: AutoHideBars['barProps'];
  count: number;
  index: number;
  goTo: (index: number) => void;
  listening: boolean;
  /** More pages will follow the last one. */
  unfinished: boolean;
}

export function TurningBar({ barProps, count, index, goTo, listening, unfinished }: TurningBarProps) {
  const last = index === count - 1;
  return (
    <nav
      {...barProps}
      aria-label="Turn the page"
      data-turning-bar=""
      className={classNames(
        BAR_CLASSES,
        'page-margin sticky bottom-(--dock-bar) z-10 mx-auto grid w-full max-w-6xl grid-cols-[1fr_auto_1fr] items-center gap-2 bg-page xl:max-w-7xl pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] before:pointer-events-none before:absolute before:inset-x-0 before:-top-5 before:h-5 before:bg-linear-to-t before:from-page lg:pt-4 lg:pb-6 data-away:translate-y-2.5',
      )}
    >
      <Button
        variant="secondary"
        disabled={index === 0}
        onClick={() => goTo(index - 1)}
        className="min-w-11 justify-self-start max-sm:px-3.5"
      >
        <Icon name="arrow-left" />
        <span className="max-sm:sr-only">Previous</span>
      </Button>
      <ol aria-label="Pages" className="page-dots relative m-0 flex min-w-0 list-none overflow-x-auto p-0 motion-safe:scroll-smooth">
        {Array.from({ length: count }, (_, page) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          <li key={page} ref={page === index ? scrollToMiddle : undefined} className="shrink-0">
            <button
              type="button"
              aria-label={`Page ${page + 1}`}
              aria-current={page === index ? 'page' : undefined}
              onClick={() => goTo(page)}
              className="group grid size-11 place-items-center rounded-full -outline-offset-3"
            >
              <span
                className={classNames(
                  'block rounded-full border-2 transition-colors duration-300 ease-paper',
                  page === index
                    ? 'h-3 w-6 border-lamp-ink bg-lamp-ink forced-colors:bg-[Highlight]'
                    : 'size-3 border-line group-hover:border-lamp-ink',
                )}
              />
            </button>
          </li>
        ))}
      </ol>
      {/* A screen has one primary button; while a story is read aloud it is the pause button. */}
      <Button
        variant={listening ? 'secondary' : 'primary'}
        disabled={last}
        busy={last && unfinished}
        onClick={() => goTo(index + 1)}
        className="min-w-11 justify-self-end max-sm:px-3.5"
      >
        <span className="max-sm:sr-only">Next</span>
        {!(last && unfinished) && <Icon name="arrow-right" />}
      </Button>
    </nav>
  );
}

/** Where there are more dots than fit, the strip moves so that the current one is in the middle. */
function scrollToMiddle(dot: HTMLElement | null): void {
  const strip = dot?.parentElement;
  if (strip) strip.scrollLeft = dot.offsetLeft + dot.offsetWidth / 2 - strip.clientWidth / 2;
}
