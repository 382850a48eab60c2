import { pageParagraphs } from '@tuckaway/domain';
import { KeepActions } from '../../features/keep/keep-actions.tsx';
import { CuratedReader } from '../../features/reader/curated/curated-reader.tsx';
import { THE_END } from '../../features/reader/messages.ts';
import { Reporting } from '../../features/reader/report/reporting.tsx';
import { READING_AIDS } from '../reading-aids.tsx';

export function CuratedReaderRoute() {
  return (
    <Reporting>
      {(reporting) => (
        <CuratedReader
          reporting={reporting}
          aids={READING_AIDS}
          keep={(story) => (
            <KeepActions
              book={async () =>
                (await import('../../features/keep/kept-book.ts')).curatedBook(
                  story,
                  ({ content }) => pageParagraphs(content ?? ''),
                  THE_END,
                )
              }
            />
          )}
        />
      )}
    </Reporting>
  );
}
