import { useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** A dot for each page. Where there are more than fit, the strip moves so that the current one is in the middle. */
export function PageDots({ count, index, onPick }: { count: number; index: number; onPick: (index: number) => void }) {
  const strip = useRef<HTMLOListElement>(null);

  useEffect(() => {
    // Where things are is asked in the frame's own time: before it, the page would be laid out once more for the answer.
    const frame = requestAnimationFrame(() => {
      const list = strip.current;
      const dot = list?.children[index];
      if (list && dot instanceof HTMLElement) list.scrollLeft = dot.offsetLeft + dot.offsetWidth / 2 - list.clientWidth / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [index]);

  return (
    <ol
      ref={strip}
      aria-label="Pages"
      className="page-dots relative m-0 flex min-w-0 list-none overflow-x-auto p-0 motion-safe:scroll-smooth"
    >
      {Array.from({ length: count }, (_, page) => {
        const current = page === index;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          <li key={page} className="shrink-0">
            <button
              type="button"
              aria-label={`Page ${page + 1}`}
              aria-current={current ? 'page' : undefined}
              onClick={() => onPick(page)}
              className="group grid size-11 place-items-center rounded-full -outline-offset-3"
            >
              <span
                className={classNames(
                  'block rounded-full border-2 transition-colors duration-300 ease-paper',
                  current
                    ? 'h-3 w-6 border-lamp-ink bg-lamp-ink forced-colors:bg-[Highlight]'
                    : 'size-3 border-line group-hover:border-lamp-ink',
                )}
              />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
