import { CuratedReaderScreen } from '../features/curated-reader/curated-reader-screen.tsx';
import { Reporting } from '../features/report-story/reporting.tsx';
import { LateCuratedRow } from './late-keep-row.tsx';
import { READING_AIDS } from './reading-aids.tsx';

/** The reader of curated stories, with the ways to keep and to report one, and what helps ears and eyes. */
export function CuratedReaderRoute() {
  return (
    <Reporting>
      {(reporting) => <CuratedReaderScreen reporting={reporting} keep={(story) => <LateCuratedRow story={story} />} aids={READING_AIDS} />}
    </Reporting>
  );
}
