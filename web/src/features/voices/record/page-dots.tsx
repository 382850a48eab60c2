import { classNames } from '../../../ui/class-names.ts';

interface PageDotsProps {
  count: number;
  page: number;
  /** Pages that are recorded, counted from 0. */
  done: ReadonlySet<number>;
  /** Null while the page cannot be left. */
  onPage: ((page: number) => void) | null;
}

/** One dot for each page; a recorded one is filled. */
export function PageDots({ count, page, done, onPage }: PageDotsProps) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap justify-end">
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          key={index}
          type="button"
          aria-label={`Page ${index + 1}${done.has(index) ? ', recorded' : ''}`}
          aria-current={index === page ? 'page' : undefined}
          disabled={onPage === null}
          onClick={() => onPage?.(index)}
          className="grid size-11 place-items-center"
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
