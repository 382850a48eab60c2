import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { Book } from '../book.ts';
import { PAGES } from '../messages.ts';

/** All pages with their first words, to open one of them. */
export function PagesSheet({
  book,
  index,
  goTo,
  onClose,
}: {
  book: Book;
  index: number;
  goTo: (page: number) => void;
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={onClose} title={PAGES} size="sm">
      <ol className="-mx-2 list-none p-0">
        {book.pages.map(({ paragraphs }, page) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          <li key={page}>
            <button
              type="button"
              aria-current={page === index ? 'page' : undefined}
              onClick={() => {
                goTo(page);
                onClose();
              }}
              className="flex min-h-11 w-full items-baseline gap-3 rounded-card px-3 py-2.5 text-left transition-colors hover:bg-raised aria-[current=page]:bg-raised forced-colors:aria-[current=page]:outline-2"
            >
              <span className="min-w-6 shrink-0 text-right font-semibold tabular-nums text-lamp-ink">
                <span className="sr-only">Page </span>
                {page + 1}
              </span>
              <span dir={book.direction} lang={book.language} className="min-w-0 truncate font-story text-ink">
                {paragraphs[0]}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
