import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface PageDotsProps {
  count: number;
  page: number;
  /** Pages that are recorded, counted from 0. */
  done: ReadonlySet<number>;
  /** Null while the page cannot be left. */
  onPage: ((page: number) => void) | null;
}

/** One dot for each page; a recorded one is filled. In one line, as the reader's: they get narrower, and at their narrowest it scrolls. */
export function PageDots({ count, page, done, onPage }: PageDotsProps) {
  const line = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const dots = line.current;
    const dot = dots?.children[page];
    if (!dots || !(dot instanceof HTMLElement)) return;
    // By hand, because `scrollIntoView` would move the page, too.
    dots.scrollLeft = dot.offsetLeft - (dots.clientWidth - dot.offsetWidth) / 2;
  }, [page]);
  return (
    <nav ref={line} aria-label="Pages" className="relative -mx-2 flex min-w-0 overflow-x-auto overscroll-x-contain [scrollbar-width:none]">
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          key={index}
          type="button"
          aria-label={`Page ${index + 1}${done.has(index) ? ', recorded' : ''}`}
          aria-current={index === page ? 'page' : undefined}
          disabled={onPage === null}
          onClick={() => onPage?.(index)}
          className="grid h-[44px] min-w-[24px] flex-[0_1_44px] place-items-center rounded-full -outline-offset-3"
        >
          <span
            className={classNames(
              'block size-3.5 rounded-full border-2',
              done.has(index) ? 'border-lamp-ink bg-lamp-ink' : 'border-line',
              index === page && 'outline-2 outline-offset-2 outline-lamp-ink',
            )}
          />
        </button>
      ))}
    </nav>
  );
}
