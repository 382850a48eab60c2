import { pageParagraphs } from '@tuckaway/domain';
import { useChildMode } from '../../data/parents/child-mode.ts';
import { KeepActions } from '../../features/keep-story/keep-actions.tsx';
import { CuratedReader } from '../../features/reader/curated-reader.tsx';
import { THE_END } from '../../features/reader/messages.ts';
import { Reporting } from '../../features/report-story/reporting.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { READING_AIDS } from '../reading-aids.tsx';

export function CuratedReaderRoute() {
  const childMode = useChildMode();
  return (
    <Reporting>
      {(reporting) => (
        <CuratedReader
          reporting={reporting}
          aids={READING_AIDS}
          keep={(story) => (
            <div className="flex flex-wrap items-center gap-x-3">
              <ButtonLink to="/" variant="secondary" size="sm">
                Back to the stories
              </ButtonLink>
              {!childMode && (
                <KeepActions
                  book={async () =>
                    (await import('../../features/keep-story/kept-book.ts')).curatedBook(
                      story,
                      ({ content }) => pageParagraphs(content ?? ''),
                      THE_END,
                    )
                  }
                />
              )}
            </div>
          )}
        />
      )}
    </Reporting>
  );
}
