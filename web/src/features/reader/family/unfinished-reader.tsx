import type { FamilyPage, Story } from '@tuckaway/domain';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { focusIsLost, focusScreen } from '../../../ui/dialog/lost-focus.ts';
import { useLooks } from '../../parents/api/children/looks.ts';
import { useReadingComfort } from '../api/reading/reading-comfort.ts';
import { NEXT_PAGE } from '../messages.ts';
import { Reader } from '../reader.tsx';
import { familyBook } from './family-book.ts';

/** A story of which the first pages are written. */
export type UnfinishedStory = Omit<Story, 'createdAt' | 'pages'> & { pages: FamilyPage[] };

export interface UnfinishedReaderProps {
  story: UnfinishedStory;
  /** Called with each page that opens, also the first, counted from 0. */
  onPage: (index: number) => void;
}

/** A family's story while it is being written: the pages that exist so far, as in the finished book (decision S14). */
export function UnfinishedReader({ story, onPage }: UnfinishedReaderProps) {
  const looks = useLooks(story);
  const book = useMemo(() => ({ ...familyBook(story, looks, false), ending: null }), [story, looks]);
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
      {() => (
        // On a phone beside the sync button.
        <p
          role="status"
          className="page-margin flex min-h-20 items-center justify-center gap-3 pt-2 pb-6 text-label font-medium text-soft max-[36rem]:justify-end"
        >
          {ahead && (
            <>
              <span aria-hidden="true" className="size-3 shrink-0 animate-lamp-breath rounded-full bg-lamp-edge" />
              {NEXT_PAGE}
            </>
          )}
        </p>
      )}
    </Reader>
  );
}
