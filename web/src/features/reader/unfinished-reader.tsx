import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { UnfinishedReaderProps } from '../../data/reading/reader-parts.ts';
import { useReadingComfort } from '../../data/reading/reading-comfort.ts';
import { focusIsLost, focusScreen } from '../../ui/dialog/lost-focus.ts';
import { familyBook } from './family-book.ts';
import { NEXT_PAGE } from './messages.ts';
import { Reader } from './reader.tsx';

/** A family's story while it is being written: the pages that exist so far, as in the finished book (decision S14). */
export function UnfinishedReader({ story, onPage }: UnfinishedReaderProps) {
  const book = useMemo(() => ({ ...familyBook(story), ending: null }), [story]);
  const [index, setIndex] = useState(0);
  const { longPage } = useReadingComfort();
  const ahead = longPage || index === book.pages.length - 1;

  useLayoutEffect(() => {
    // It takes the form's place on the same route.
    window.scrollTo({ top: 0, behavior: 'instant' });
    return () => queueMicrotask(() => focusIsLost() && focusScreen());
  }, []);

  const follow = useCallback(
    (page: number) => {
      setIndex(page);
      onPage(page);
    },
    [onPage],
  );

  return (
    <Reader book={book} onPage={follow}>
      <p role="status" className="page-margin flex min-h-11 items-center justify-center gap-3 pt-2 pb-6 text-soft">
        {ahead && (
          <>
            <span aria-hidden="true" className="size-3.5 shrink-0 animate-lamp-breath rounded-full bg-lamp" />
            {NEXT_PAGE}
          </>
        )}
      </p>
    </Reader>
  );
}
