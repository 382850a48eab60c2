import { CuratedReaderScreen } from '../../features/curated-reader/curated-reader-screen.tsx';
import { THE_END } from '../../features/curated-reader/messages.ts';
import { paragraphsOf } from '../../features/curated-reader/passages.ts';
import { KeepActions } from '../../features/keep-story/keep-actions.tsx';
import { Reporting } from '../../features/report-story/reporting.tsx';
import { READING_AIDS } from '../reading-aids.tsx';

export function CuratedReaderRoute() {
  return (
    <Reporting>
      {(reporting) => (
        <CuratedReaderScreen
          reporting={reporting}
          aids={READING_AIDS}
          keep={(story) => (
            <div className="-ml-4 flex flex-wrap gap-x-3">
              <KeepActions
                book={async () => (await import('../../features/keep-story/kept-book.ts')).curatedBook(story, paragraphsOf, THE_END)}
              />
            </div>
          )}
        />
      )}
    </Reporting>
  );
}
